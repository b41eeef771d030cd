/// SwiftUI's layout over the tree of nodes: a parent proposes a size, a child chooses its own, the parent places it.
///
/// Only what has changed is measured again. A changed node is measured for the proposals it has answered
/// before; when the answers are the same, nothing above it is touched.
@MainActor package struct LayoutEngine {
  let metrics: any LayoutMetrics
  let client: any LayoutClient
  /// Records places instead of setting them, while only the places are requested.
  var trial: TrialPlacement?

  package init(metrics: any LayoutMetrics, client: any LayoutClient) {
    self.metrics = metrics
    self.client = client
  }

  /// Lays out everything below `root` in `size` units.
  package func layOut(_ root: Node, in size: CGSize) {
    client.layoutWillBegin()
    defer { client.layoutDidEnd() }
    _ = refresh(root)
    place(root, in: CGRect(origin: .zero, size: size), ProposedViewSize(size))
  }

  // MARK: keeping up

  /// Brings the sizes of the node and all below it up to date. True when a size returned before has changed.
  private func refresh(_ node: Node) -> Bool {
    var isStale = node.layout.isStale
    node.layout.isQueued = false
    // What is in the node may line up elsewhere even where it keeps its size.
    if !node.layout.guides.isEmpty { node.layout.guides.removeAll(keepingCapacity: true) }
    // In place: a copy of the list would be one allocation for each level of the tree.
    var index = 0
    while index < node.layout.staleChildren.count {
      let child = node.layout.staleChildren[index]
      index += 1
      guard child.parent === node else { continue }
      if refresh(child) { isStale = true }
      node.layout.childrenToVisit.append(child)
    }
    node.layout.staleChildren.removeAll(keepingCapacity: true)
    guard isStale else { return false }
    node.layout.isStale = false
    node.layout.needsPlacement = true
    node.layout.isCustomCacheStale = true
    node.layout.retireSizes()
    let old = node.layout.formerSizes
    if old.isEmpty { return true }
    // Where views line up by places of their own, more than sizes may be different.
    var didChange = node.layout.needsReport || client.usesGuides
    node.layout.needsReport = false
    for (proposal, size) in old where measure(node, proposal) != size { didChange = true }
    return didChange
  }

  // MARK: measuring

  /// The size the node chooses when offered `proposal`.
  package func measure(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    if let known = node.layout.sizes[proposal] { return known }
    client.noteMeasurement(of: node)
    let size = metrics.size(of: node, proposal: proposal) ?? chooseSize(of: node, proposal)
    node.layout.sizes[proposal] = size
    return size
  }

  private func chooseSize(of node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let insets = metrics.insets(of: node)
    let inner = proposal.inset(by: insets)
    let size: CGSize =
      switch node.content {
      case .container(let container): containerSize(node, container, inner)
      case .decoration(let decoration): decorationSize(node, decoration, inner)
      case .leaf(let leaf): leafSize(node, leaf, inner)
      case .control(let control): control.isLeaf ? .zero : stackSize(node, Self.controlLabel, inner)
      case .field: .zero
      }
    return size.outset(by: insets)
  }

  private func containerSize(_ node: Node, _ container: ContainerContent, _ inner: ProposedViewSize) -> CGSize {
    switch container {
    case .root: rootSize(node, inner)
    case .stack(let stack): stackSize(node, stack, inner)
    case .depthStack(let stack): depthSize(node, stack, inner)
    case .layout(let layout): customSize(node, layout, inner)
    case .scroll(let axes): scrollSize(node, axes, inner)
    case .form: formSize(node, inner)
    case .section, .sectionHeader, .sectionFooter, .popup: columnSize(node, inner)
    case .labeled(let row): labeledSize(node, row, inner)
    case .row: listRowSize(node, inner)
    case .lazyGrid(let grid): lazyGridSize(node, grid, inner)
    case .grid(let grid): gridSize(node, grid, inner)
    case .gridRow: stackSize(node, Self.controlLabel, inner)
    case .alternatives(let axes): fittingChild(node, axes, inner).map { measure($0, inner) } ?? .zero
    case .geometry: shapeSize(inner)
    case .page: pageSize(node, inner)
    case .bar: barSize(node, inner)
    case .itemRow(let row): itemRowSize(node, row, inner)
    case .modal: CGSize(width: inner.width ?? 0, height: inner.height ?? 0)
    case .panel(let modal): panelSize(node, modal, inner)
    }
  }

  private func decorationSize(_ node: Node, _ decoration: DecorationContent, _ inner: ProposedViewSize) -> CGSize {
    switch decoration {
    case .containerFrame(let frame): containerFrameSize(node, frame, inner)
    case .padding(let padding): paddedSize(node, padding, inner)
    case .frame(let frame): framedSize(node, frame, inner)
    case .fixedSize(let fixed): firstChildSize(node, fixedProposal(of: node, fixed, inner))
    case .effect(.position): positionedSize(node, inner)
    case .background, .overlay: layeredSize(node, inner)
    case .border, .effect: firstChildSize(node, inner)
    }
  }

  private func leafSize(_ node: Node, _ leaf: LeafContent, _ inner: ProposedViewSize) -> CGSize {
    switch leaf {
    case .rowPlaceholder(let placeholder): placeholderSize(node, placeholder, inner)
    case .spacer(let minimum): spacerSize(node, minimum, inner)
    case .divider: dividerSize(node, inner)
    case .shape(let shape): shapeSize(shape, inner)
    case .text, .image: .zero
    }
  }

  // MARK: placing

  /// Gives the node its frame, in its parent's coordinates, and places what is below it. `proposal` is what the node
  /// chose its size for: its children are offered the same again, not what is left of it in the frame.
  ///
  /// Containers count from their leading edge. Where lines are read from right to left that is the right one: the frame
  /// is mirrored in the parent's.
  package func place(_ node: Node, in frame: CGRect, _ proposal: ProposedViewSize) {
    if let trial { return trial.places.append((node, frame, proposal)) }
    var frame = frame
    if let parent = node.parent, parent.mirrorsChildren { frame.origin.x = parent.frame.width - frame.maxX }
    if node.layout.pinnedShift != 0 { frame = node.pinned(frame) }
    setFrame(frame, of: node, proposal)
  }

  /// Gives the node a frame that is counted from the left in any direction, and places what is below it.
  package func setFrame(_ frame: CGRect, of node: Node, _ proposal: ProposedViewSize) {
    let isResized = node.frame.size != frame.size || node.layout.proposal != proposal
    let outer = client.placingTransaction
    defer { client.placingTransaction = outer }
    if let own = client.layoutTransaction(of: node.id) { client.placingTransaction = own }
    let old = node.frame
    node.frame = frame
    if old != frame { client.nodeDidMove(node, from: old) }
    if let transaction = client.placingTransaction, node.layout.isPlaced, old != frame {
      client.frameDidChange(of: node, from: old, transaction)
    }
    node.layout.isPlaced = true
    node.layout.proposal = proposal
    if isResized || node.layout.needsPlacement {
      node.layout.needsPlacement = false
      node.layout.childrenToVisit.removeAll(keepingCapacity: true)
      placeChildren(of: node)
    } else if !node.layout.childrenToVisit.isEmpty {
      var index = 0
      while index < node.layout.childrenToVisit.count {
        let child = node.layout.childrenToVisit[index]
        index += 1
        if child.parent === node { setFrame(child.frame, of: child, child.layout.proposal) }
      }
      node.layout.childrenToVisit.removeAll(keepingCapacity: true)
    }
  }

  private func placeChildren(of node: Node) { placeChildren(of: node, node.frame.size, node.layout.proposal) }

  /// Places what is in a node of that size, which it has chosen for `proposal`.
  func placeChildren(of node: Node, _ size: CGSize, _ proposal: ProposedViewSize) {
    client.notePlacement(of: node)
    let insets = metrics.insets(of: node)
    let bounds = CGRect(origin: .zero, size: size).inset(by: insets)
    let proposal = proposal.inset(by: insets)
    switch node.content {
    case .container(let container): placeChildren(of: node, container, bounds, proposal)
    case .decoration(let decoration): placeChildren(of: node, decoration, bounds, proposal)
    case .control: placeStack(node, Self.controlLabel, bounds, proposal)
    case .leaf, .field: break
    }
  }

  private func placeChildren(
    of node: Node, _ container: ContainerContent, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    switch container {
    case .root: placeRoot(node, bounds)
    case .stack(let stack):
      if stack.sectionPart?.isPinned == true { client.nodeIsPinned(node) }
      placeStack(node, stack, bounds, proposal)
    case .depthStack(let stack): placeDepth(node, stack, bounds, proposal)
    case .layout(let layout): placeCustom(node, layout, bounds, proposal)
    case .scroll(let axes): placeScroll(node, axes, bounds, proposal)
    case .form: placeForm(node, bounds)
    case .section, .sectionHeader, .sectionFooter: placeColumn(node, bounds)
    case .labeled(let row): placeLabeled(node, row, bounds)
    case .popup: placeColumn(node, bounds, fillsWidth: true)
    case .row: placeListRow(node, bounds)
    case .lazyGrid(let grid): placeLazyGrid(node, grid, bounds, proposal)
    case .grid(let grid): placeGrid(node, grid, bounds, proposal)
    // The grid has placed the cells.
    case .gridRow: if !node.isInGrid { placeStack(node, Self.controlLabel, bounds, proposal) }
    case .alternatives(let axes): placeFitting(node, axes, bounds, proposal)
    case .geometry: for child in node.children { place(child, proposal, in: bounds, .topLeading) }
    case .page: placePage(node, bounds, proposal)
    case .bar: placeBar(node, bounds, proposal)
    case .itemRow(let row): placeItemRow(node, row, bounds, proposal)
    case .modal(let modal): placeModal(node, modal, bounds)
    case .panel(let modal): placePanel(node, modal, bounds, proposal)
    }
  }

  private func placeChildren(
    of node: Node, _ decoration: DecorationContent, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    switch decoration {
    case .containerFrame(let frame): placeInContainerFrame(node, frame, bounds, proposal)
    case .padding(let padding): placePadded(node, padding, bounds, proposal)
    case .frame(let frame): placeFramed(node, frame, bounds, proposal)
    case .fixedSize(let fixed): placeFirstChild(node, bounds, fixedProposal(of: node, fixed, proposal))
    case .background(let stack), .overlay(let stack): placeLayered(node, stack, bounds, proposal)
    case .effect(.mask(let stack)): placeLayers(node, stack, bounds, proposal)
    case .effect(.position(let point)): placeMiddle(node, at: point, bounds, proposal)
    case .border, .effect: placeFirstChild(node, bounds, proposal)
    }
  }

  /// How the parts of a button's or toggle's label are arranged.
  private static let controlLabel = StackContent(axis: .horizontal, vertical: .center)

  /// Places a child in `bounds` by an alignment, in the size it chooses for `proposal`.
  func place(_ child: Node, _ proposal: ProposedViewSize, in bounds: CGRect, _ alignment: Alignment) {
    let size = measure(child, proposal)
    let x = bounds.minX + offset(of: child, size, proposal, in: bounds.width, .horizontal(alignment.horizontal.guide))
    let y = bounds.minY + offset(of: child, size, proposal, in: bounds.height, .vertical(alignment.vertical.guide))
    place(child, in: CGRect(x: x, y: y, width: size.width, height: size.height), proposal)
  }
}

extension Node {
  /// Whether what is in it is placed from right to left. Panels are placed in the window, by what they belong to, and
  /// what scrolls sideways from the beginning of its content.
  fileprivate var mirrorsChildren: Bool {
    switch content {
    case .container(.modal), .decoration(.effect(.position)): false
    case .container(.scroll(let axes)) where axes.contains(.horizontal): false
    default: isRightToLeft
    }
  }
}

extension ProposedViewSize {
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func length(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
    self = axis == .horizontal ? .init(width: length, height: other) : .init(width: other, height: length)
  }
}

extension CGSize {
  func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  init(_ length: CGFloat, along axis: Axis, across other: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension HorizontalAlignment {
  /// The offset of something of length `length` in the available space; whole units, so that a half falls to the
  /// leading side.
  func offset(of length: CGFloat, in space: CGFloat) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: ((space - length) / 2).rounded(.down)
    case .trailing: space - length
    case .custom: 0
    }
  }
}

extension VerticalAlignment {
  /// The offset of something of length `length` in the available space; whole units, so that a half falls to the top.
  func offset(of length: CGFloat, in space: CGFloat) -> CGFloat {
    switch guide {
    case .top, .firstTextBaseline: 0
    case .center: ((space - length) / 2).rounded(.down)
    case .bottom, .lastTextBaseline: space - length
    case .custom: 0
    }
  }
}
