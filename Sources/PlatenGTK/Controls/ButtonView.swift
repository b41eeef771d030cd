#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A button: a GtkButton around the label's views.
@MainActor final class ButtonView: NodeView {
  private let button: Widget = gtk_button_new()
  private let content = Box()
  private var style: OpaquePointer?
  private var shownRules: String?
  private var isWatched = false
  private var isHeld = false

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: button, box: content)
    Accessibility.setRole(of: button, node)
    gtk_button_set_child(button.cast(to: GtkButton.self), content.widget)
    // A button is pressed without taking the focus from the field, as in SwiftUI.
    gtk_widget_set_focus_on_click(button, 0)
    connect(button, "clicked") { [weak self] _ in
      guard let self else { return }
      self.window.send(.press, to: self.node)
    }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let content = node.content.control?.as(ButtonContent.self) else { return }
    if oldAttributes?.isFocusable != node.attributes.isFocusable {
      gtk_widget_set_focusable(button, node.attributes.isFocusable ? 1 : 0)
    }
    let isBare = Self.isBare(node, content)
    button.setClass("platen-bare", isBare && !content.isOption)
    button.setClass("platen-button", !isBare)
    button.setClass("flat", content.style != .plain && (isBare || content.style == .automatic && needsOwnGround))
    button.setClass("suggested-action", content.style == .borderedProminent && content.purpose != .destructive)
    button.setClass("destructive-action", !isBare && content.purpose == .destructive)
    let rules = tintRules(content)
    if rules != shownRules { style = Stylesheet.set(rules, on: button, replacing: style) }
    shownRules = rules
    if content.isOption {
      gtk_widget_set_can_focus(button, 0)
      button.setClass("platen-option", true)
      button.setClass("platen-selected", content.isSelected)
      Accessibility.setSelected(button, content.isSelected)
      if content.isSelected { (parent as? PopupView)?.resize() }
    }
    if let isExpanded = content.isExpanded { Accessibility.setExpanded(button, isExpanded) }
    if content.reportsPress { watchPress() }
    nameByContent()
  }

  override var namedWidget: Widget? { button }

  /// GTK marks a widget pressed by the pointer as active, and a button pressed by a key with a class.
  private func watchPress() {
    guard !isWatched else { return }
    isWatched = true
    for signal in ["state-flags-changed", "notify::css-classes"] {
      connect(button, signal, after: true) { [weak self] _ in self?.pressChanged() }
    }
  }

  private func pressChanged() {
    let isActive = gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    let isHeld = isActive || gtk_widget_has_css_class(button, "keyboard-activating") != 0
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    guard node.reportsPress || !isHeld else { return }
    window.send(.hold(isHeld), to: node)
  }

  /// A prominent button has the tint colour, with text that is readable on it.
  private func tintRules(_ content: ButtonContent) -> String? {
    guard content.style == .borderedProminent, content.purpose != .destructive, node.attributes.isEnabled,
      let tint = node.attributes.tint, let color = Palette.color(tint, over: window.widget)
    else { return nil }
    let letters = color.isBright ? "black" : "white"
    return "background-image: none; background-color: \(color.hexadecimal); border-color: \(color.hexadecimal);"
      + " color: \(letters); text-shadow: none;"
  }

  /// Whether nothing of the theme is drawn around the label.
  static func isBare(_ node: Node, _ content: ButtonContent) -> Bool {
    switch content.style {
    case .plain, .borderless: true
    case .automatic: node.hasOwnBox
    case .bordered, .borderedProminent: false
    }
  }

  /// Whether the label has a colour for the ground that the program draws, which cannot be read on the theme's button.
  private var needsOwnGround: Bool {
    guard node.ground != nil,
      let label = node.first(where: { if case .leaf(.text) = $0.content { true } else { false } }),
      case .leaf(.text(let text)) = label.content, text.foreground != .system(.primary),
      let color = Palette.textColor(text.foreground, over: button)
    else { return false }
    return color.isBright != Palette.isDark(button)
  }

  override var contentOrigin: CGPoint {
    let insets = WindowMetrics.buttonInsets(node)
    return CGPoint(x: insets.leading, y: insets.top)
  }
}
#endif
