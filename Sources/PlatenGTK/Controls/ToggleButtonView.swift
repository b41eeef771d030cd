#if GTK
import CGTK4
import PlatenGraph

/// A toggle that is a button: a GtkToggleButton around the label's views, pressed while it is on.
@MainActor final class ToggleButtonView: NodeView {
  private let button: Widget = gtk_toggle_button_new()
  private let content = Box()
  private var isApplying = false

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: button, box: content)
    gtk_button_set_child(button.cast(to: GtkButton.self), content.widget)
    button.setClass("platen-button", true)
    // It is pressed without taking the focus from the field.
    gtk_widget_set_focus_on_click(button, 0)
    connect(button, "toggled") { [weak self] _ in self?.toggled() }
  }

  override func canShow(_ content: NodeContent) -> Bool {
    content.control?.role == .toggle && ToggleView.isButton(node)
  }

  override var focusWidget: Widget { button }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    if let toggle = node.content.control?.as(ToggleContent.self) {
      isApplying = true
      if toggle.isOn != isOn {
        gtk_toggle_button_set_active(button.cast(to: GtkToggleButton.self), toggle.isOn ? 1 : 0)
      }
      isApplying = false
    }
    nameByContent()
  }

  override var namedWidget: Widget? { button }

  private var isOn: Bool { gtk_toggle_button_get_active(button.cast(to: GtkToggleButton.self)) != 0 }

  private func toggled() {
    guard !isApplying else { return }
    window.send(.setOn(isOn), to: node)
  }

  override var contentOrigin: CGPoint {
    let insets = WindowMetrics.buttonInsets(node)
    return CGPoint(x: insets.leading, y: insets.top)
  }
}
#endif
