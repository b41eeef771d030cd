#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A stepper: has one focus stop, as a GtkSpinButton does, and two buttons for the pointer.
@MainActor final class StepperView: NodeView {
  private let area = Box()

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: nil, box: area)
    gtk_widget_add_css_class(area.widget, "platen-row")
    Accessibility.setRole(GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, of: area.widget)
    watchKeys()
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let stepper = node.content.control?.as(StepperContent.self) else { return }
    gtk_widget_set_focusable(widget, node.attributes.isFocusable ? 1 : 0)
    Accessibility.describe(
      widget, node, name: [stepper.label, stepper.valueText ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
  }

  private func watchKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    connect(controller, "key-pressed") { [weak self] arguments in
      guard let self, node.attributes.isFocused, let step = Self.step(arguments.unsigned(1)) else { return }
      window.send(.step(step), to: node)
      arguments.answer(true)
    }
    gtk_widget_add_controller(widget, controller)
  }

  private static func step(_ key: UInt32) -> Int? {
    switch key {
    case UInt32(GDK_KEY_Up), UInt32(GDK_KEY_Right), UInt32(GDK_KEY_plus), UInt32(GDK_KEY_KP_Add): 1
    case UInt32(GDK_KEY_Down), UInt32(GDK_KEY_Left), UInt32(GDK_KEY_minus), UInt32(GDK_KEY_KP_Subtract): -1
    default: nil
    }
  }
}
#endif
