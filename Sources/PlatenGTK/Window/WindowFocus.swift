#if GTK
import CGTK4
import Platen

/// Keeps GTK's focus and the host's the same: a person's Tab or click tells the host, and what the
/// program asks for moves the widget's.
@MainActor final class WindowFocus {
  private unowned let window: HostWindow
  private var isFollowing = false
  private var isCheckDue = false
  private weak var lastView: NodeView?

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
    guard let node = window.host.focusedNode else {
      // Where nothing has the focus in the host, no field keeps the caret.
      if focusedView != nil { setFocus { gtk_window_set_focus(window.widget.cast(to: GtkWindow.self), nil) } }
      return
    }
    guard focusedView?.node.id != node.id, let view = window.tree.view(node.id) else { return }
    setFocus { view.grabFocus() }
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

  /// GTK takes the focus from a widget before it gives it to another, and from one that is removed:
  /// only where it ends up counts.
  private func focusMoved() {
    let view = focusedView
    if view !== lastView { lastView?.fieldController?.endComposition() }
    lastView = view
    window.revealFocusLater()
    guard !isFollowing, !isCheckDue else { return }
    isCheckDue = true
    MainLoop.later { [weak self] in self?.check() }
  }

  private func check() {
    guard isCheckDue else { return }
    report()
    // When the host has said no, this brings the focus back.
    window.update()
  }

  /// Tells the host where GTK's focus is, if it does not know yet: before anything else that a person
  /// does, for keys can come faster than the loop turns.
  func report() {
    guard isCheckDue else { return }
    isCheckDue = false
    let id = focusedView?.node.id
    if id != window.host.focusedNode?.id { window.host.focus(id) }
  }
}
#endif
