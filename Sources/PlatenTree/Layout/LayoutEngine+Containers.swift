extension LayoutEngine {
  func firstChildSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    node.children.first.map { measure($0, proposal) } ?? .zero
  }

  func placeFirstChild(_ node: Node, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    place(child, proposal, in: bounds, .center)
  }

  /// The whole proposed size, for a child that is placed somewhere in it.
  func positionedSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let child = firstChildSize(node, proposal)
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return offered == nil ? own : .infinity }
      return offered
    }
    return CGSize(width: length(proposal.width, child.width), height: length(proposal.height, child.height))
  }

  func placeMiddle(_ node: Node, at point: CGPoint, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let size = measure(child, proposal)
    let x = metrics.units(point.x, along: .horizontal) - (size.width / 2).rounded(.down)
    let y = metrics.units(point.y, along: .vertical) - (size.height / 2).rounded(.down)
    place(
      child, in: CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height), proposal)
  }

  /// The first child has the bounds; those behind or over it are offered its size.
  func placeLayers(
    _ node: Node, _ stack: DepthStackContent, _ bounds: CGRect, _ proposal: ProposedViewSize,
    content insets: EdgeInsets = EdgeInsets()
  ) {
    for (index, child) in node.children.enumerated() {
      guard index > 0 else {
        place(child, proposal.inset(by: insets), in: bounds.inset(by: insets), .center)
        continue
      }
      // The layer as a whole fills the bounds, so that its parts line up with the content.
      let offered = ProposedViewSize(bounds.size)
      place(child, in: bounds, offered)
      guard trial == nil else { continue }
      let space = CGRect(origin: .zero, size: bounds.size)
      for part in child.children { place(part, offered, in: space, stack.alignment) }
    }
  }

  // MARK: padding

  func paddedSize(_ node: Node, _ padding: PaddingContent, _ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(of: padding, node)
    return firstChildSize(node, proposal.inset(by: insets)).outset(by: insets)
  }

  private func insets(of padding: PaddingContent, _ node: Node) -> EdgeInsets {
    var insets = metrics.insets(of: padding)
    if insets.top < 0, node.beginsWithForm { insets.top = 0 }
    if let sides = sidesOfTitles(node) { (insets.leading, insets.trailing) = sides }
    return insets
  }

  func placePadded(_ node: Node, _ padding: PaddingContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let insets = insets(of: padding, node)
    placeFirstChild(node, bounds.inset(by: insets), proposal.inset(by: insets))
  }

  // MARK: frames

  /// A length of a frame. With the size of the text grow those in which text has to have space, and not those of
  /// drawings: a program may have read their lengths from a geometry, which is that of the larger text. A line, such as
  /// the one below a field, is a unit thick where a point is less than one.
  private func units(_ points: CGFloat?, _ axis: Axis, _ node: Node) -> CGFloat? {
    guard let points else { return nil }
    let (plain, scaled) = (metrics.units(points, along: axis), metrics.frameUnits(points, along: axis))
    if plain < 1, points > 0, node.isFrameOfShape { return 1 }
    return plain == scaled || node.isPartOfDrawing ? plain : scaled
  }

  /// What a frame offers its child. Where nothing is offered to the frame itself, the child has its own size as far as
  /// the frame's ends let it, so that a child that can grow fills what the frame takes at least.
  private func proposal(_ frame: FrameContent, _ node: Node, _ offered: ProposedViewSize) -> ProposedViewSize {
    var proposal = offer(frame, node, offered)
    let isWidthOpen = proposal.width == nil && (frame.minWidth != nil || frame.maxWidth != nil)
    let isHeightOpen = proposal.height == nil && (frame.minHeight != nil || frame.maxHeight != nil)
    guard isWidthOpen || isHeightOpen else { return proposal }
    let chosen = firstChildSize(node, proposal)
    if isWidthOpen {
      let width = clamp(
        chosen.width, units(frame.minWidth, .horizontal, node), units(frame.maxWidth, .horizontal, node))
      if width != chosen.width { proposal.width = width }
    }
    if isHeightOpen {
      let height = clamp(
        chosen.height, units(frame.minHeight, .vertical, node), units(frame.maxHeight, .vertical, node))
      if height != chosen.height { proposal.height = height }
    }
    return proposal
  }

  private func offer(_ frame: FrameContent, _ node: Node, _ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ offered: CGFloat?, _ axis: Axis) -> CGFloat? {
      let (fixed, least, ideal, most) =
        axis == .horizontal
        ? (frame.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
        : (frame.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
      if let fixed { return yielding(frame, units(fixed, axis, node), to: offered, axis) }
      guard let length = offered ?? units(ideal, axis, node) else { return nil }
      return clamp(length, yielding(frame, units(least, axis, node), to: offered, axis), units(most, axis, node))
    }
    return ProposedViewSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }

  /// A width that a program sets. In a narrow window it is no more than what is offered.
  private func yielding(
    _ frame: FrameContent, _ length: CGFloat?, to offered: CGFloat?, _ axis: Axis
  ) -> CGFloat? {
    guard let length, let offered, axis == .horizontal, metrics.isNarrow, !frame.isRigid else { return length }
    return min(length, offered)
  }

  private func clamp(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
    max(least ?? -.infinity, min(length, most ?? .infinity))
  }

  func framedSize(_ node: Node, _ frame: FrameContent, _ offered: ProposedViewSize) -> CGSize {
    let child = firstChildSize(node, proposal(frame, node, offered))
    func length(_ offered: CGFloat?, _ chosen: CGFloat, _ axis: Axis) -> CGFloat {
      let (fixed, least, ideal, most) =
        axis == .horizontal
        ? (frame.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
        : (frame.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
      // Where it yields, it is as wide as what is in it needs.
      let given = offered.map { max($0, chosen) }
      if let fixed, let length = yielding(frame, units(fixed, axis, node), to: given, axis) {
        return axis == .vertical && isRaised(node, by: chosen, above: length) ? chosen : length
      }
      guard frame.isFlexible, least != nil || most != nil || ideal != nil else { return chosen }
      let (lowest, highest) = (yielding(frame, units(least, axis, node), to: given, axis), units(most, axis, node))
      guard let offered else { return clamp(units(ideal, axis, node) ?? chosen, lowest, highest) }
      // With a minimum alone the frame is at least that and otherwise as large as its child, and so on: each end
      // that is not set is the child's own size.
      let lower = lowest ?? min(chosen, offered)
      let upper = highest ?? max(chosen, lower)
      let length = min(max(offered, lower), max(upper, lower))
      // What is higher than the frame would be drawn over what is below it.
      return axis == .vertical && metrics.isLow && upper == .infinity ? max(length, chosen) : length
    }
    return CGSize(
      width: length(offered.width, child.width, .horizontal), height: length(offered.height, child.height, .vertical))
  }

  /// Whether the content of a frame is higher than that only because a narrow window has broken its rows.
  private func isRaised(_ frame: Node, by height: CGFloat, above length: CGFloat) -> Bool {
    guard height > length, metrics.isNarrow else { return false }
    return firstChildSize(frame, ProposedViewSize(width: nil, height: length)).height <= length
  }

  func placeFramed(_ node: Node, _ frame: FrameContent, _ bounds: CGRect, _ offered: ProposedViewSize) {
    guard let child = node.children.first else { return }
    var proposal = proposal(frame, node, offered)
    guard frame.isContainer, case .container(.root)? = node.parent?.parent?.content else {
      return place(child, proposal, in: bounds, frame.alignment)
    }
    let space = bounds.insetBy(dx: windowMargin(of: child, in: bounds.width), dy: 0)
    proposal.width = space.width
    place(child, proposal, in: space, frame.alignment)
  }

  // MARK: scrolling

  private func scrollProposal(_ axes: Axis.Set, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func scrollStack(_ axes: Axis.Set) -> StackContent {
    StackContent(axis: axes == .horizontal ? .horizontal : .vertical)
  }

  func scrollSize(_ node: Node, _ axes: Axis.Set, _ proposal: ProposedViewSize) -> CGSize {
    let content = stackSize(node, scrollStack(axes), scrollProposal(axes, proposal))
    func length(_ offered: CGFloat?, _ content: CGFloat, scrolls: Bool) -> CGFloat {
      scrolls ? offered ?? content : content
    }
    return CGSize(
      width: length(proposal.width, content.width, scrolls: axes.contains(.horizontal)),
      height: scrolledHeight(
        length(proposal.height, content.height, scrolls: axes.contains(.vertical)), content: content.height))
  }

  /// The height of what scrolls, where it is offered that.
  func scrolledHeight(_ offered: CGFloat, content: CGFloat) -> CGFloat {
    metrics.isLow ? max(offered, min(content, metrics.leastScrollHeight)) : offered
  }

  func placeScroll(_ node: Node, _ axes: Axis.Set, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let offered = scrollProposal(axes, proposal)
    let size = stackSize(node, scrollStack(axes), offered)
    node.layout.contentSize = size
    let space = CGSize(
      width: axes.contains(.horizontal) ? size.width : bounds.width,
      height: axes.contains(.vertical) ? size.height : bounds.height)
    placeStack(node, scrollStack(axes), CGRect(origin: bounds.origin, size: space), offered)
  }

  // MARK: leaves

  /// The proposed length along the stack that contains it; in any other container, along both axes.
  func spacerSize(_ node: Node, _ minimum: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
    func length(along axis: Axis) -> CGFloat {
      let least = minimum.map { metrics.units($0, along: axis) } ?? metrics.units(8, along: axis)
      guard let offered = proposal.length(along: axis) else { return least }
      return max(offered, least)
    }
    guard let axis = node.surroundingAxis else {
      return CGSize(width: length(along: .horizontal), height: length(along: .vertical))
    }
    return CGSize(length(along: axis), along: axis, across: 0)
  }

  /// One unit thick, and of the proposed length across the stack that contains it.
  func dividerSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let axis = node.dividedAxis ?? .vertical
    let length = proposal.length(along: axis.other) ?? 1
    return CGSize(1, along: axis, across: length.isFinite ? length : 1)
  }

  func shapeSize(_ shape: ShapeContent, _ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? metrics.units(10, along: .horizontal)
    let height = proposal.height ?? metrics.units(10, along: .vertical)
    return CGSize(width: width, height: height)
  }
}
