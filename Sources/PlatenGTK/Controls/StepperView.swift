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
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let stepper = node.content.control?.as(StepperContent.self) else { return }
    gtk_widget_set_focusable(widget, node.attributes.isFocusable ? 1 : 0)
    Accessibility.describe(
      widget, node, name: [stepper.label, stepper.valueText ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
  }

  /// GTK has no widget here that works the arrows.
  override var nativeKeys: FrontEndKeyBindings { NativeKeys.withoutAdjustments }
}
#endif
