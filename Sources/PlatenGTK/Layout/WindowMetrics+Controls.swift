#if GTK
import CGTK4
import PlatenGraph

// The sizes of controls: those that their widgets request.
extension WindowMetrics {
  /// Nil where the size is that of what is in the control.
  func controlSize(_ control: any ControlContent, _ node: Node, _ proposal: ProposedViewSize) -> CGSize? {
    switch control {
    case is ButtonContent, is ToggleContent, is StepperContent: return nil
    case is PickerContent: return widgetSize(node, atMost: finite(proposal.width))
    case is CalendarContent, is ColorWellContent, is MenuContent: return widgetSize(node)
    case is SliderContent: return widgetSize(node, width: flexible(proposal.width, ideal: 200))
    case let progress as ProgressContent:
      if progress.kind == .circle, progress.fraction == nil { return CGSize(width: 24, height: 24) }
      return widgetSize(node, width: flexible(proposal.width, ideal: 200))
    default: return controlSize(control.standard, node, proposal)
    }
  }

  func controlInsets(_ control: any ControlContent, _ node: Node) -> EdgeInsets {
    switch control {
    case is ButtonContent: return Self.buttonInsets(node)
    case is ToggleContent where ToggleView.isButton(node): return Self.buttonInsets(node)
    case is ToggleContent:
      let isSwitch = ToggleView.isSwitch(node)
      let space = markSize(isSwitch: isSwitch).width + (node.children.isEmpty ? 0 : Self.markSpacing)
      return isSwitch
        ? EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: space)
        : EdgeInsets(top: 3, leading: space, bottom: 3, trailing: 0)
    default:
      // A control with a widget of its own has no children to keep away from its edge.
      let hasWidget =
        control.isLeaf || control is MenuContent || control is StepperContent || control is CalendarContent
      return hasWidget ? EdgeInsets() : controlInsets(control.standard, node)
    }
  }

  static func buttonInsets(_ node: Node) -> EdgeInsets {
    if let content = node.content.control?.as(ButtonContent.self), content.isOption {
      let padding = Stylesheet.optionPadding
      return EdgeInsets(
        top: padding.vertical, leading: padding.horizontal, bottom: padding.vertical, trailing: padding.horizontal)
    }
    if let content = node.content.control?.as(ButtonContent.self), ButtonView.isBare(node, content) {
      return EdgeInsets()
    }
    let horizontal = Stylesheet.buttonPadding.horizontal + Stylesheet.buttonBorder
    let vertical = Stylesheet.buttonPadding.vertical + Stylesheet.buttonBorder
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The size that a widget requests; for a given width, as much of it as the widget needs. With a limit it is no
  /// wider, unless the widget needs more.
  private func widgetSize(_ node: Node, width: CGFloat? = nil, atMost limit: CGFloat? = nil) -> CGSize {
    guard let widget = window.tree.view(node.id)?.widget else { return CGSize(width: width ?? 100, height: 34) }
    let horizontal = widget.measure(GTK_ORIENTATION_HORIZONTAL)
    let least = CGFloat(horizontal.minimum)
    let chosen = max(min(width ?? CGFloat(horizontal.natural), limit ?? .infinity), least)
    let height = widget.measure(GTK_ORIENTATION_VERTICAL, for: chosen.isFinite ? Int32(clamping: Int(chosen)) : -1)
      .natural
    return CGSize(width: chosen, height: CGFloat(height))
  }
}
#endif
