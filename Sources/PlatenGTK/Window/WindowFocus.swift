#if GTK
import CGTK4
import PlatenGraph

/// Synchronizes GTK's focus with the host's: a Tab or a click notifies the host, and the program's changes move the
/// widget focus.
@MainActor final class WindowFocus {
  private unowned let window: HostWindow
  private var isFollowing = false
  private var isCheckDue = false
  /// GTK is moving the focus: between the field that is left and what is chosen there is no focus.
  private var isMoving = false
  /// The field that was edited at the end of the last update.
  private var edited: NodeID?

  init(_ window: HostWindow) { self.window = window }

  func start() {
    connect(window.widget, "notify::focus-widget") { [weak self] _ in self?.focusMoved() }
  }

  /// The view of a focusable node in which GTK has its focus.
  var focusedView: NodeView? {
    var widget = gtk_window_get_focus(window.widget.cast(to: GtkWindow.self))
    while let current = widget {
      if let view = window.tree.view(of: current), view.node.attributes.isFocusable { return view }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Moves GTK's focus to where the host has it.
  func follow() {
    showEditedField()
    // What an input method commits into the field that is left is an update as well. The host hears of the focus behind
    // it.
    guard !isMoving else { return }
    guard let node = window.host.focus.node else {
      // Without a focus in the host, no field keeps the caret.
      if focusedView != nil { setFocus { gtk_window_set_focus(window.widget.cast(to: GtkWindow.self), nil) } }
      return
    }
    guard focusedView?.node.id != node.id, let view = window.tree.view(node.id) else { return }
    setFocus { view.grabFocus() }
  }

  /// A field that is edited shows its caret, any other one the beginning of its text.
  private func showEditedField() {
    let before = edited
    edited = window.host.focus.firstResponderID
    guard edited != before else { return }
    for id in [before, edited] { id.flatMap(window.tree.view)?.fieldController?.show() }
  }

  /// Takes GTK's focus away from a widget and what is in it.
  func release(_ widget: Widget) {
    let gtkWindow = window.widget.cast(to: GtkWindow.self)
    guard let focused = gtk_window_get_focus(gtkWindow),
      focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
    else { return }
    setFocus { gtk_window_set_focus(gtkWindow, nil) }
  }

  private func setFocus(_ body: () -> Void) {
    isFollowing = true
    body()
    isFollowing = false
  }

  /// Ends the composition in a field from which GTK takes the focus, while the input method still has it.
  func fieldIsLeft(_ controller: FieldController) {
    isMoving = true
    controller.endComposition()
    // GTK keeps its focus where the window loses the keyboard.
    MainLoop.later { [weak self] in self?.isMoving = false }
  }

  /// GTK removes the focus from a widget before it moves to another, and from one that is removed: only the final
  /// position counts.
  private func focusMoved() {
    isMoving = false
    window.revealFocusLater()
    guard !isFollowing, !isCheckDue else { return }
    isCheckDue = true
    MainLoop.later { [weak self] in self?.check() }
  }

  private func check() {
    guard isCheckDue else { return }
    report()
    // If the host refused, this restores the focus.
    window.update()
  }

  /// Sets the host's focus to GTK's, if it differs: before any other user input is handled, because keys can arrive
  /// faster than the loop iterates.
  func report() {
    guard isCheckDue else { return }
    isCheckDue = false
    let view = focusedView
    let id = view?.node.id
    guard id != window.host.focus.node?.id else { return }
    // GTK has selected the text of an entry that Tab has reached.
    let isSelected = view?.fieldController?.isAllSelected ?? false
    if window.host.focus.move(to: id), isSelected { window.host.focus.selectLine() }
  }
}
#endif
