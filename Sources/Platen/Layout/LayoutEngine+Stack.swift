extension LayoutEngine {
  /// The children's proposals and sizes in a row or column: those that can change least choose first, and what is left is
  /// shared by the others.
  private func childSizes(
    _ node: Node, _ stack: StackContent, _ proposal: ProposedViewSize
  ) -> [(proposal: ProposedViewSize, size: CGSize)] {
    let axis = stack.axis
    let across = proposal.length(along: axis.other)
    let children = members(node)
    guard let room = proposal.length(along: axis), children.count > 1 || room.isFinite else {
      return children.map { ($0, ProposedViewSize(proposal.length(along: axis), along: axis, across: across)) }
        .map { ($1, measure($0, $1)) }
    }
    guard room.isFinite else {
      return children.map { ($0, ProposedViewSize(room, along: axis, across: across)) }.map { ($1, measure($0, $1)) }
    }
    let spacing = spacings(node, stack).reduce(0, +)
    let flexibility = children.map { child -> CGFloat in
      let most = measure(child, ProposedViewSize(.infinity, along: axis, across: across)).length(along: axis)
      let least = measure(child, ProposedViewSize(0, along: axis, across: across)).length(along: axis)
      return most - least
    }
    // A spacer takes what nothing else wants.
    let order = children.indices.sorted {
      let (first, second) = (children[$0].content.isSpacer, children[$1].content.isSpacer)
      if first != second { return second }
      return flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var sizes = Array(repeating: (proposal: ProposedViewSize.zero, size: CGSize.zero), count: children.count)
    var left = max(0, room - spacing)
    // Spacers are the last in the order: until it is their turn they keep no more than they have to.
    let others = order.firstIndex { children[$0].content.isSpacer } ?? order.count
    let kept = order[others...].reduce(0) { least, index in
      least + measure(children[index], ProposedViewSize(0, along: axis, across: across)).length(along: axis)
    }
    for (position, index) in order.enumerated() {
      let (free, sharers) =
        position < others ? (max(0, left - kept), others - position) : (left, order.count - position)
      let share = (free / CGFloat(sharers)).rounded(.down)
      let proposal = ProposedViewSize(share, along: axis, across: across)
      let size = measure(children[index], proposal)
      sizes[index] = (proposal, size)
      left = max(0, left - size.length(along: axis))
    }
    return sizes
  }

  /// The room before each child; none before the first.
  private func spacings(_ node: Node, _ stack: StackContent) -> [CGFloat] {
    let children = members(node)
    return children.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing = stack.spacing { return metrics.units(spacing, along: stack.axis) }
      if children[index].content.isSpacer || children[index - 1].content.isSpacer { return 0 }
      return metrics.defaultSpacing(along: stack.axis, between: children[index - 1], and: children[index])
    }
  }

  func stackSize(_ node: Node, _ stack: StackContent, _ proposal: ProposedViewSize) -> CGSize {
    let sizes = childSizes(node, stack, proposal).map(\.size)
    let length = sizes.reduce(0) { $0 + $1.length(along: stack.axis) } + spacings(node, stack).reduce(0, +)
    let across = sizes.map { $0.length(along: stack.axis.other) }.max() ?? 0
    return CGSize(length, along: stack.axis, across: across)
  }

  func placeStack(_ node: Node, _ stack: StackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let sizes = childSizes(node, stack, proposal)
    let spacings = spacings(node, stack)
    var position: CGFloat = 0
    for (index, child) in members(node).enumerated() {
      position += spacings[index]
      let (proposal, size) = sizes[index]
      let origin =
        stack.axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + stack.vertical.offset(of: size.height, in: bounds.height))
        : CGPoint(x: bounds.minX + stack.horizontal.offset(of: size.width, in: bounds.width), y: bounds.minY + position)
      place(child, in: CGRect(origin: origin, size: size), proposal)
      position += size.length(along: stack.axis)
    }
  }

  // MARK: depth

  func depthSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    node.children.reduce(.zero) { size, child in
      let chosen = measure(child, proposal)
      return CGSize(width: max(size.width, chosen.width), height: max(size.height, chosen.height))
    }
  }

  func placeDepth(_ node: Node, _ stack: DepthStackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    for child in node.children {
      place(child, proposal, in: bounds, stack.alignment)
    }
  }

  /// The window's content: centred, a column when there are several.
  func rootSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize { stackSize(node, Self.rootStack, proposal) }

  func placeRoot(_ node: Node, _ bounds: CGRect) {
    if node.children.count == 2, let bar = host.inputViewBar?.node, node.children[1] === bar {
      return placeRoot(node, bounds, above: bar)
    }
    let size = stackSize(node, Self.rootStack, ProposedViewSize(bounds.size))
    // What does not fit starts at the top, so that its beginning can be seen.
    let origin = CGPoint(
      x: bounds.minX + max(0, HorizontalAlignment.center.offset(of: size.width, in: bounds.width)),
      y: bounds.minY + max(0, VerticalAlignment.center.offset(of: size.height, in: bounds.height)))
    node.layout.contentSize = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    placeStack(node, Self.rootStack, CGRect(origin: origin, size: size), ProposedViewSize(bounds.size))
    for child in node.children {
      if case .popup(let popup) = child.content { placePopup(child, popup, in: bounds) }
      if child.isModal {
        place(child, in: CGRect(origin: .zero, size: node.frame.size), ProposedViewSize(node.frame.size))
      }
    }
  }

  /// A popup has the size of its list, and at least the width of its field; where it goes is the front end's to say.
  private func placePopup(_ node: Node, _ popup: PopupContent, in bounds: CGRect) {
    let least = host.node(popup.anchor)?.frame.width ?? 0
    let ideal = measure(node, .unspecified)
    let proposal = ProposedViewSize(width: min(max(ideal.width, least), bounds.width), height: nil)
    place(node, in: CGRect(origin: .zero, size: measure(node, proposal)), proposal)
  }

  /// The children that have a place in the stack: all but a popup and what lies over the window.
  private func members(_ node: Node) -> [Node] {
    guard node.parent == nil, node.children.contains(where: { $0.isPopup || $0.isModal }) else { return node.children }
    return node.children.filter { !$0.isPopup && !$0.isModal }
  }

  /// The window's content in the room that a bar at the window's end leaves.
  private func placeRoot(_ node: Node, _ bounds: CGRect, above bar: Node) {
    let content = node.children[0]
    let barProposal = ProposedViewSize(width: bounds.width, height: nil)
    let barHeight = measure(bar, barProposal).height
    let room = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - barHeight))
    let proposal = ProposedViewSize(room.size)
    let size = measure(content, proposal)
    let origin = CGPoint(
      x: room.minX + max(0, HorizontalAlignment.center.offset(of: size.width, in: room.width)),
      y: room.minY + max(0, VerticalAlignment.center.offset(of: size.height, in: room.height)))
    place(content, in: CGRect(origin: origin, size: size), proposal)
    let top = max(room.maxY, origin.y + size.height)
    place(bar, in: CGRect(x: bounds.minX, y: top, width: bounds.width, height: barHeight), barProposal)
    node.layout.contentSize = CGSize(width: max(size.width, bounds.width), height: max(top + barHeight, bounds.height))
  }

  private static let rootStack = StackContent(axis: .vertical)
}

extension NodeContent {
  var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }
}

extension Node {
  package var isPopup: Bool {
    if case .popup = content { return true }
    return false
  }
}
