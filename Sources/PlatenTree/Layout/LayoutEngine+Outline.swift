extension LayoutEngine {
  /// The size of content with a layer in front of it or behind it. Where the line of the layer would cover the edge of
  /// the content, the content is inside of the line, as in a border.
  func layeredSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let insets = outlineInsets(of: node, proposal)
    return firstChildSize(node, proposal.inset(by: insets)).outset(by: insets)
  }

  func placeLayered(_ node: Node, _ stack: DepthStackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let insets = outlineInsets(of: node, proposal)
    placeLayers(node, stack, bounds, proposal, content: insets)
  }

  /// Around content of one unit, a line has only its ends. One at a single edge is beside the content in any case.
  private func outlineInsets(of node: Node, _ proposal: ProposedViewSize) -> EdgeInsets {
    let line = metrics.outline(of: node)
    guard line.leading > 0, line.top > 0 || line.bottom > 0 else { return line }
    let ends = EdgeInsets(top: 0, leading: line.leading, bottom: 0, trailing: line.trailing)
    return firstChildSize(node, proposal.inset(by: ends)).height < 2 ? ends : line
  }
}
