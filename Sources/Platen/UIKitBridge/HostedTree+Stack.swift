// How a stack arranges its views.
extension HostedTree {
  func arrange(_ stack: any ArrangingView) -> Node {
    let (views, spreads) = (stack.arrangedViews.filter { !$0.isHidden }, stack.spreadsViews)
    var content = StackContent(
      axis: stack.isColumn ? .vertical : .horizontal, horizontal: .leading, spacing: spreads ? 0 : stack.spaceBetween)
    switch stack.across {
    case .fill: break
    case .leading: content.vertical = .top
    case .center: content.horizontal = .center
    case .trailing: (content.horizontal, content.vertical) = (.trailing, .bottom)
    case .firstBaseline: content.vertical = .firstTextBaseline
    case .lastBaseline: content.vertical = .lastTextBaseline
    }
    let item = item(for: stack, .container(.stack(content)))
    var nodes: [Node] = []
    for (index, view) in views.enumerated() {
      if spreads, index > 0 { nodes.append(gap(index - 1, of: item, stack.spaceBetween)) }
      nodes += place(view, in: stack, share: stack.share(of: view))
    }
    return self.stack(nodes, of: stack, content)
  }

  /// What takes the rest of the space between two views.
  private func gap(_ index: Int, of item: HostedItem, _ least: CGFloat) -> Node {
    let content = NodeContent.leaf(.spacer(minLength: least))
    while item.gaps.count <= index { item.gaps.append(host.nodes.make(content, NodeAttributes())) }
    host.nodes.set(content, NodeAttributes(), of: item.gaps[index])
    return item.gaps[index]
  }
}

extension ArrangingView {
  /// Whether the space that the views leave is between them.
  fileprivate var spreadsViews: Bool { along == .equalSpacing || along == .equalCentering }

  /// What a view fills of the stack; nil where it has its own size.
  fileprivate func share(of view: UIView) -> HostedShare? {
    if along == .fillEqually { return HostedShare(axis: isColumn ? .vertical : .horizontal) }
    // A label that is as wide as the column has its text where its alignment says.
    guard isColumn, across == .fill, let label = view as? UILabel else { return nil }
    return switch label.textAlignment {
    case .center: HostedShare(axis: .horizontal)
    case .right: HostedShare(axis: .horizontal, alignment: .trailing)
    default: nil
    }
  }
}
