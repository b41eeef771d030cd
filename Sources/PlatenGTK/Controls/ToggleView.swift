#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A toggle: in a form a GtkSwitch at the end of the row, elsewhere a GtkCheckButton before the label.
/// A click on the label counts as one on the mark.
@MainActor final class ToggleView: NodeView {
  private let content = Box()
  private let mark: Widget
  private let isSwitch: Bool
  private var isApplying = false

  init(_ node: Node, window: HostWindow) {
    isSwitch = Self.isSwitch(node)
    mark = isSwitch ? gtk_switch_new() : gtk_check_button_new()
    super.init(node, window: window, widget: nil, box: content)
    content.insert(mark, after: nil)
    gtk_widget_set_valign(mark, GTK_ALIGN_CENTER)
    // As a button, a toggle leaves the focus in the field.
    gtk_widget_set_focus_on_click(mark, 0)
    connect(mark, isSwitch ? "notify::active" : "toggled") { [weak self] _ in self?.toggled() }
    guard let click = gtk_gesture_click_new() else { return }
    connect(click, "released") { [weak self] _ in
      guard let self, self.node.attributes.isEnabled else { return }
      self.isOn.toggle()
    }
    gtk_widget_add_controller(content.widget, click)
  }

  /// Whether the mark is a switch.
  static func isSwitch(_ node: Node) -> Bool {
    guard let toggle = node.content.control?.as(ToggleContent.self) else { return false }
    switch toggle.style {
    case .automatic: return WindowMetrics.isInForm(node)
    case .switch: return true
    case .checkbox, .button: return false
    }
  }

  /// Whether the toggle is a button that stays pressed, see ``ToggleButtonView``.
  static func isButton(_ node: Node) -> Bool { node.content.control?.as(ToggleContent.self)?.style == .button }

  override func canShow(_ content: NodeContent) -> Bool {
    guard content.control?.role == .toggle, !Self.isButton(node) else { return false }
    return Self.isSwitch(node) == isSwitch
  }

  override var focusWidget: Widget { mark }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    show()
    nameByContent()
  }

  override var namedWidget: Widget? { mark }

  private func show() {
    guard let toggle = node.content.control?.as(ToggleContent.self) else { return }
    isApplying = true
    if toggle.isOn != isOn { isOn = toggle.isOn }
    if !isSwitch {
      gtk_check_button_set_inconsistent(mark.cast(to: GtkCheckButton.self), toggle.isMixed ? 1 : 0)
    }
    isApplying = false
  }

  private var isOn: Bool {
    get {
      isSwitch
        ? gtk_switch_get_active(mark.opaque) != 0
        : gtk_check_button_get_active(mark.cast(to: GtkCheckButton.self)) != 0
    }
    set {
      if isSwitch {
        gtk_switch_set_active(mark.opaque, newValue ? 1 : 0)
      } else {
        gtk_check_button_set_active(mark.cast(to: GtkCheckButton.self), newValue ? 1 : 0)
      }
    }
  }

  private func toggled() {
    guard !isApplying else { return }
    window.send(.setOn(isOn), to: node)
    // The program may have refused the change.
    show()
  }

  override func allocate(_ box: Box, width: Int, height: Int) {
    let size = window.metrics.markSize(isSwitch: isSwitch)
    let x = isSwitch != node.isRightToLeft ? CGFloat(width) - size.width : 0
    box.place(mark, in: CGRect(x: x, y: (CGFloat(height) - size.height) / 2, width: size.width, height: size.height))
    super.allocate(box, width: width, height: height)
  }
}
#endif
