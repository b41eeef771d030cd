extension LayoutEngine {
  /// The proposals and sizes of nodes in a row or column.
  func sizes(
    of nodes: [Node], _ stack: StackContent, _ proposal: ProposedViewSize
  ) -> [StackSolver.Choice] {
    if let choices = columns(nodes, stack, proposal) ?? shrunkColumns(nodes, stack, proposal) { return choices }
    let margins = sideMargins(in: nodes, stack, proposal.width)
    let choices = StackSolver(
      axis: stack.axis, count: nodes.count, measure: { measure(nodes[$0], $1.inset(across: margins?[$0].total)) },
      isSpacer: { nodes[$0].content.isSpacer }, priority: { nodes[$0].layoutTraits?.priority ?? 0 },
      sharesEvenly: stack.axis == .horizontal && metrics.isNarrow
    ).choices(for: proposal, spacing: spacings(nodes, stack).reduce(0, +))
    guard let margins else { return choices }
    return zip(choices, margins).map { ($0.proposal.inset(across: $1.total), $0.size) }
  }

  /// The sizes in a row that keeps its columns and does not fit; nil for any other.
  private func shrunkColumns(
    _ nodes: [Node], _ stack: StackContent, _ proposal: ProposedViewSize
  ) -> [StackSolver.Choice]? {
    guard stack.keepsColumns, metrics.isNarrow, let space = proposal.width, space.isFinite else { return nil }
    let sizes = nodes.map { measure($0, ProposedViewSize(width: nil, height: proposal.height)) }
    var widths = sizes.map(\.width)
    let missing = widths.reduce(0, +) - space
    guard missing > 0 else { return nil }
    for _ in 0..<Int(min(missing, 1_000)) {
      guard let widest = widths.indices.max(by: { widths[$0] <= widths[$1] }), widths[widest] > 1 else { break }
      widths[widest] -= 1
    }
    return zip(widths, sizes).map { width, size in
      (ProposedViewSize(width: width, height: proposal.height), CGSize(width: width, height: size.height))
    }
  }

  /// The distance before each node; none before the first.
  func spacings(_ nodes: [Node], _ stack: StackContent) -> [CGFloat] {
    nodes.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing = stack.spacing { return metrics.units(spacing, along: stack.axis) }
      if nodes[index].content.isSpacer || nodes[index - 1].content.isSpacer { return 0 }
      return metrics.defaultSpacing(along: stack.axis, between: nodes[index - 1], and: nodes[index])
    }
  }

  func stackSize(_ node: Node, _ stack: StackContent, _ proposal: ProposedViewSize) -> CGSize {
    let nodes = members(node)
    let choices = sizes(of: nodes, stack, proposal)
    if let lines = lines(of: nodes, choices, stack, proposal) { return size(of: lines, stack) }
    return size(of: nodes, choices, stack)
  }

  func stackSize(of nodes: [Node], _ stack: StackContent, _ proposal: ProposedViewSize) -> CGSize {
    size(of: nodes, sizes(of: nodes, stack, proposal), stack)
  }

  /// The size of a stack with these nodes in these sizes.
  func size(of nodes: [Node], _ choices: [StackSolver.Choice], _ stack: StackContent) -> CGSize {
    let length = choices.reduce(0) { $0 + $1.size.length(along: stack.axis) } + spacings(nodes, stack).reduce(0, +)
    let across: CGFloat
    if let line = sharedLine(nodes, choices, stack.guide) {
      across = line.before + line.behind
    } else {
      across = choices.map { $0.size.length(along: stack.axis.other) }.max() ?? 0
    }
    return CGSize(length, along: stack.axis, across: across)
  }

  func placeStack(_ node: Node, _ stack: StackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let nodes = members(node)
    let choices = sizes(of: nodes, stack, proposal)
    if let lines = lines(of: nodes, choices, stack, proposal) { return place(lines, of: nodes, stack, bounds) }
    place(nodes, choices, stack, bounds)
  }

  func placeStack(of nodes: [Node], _ stack: StackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    place(nodes, sizes(of: nodes, stack, proposal), stack, bounds)
  }

  /// Places nodes in these sizes one after another.
  func place(_ nodes: [Node], _ choices: [StackSolver.Choice], _ stack: StackContent, _ bounds: CGRect) {
    let spacings = spacings(nodes, stack)
    let line = sharedLine(nodes, choices, stack.guide)
    let margins = sideMargins(in: nodes, stack, bounds.width)
    let start = line.map { offset(of: $0.before + $0.behind, in: bounds, stack.guide) } ?? 0
    var position: CGFloat = 0
    for (index, node) in nodes.enumerated() {
      position += spacings[index]
      let (proposal, size) = choices[index]
      let margins = margins?[index] ?? SideMargins()
      let across =
        line.map { start + $0.before - $0.places[index] }
        ?? margins.leading + offset(of: size, in: bounds.inset(by: margins), stack.guide)
      let origin =
        stack.axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
      place(node, in: CGRect(origin: origin, size: size), proposal)
      position += size.length(along: stack.axis)
    }
  }

  // MARK: depth

  func depthSize(_ node: Node, _ stack: DepthStackContent, _ proposal: ProposedViewSize) -> CGSize {
    let choices = node.children.map { (proposal: proposal, size: measure($0, proposal)) }
    func length(_ guide: AlignmentGuide) -> CGFloat {
      if let line = sharedLine(node.children, choices, guide) { return line.before + line.behind }
      return choices.map { $0.size.length(along: guide.axis) }.max() ?? 0
    }
    return CGSize(
      width: length(.horizontal(stack.alignment.horizontal.guide)),
      height: length(.vertical(stack.alignment.vertical.guide)))
  }

  func placeDepth(_ node: Node, _ stack: DepthStackContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let choices = node.children.map { (proposal: proposal, size: measure($0, proposal)) }
    func starts(_ guide: AlignmentGuide) -> [CGFloat] {
      guard let line = sharedLine(node.children, choices, guide) else {
        return choices.map { offset(of: $0.size, in: bounds, guide) }
      }
      let start = offset(of: line.before + line.behind, in: bounds, guide)
      return line.places.map { start + line.before - $0 }
    }
    let across = starts(.horizontal(stack.alignment.horizontal.guide))
    let down = starts(.vertical(stack.alignment.vertical.guide))
    for (index, child) in node.children.enumerated() {
      let origin = CGPoint(x: bounds.minX + across[index], y: bounds.minY + down[index])
      place(child, in: CGRect(origin: origin, size: choices[index].size), proposal)
    }
  }

  /// The window's content: centred, a column when there are several.
  func rootSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize { stackSize(node, Self.rootStack, proposal) }

  func placeRoot(_ node: Node, _ bounds: CGRect) {
    defer { placeOver(node, in: bounds) }
    let members = members(node)
    if members.count == 2, let bar = client.inputBarNode, members[1] === bar {
      return placeRoot(node, bounds, members[0], above: bar)
    }
    let margin = members.count == 1 ? windowMargin(of: members[0], in: bounds.width) : 0
    let space = bounds.insetBy(dx: margin, dy: 0)
    let size = stackSize(node, Self.rootStack, ProposedViewSize(space.size))
    // What does not fit starts at the top, so that its beginning can be seen.
    let origin = CGPoint(
      x: space.minX + max(0, HorizontalAlignment.center.offset(of: size.width, in: space.width)),
      y: space.minY + max(0, VerticalAlignment.center.offset(of: size.height, in: space.height)))
    node.layout.contentSize = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    placeStack(node, Self.rootStack, CGRect(origin: origin, size: size), ProposedViewSize(space.size))
  }

  /// Places what is over the content of the window or of a modal.
  func placeOver(_ node: Node, in bounds: CGRect) {
    for child in node.children {
      if case .container(.popup(let popup)) = child.content { placePopup(child, popup, in: bounds) }
      if case .container(.modal(let modal)) = child.content {
        let frame = modalFrame(child, modal, in: CGRect(origin: .zero, size: node.frame.size))
        place(child, in: frame, ProposedViewSize(frame.size))
      }
    }
  }

  /// A popup has the size of its list, and at least the width of its field and of the list before it was filtered; the
  /// front end places it.
  private func placePopup(_ node: Node, _ popup: PopupContent, in bounds: CGRect) {
    let least = max(client.node(popup.anchor)?.frame.width ?? 0, popup.isFiltered ? node.frame.width : 0)
    let ideal = measure(node, .unspecified)
    let proposal = ProposedViewSize(width: min(max(ideal.width, least), bounds.width), height: nil)
    place(node, in: CGRect(origin: .zero, size: measure(node, proposal)), proposal)
  }

  /// The children that have a place in the stack: all but popups and modals.
  private func members(_ node: Node) -> [Node] {
    guard node.parent == nil, node.children.contains(where: { $0.isPopup || $0.isModal }) else { return node.children }
    return node.children.filter { !$0.isPopup && !$0.isModal }
  }

  /// The window's content in the space that a bar at the window's end leaves.
  private func placeRoot(_ node: Node, _ bounds: CGRect, _ content: Node, above bar: Node) {
    let barProposal = ProposedViewSize(width: bounds.width, height: nil)
    let barHeight = measure(bar, barProposal).height
    let space = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - barHeight))
      .insetBy(dx: windowMargin(of: content, in: bounds.width), dy: 0)
    let proposal = ProposedViewSize(space.size)
    let size = measure(content, proposal)
    let origin = CGPoint(
      x: space.minX + max(0, HorizontalAlignment.center.offset(of: size.width, in: space.width)),
      y: space.minY + max(0, VerticalAlignment.center.offset(of: size.height, in: space.height)))
    place(content, in: CGRect(origin: origin, size: size), proposal)
    let top = max(space.maxY, origin.y + size.height)
    place(bar, in: CGRect(x: bounds.minX, y: top, width: bounds.width, height: barHeight), barProposal)
    node.layout.contentSize = CGSize(width: max(size.width, bounds.width), height: max(top + barHeight, bounds.height))
  }

  private static let rootStack = StackContent(axis: .vertical)
}

extension StackContent {
  /// The place by which the children line up across the stack.
  var guide: AlignmentGuide { axis == .horizontal ? .vertical(vertical.guide) : .horizontal(horizontal.guide) }
}

extension Node {
  /// The axis of the stack that the node is in; nil in any other container.
  package var surroundingAxis: Axis? {
    switch parent?.content {
    case .container(.stack(let stack))?: stack.axis
    case .container(.itemRow)?: .horizontal
    default: nil
    }
  }

  /// The axis of the stack whose views a divider separates: modifiers of the divider, such as its frame, have none of
  /// their own.
  package var dividedAxis: Axis? {
    var node = self
    while let parent = node.parent, case .decoration = parent.content, parent.children.first === node { node = parent }
    return node.surroundingAxis
  }
}

extension ProposedViewSize {
  /// The proposal without a margin at both sides.
  fileprivate func inset(across margins: CGFloat?) -> ProposedViewSize {
    guard let margins, margins > 0 else { return self }
    return ProposedViewSize(width: width.map { max(0, $0 - margins) }, height: height)
  }
}

extension NodeContent {
  var isSpacer: Bool {
    if case .leaf(.spacer) = self { return true }
    return false
  }
}

extension Node {
  package var isPopup: Bool {
    if case .container(.popup) = content { return true }
    return false
  }
}
