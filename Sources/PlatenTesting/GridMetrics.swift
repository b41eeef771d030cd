/// A front end whose unit is a point: a character of text is 1 wide and 1 high, a field as wide as it may be.
package final class GridMetrics: LayoutMetrics {
  package var labelsStandAbove = false
  /// Above and below the text of a field of several lines.
  package var editorInset: CGFloat = 0
  package var mostFormWidth: CGFloat = .infinity
  package var windowMargin: CGFloat = 0
  /// The size of a character; that of a text is rounded up.
  package var character = CGSize(width: 1, height: 1)

  package nonisolated init() {}

  package func units(_ points: CGFloat, along axis: Axis) -> CGFloat { points.rounded() }

  package func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    axis == .horizontal ? 1 : 0
  }

  package var defaultPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }

  package func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)):
      let lines = text.plainText.split(separator: "\n", omittingEmptySubsequences: false)
        .map { CGFloat($0.count) * character.width }
      let own = (lines.max() ?? 0).rounded(.up)
      let width = proposal.width.map { $0 > 0 ? min($0, own) : own } ?? own
      let count = lines.reduce(0) { $0 + max(width > 0 ? ($1 / width).rounded(.up) : 1, 1) }
      return CGSize(width: width, height: (count * character.height).rounded(.up))
    case .field(let field):
      let height = field.isMultiline ? 1 + 2 * editorInset : 1
      return CGSize(width: min(proposal.width ?? 20, 1_000), height: height)
    default: return nil
    }
  }

  package func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? {
    if case .field(let field) = node.content { return field.isMultiline ? editorInset + 1 : 1 }
    return isFirst ? 1 : size.height
  }

  package func insets(of node: Node) -> EdgeInsets { EdgeInsets() }

  package func labelColumn(formWidth: CGFloat) -> LabelColumn { labelsStandAbove ? .above : .leading(maximum: 10) }
}
