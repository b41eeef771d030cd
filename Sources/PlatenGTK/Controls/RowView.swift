#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A row of a list: takes the focus and is selected as GTK's own rows are.
@MainActor final class RowView: NodeView {
  private let area = Box()

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: nil, box: area)
    gtk_widget_add_css_class(area.widget, "platen-row")
    watchClicks()
    watchKeys()
  }

  private var content: RowContent? {
    if case .container(.row(let row)) = node.content { row } else { nil }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let content else { return }
    gtk_widget_set_focusable(widget, node.attributes.isFocusable ? 1 : 0)
    widget.setClass("platen-selected", content.isSelected)
    nameByContent()
    if content.isSelectable { Accessibility.setSelected(widget, content.isSelected) }
    gtk_widget_queue_draw(widget)
  }

  override var namedWidget: Widget? { widget }

  private func watchClicks() {
    guard let gesture = gtk_gesture_click_new() else { return }
    connect(gesture, "released") { [weak self] _ in
      guard let self, content?.isSelectable == true || node.attributes.isFocusable else { return }
      if node.attributes.isFocusable { gtk_widget_grab_focus(widget) }
      if content?.isSelectable == true { window.send(.press, to: node) }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func watchKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    connect(controller, "key-pressed") { [weak self] arguments in
      guard let self, node.attributes.isFocused else { return }
      switch arguments.unsigned(1) {
      case UInt32(GDK_KEY_Return), UInt32(GDK_KEY_KP_Enter), UInt32(GDK_KEY_space):
        window.send(.press, to: node)
      case UInt32(GDK_KEY_Down): window.perform { _ = self.window.host.focus.move(forward: true) }
      case UInt32(GDK_KEY_Up): window.perform { _ = self.window.host.focus.move(forward: false) }
      default: return
      }
      arguments.answer(true)
    }
    gtk_widget_add_controller(widget, controller)
  }
}
#endif
