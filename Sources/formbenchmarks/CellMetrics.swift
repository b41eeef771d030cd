import Platen

/// Sizes in cells of a character grid, without a terminal.
final class CellMetrics: LayoutMetrics {
  func units(_ points: CGFloat, along axis: Axis) -> CGFloat {
    points.isFinite ? (points / (axis == .horizontal ? 8 : 16)).rounded() : points
  }

  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    axis == .horizontal ? 1 : 0
  }

  var defaultPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }

  func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)): CGSize(width: CGFloat(text.plainText.count), height: 1)
    case .leaf(.image): CGSize(width: 2, height: 1)
    case .field: CGSize(width: proposal.width.map { $0.isFinite ? $0 : 200 } ?? 20, height: 1)
    default: nil
    }
  }

  func insets(of node: Node) -> EdgeInsets { EdgeInsets() }

  func labelColumn(formWidth: CGFloat) -> LabelColumn { .leading(maximum: 24) }
}
