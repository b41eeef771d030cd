/// Sizes in points, estimated from those of fonts, for views that are measured where no front end has laid out: before
/// the first window, in a browser, whose page lays out by itself, and in a test.
@MainActor final class EstimatedMetrics: LayoutMetrics {
  /// A control of one line.
  private static let controlHeight: CGFloat = 34
  /// A field that is proposed no width.
  private static let fieldWidth: CGFloat = 200

  func units(_ points: CGFloat, along axis: Axis) -> CGFloat { points }

  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat { 8 }

  var defaultPadding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }

  func labelColumn(formWidth: CGFloat) -> LabelColumn { .leading(maximum: (formWidth * 0.4).rounded()) }

  func insets(of node: Node) -> EdgeInsets {
    switch node.content {
    case .control(let button as ButtonContent) where button.style != .plain:
      EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    // The mark with the space between it and the label.
    case .control(is ToggleContent): EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 59)
    default: EdgeInsets()
    }
  }

  func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)): size(of: text, proposal)
    case .leaf(.image(let image)): size(of: image, proposal)
    case .leaf(.divider):
      node.dividedAxis == .horizontal
        ? CGSize(width: 1, height: length(proposal.height, ideal: 1))
        : CGSize(width: length(proposal.width, ideal: 1), height: 1)
    case .field(let field):
      CGSize(
        width: length(proposal.width, ideal: Self.fieldWidth),
        height: field.kind == .editor ? length(proposal.height, ideal: 2 * Self.controlHeight) : Self.controlHeight)
    case .control where node.children.isEmpty:
      CGSize(width: length(proposal.width, ideal: Self.fieldWidth), height: Self.controlHeight)
    default: nil
    }
  }

  private func size(of text: TextContent, _ proposal: ProposedViewSize) -> CGSize {
    let font = UIFont(matching: text.font)
    let words = NSAttributedString(string: text.plainText, attributes: [.font: font])
    let limit = proposal.width.map { $0.isFinite ? max($0, 1) : 0 } ?? 0
    var size = words.boundingRect(with: CGSize(width: limit, height: 0), context: nil).size
    if let lines = text.lineLimit { size.height = min(size.height, (CGFloat(lines) * font.lineHeight).rounded(.up)) }
    return size
  }

  private func size(of image: ImageContent, _ proposal: ProposedViewSize) -> CGSize {
    let side = (UIFont(matching: image.font).lineHeight * CGFloat(image.scale)).rounded()
    let own = image.data.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: side, height: side)
    guard image.isResizable else { return own }
    return CGSize(width: length(proposal.width, ideal: own.width), height: length(proposal.height, ideal: own.height))
  }

  private func length(_ proposed: CGFloat?, ideal: CGFloat) -> CGFloat {
    guard let proposed else { return ideal }
    return proposed.isFinite ? max(proposed, 0) : proposed
  }
}
