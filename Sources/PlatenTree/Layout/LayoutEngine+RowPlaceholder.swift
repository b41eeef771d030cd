// Unloaded rows take the space that they would take if they were like those beside them.
extension LayoutEngine {
  /// The average length of a row, and the distance between two.
  private func pitch(_ node: Node, _ proposal: ProposedViewSize, along axis: Axis) -> (
    length: CGFloat, spacing: CGFloat
  ) {
    guard let parent = node.parent else { return (metrics.units(24, along: axis), 0) }
    var total: CGFloat = 0
    var count: CGFloat = 0
    for sibling in parent.children where sibling.isLikeRows {
      total += measure(sibling, proposal).length(along: axis)
      count += 1
    }
    let length = count > 0 ? max(total / count, 1) : max(metrics.units(32, along: axis), 1)
    var between = metrics.defaultSpacing(along: axis, between: node, and: node)
    if case .container(.stack(let stack)) = parent.content, let spacing = stack.spacing {
      between = metrics.units(spacing, along: axis)
    }
    return (length, between)
  }

  func placeholderSize(_ node: Node, _ placeholder: RowPlaceholder, _ proposal: ProposedViewSize) -> CGSize {
    var axis = Axis.vertical
    if case .container(.stack(let stack))? = node.parent?.content { axis = stack.axis }
    if case .container(.lazyGrid(let grid))? = node.parent?.content { axis = grid.axis }
    let (length, between) = pitch(node, proposal, along: axis)
    let count = CGFloat(placeholder.count)
    let total = (length * count + between * max(count - 1, 0)).rounded()
    return CGSize(total, along: axis, across: 0)
  }
}

extension Node {
  /// Whether the node's size is an estimate for the unloaded rows beside it.
  fileprivate var isLikeRows: Bool {
    switch content {
    case .leaf(.rowPlaceholder), .container(.sectionHeader), .container(.sectionFooter): false
    default: sectionPart == nil || sectionPart == .whole
    }
  }
}
