/// Keeps the menu of a row of items.
@MainActor package protocol ItemRowResponder: AnyObject {
  /// The layout has placed the items. True when others are out of sight than before.
  func itemsDidMove() -> Bool
}

/// Lays out the tree of one host, and passes views the sizes that they depend on.
@MainActor package final class WindowLayout {
  @Hosted private var host: ViewHost
  /// The size of the last layout, in the front end's units.
  private(set) var size = CGSize.zero
  /// The metrics of the last layout; nil where the front end lays out by itself.
  package private(set) weak var metrics: (any LayoutMetrics)?
  /// The number of views in the graph that set alignment guides.
  package var guideCount = 0
  /// Whether a front end asks which nodes have got other frames.
  package var recordsMoves = false
  private var moves: [(node: Node, old: CGRect)] = []
  /// The headers and footers that stay visible while their sections are scrolled.
  private var pinned: Set<NodeID> = []
  /// Those that have moved, for a front end that asks.
  private var movedPinned: [Node] = []
  /// The transaction for the nodes that the layout is placing.
  package var placingTransaction: Transaction?

  init(host: ViewHost) { self.host = host }

  /// Passes geometry readers their size. True when one is evaluated again.
  func notifyGeometryReaders(_ metrics: any LayoutMetrics) -> Bool {
    var isAnyDirty = false
    for id in host.nodes.geometryReaders {
      guard let node = host.nodes[id], host.isAttached(node), node.frame.width > 0 || node.frame.height > 0 else {
        continue
      }
      let size = CGSize(
        width: metrics.points(node.frame.width, along: .horizontal),
        height: metrics.points(node.frame.height, along: .vertical))
      let before = host.updates.dirtyCount
      _ = node.responder?.handle(.resize(size))
      isAnyDirty = isAnyDirty || host.updates.dirtyCount > before
    }
    return isAnyDirty
  }

  /// Lays the tree out in `size` units; only what is not up to date is measured and placed again.
  package func run(in size: CGSize, metrics: any LayoutMetrics) {
    // A thousand points, for metrics that round to whole units.
    let (across, down) = (metrics.units(1000, along: .horizontal), metrics.units(1000, along: .vertical))
    if across > 0, down > 0 {
      host.window.size = CGSize(width: size.width * 1000 / across, height: size.height * 1000 / down)
    }
    // A geometry reader may need another size than before.
    defer {
      host.matches.startFlights()
      host.transactions.layoutDidEnd()
    }
    self.metrics = metrics
    self.size = size
    let engine = LayoutEngine(metrics: metrics, client: self)
    for pass in 0..<12 {
      engine.layOut(root, in: size)
      host.matches.placeFollowers(engine)
      host.rows.keepWaitingAnchors()
      placePinned()
      var isDue = pass < 4 && (notifyContainers() || notifyItemRows() || notifyGeometryReaders(metrics))
      let anchors = host.rows.load(metrics, size)
      if !anchors.isEmpty || host.updates.hasWork {
        guard host.rows.loadsAtOnce || isDue else {
          host.rows.wait(anchors)
          return
        }
        isDue = true
      }
      guard isDue else { return }
      host.settle()
      guard !anchors.isEmpty else { continue }
      engine.layOut(root, in: size)
      host.matches.placeFollowers(engine)
      host.rows.keep(anchors)
      placePinned()
    }
  }

  /// The nodes that have got other frames since the last call, and the frames before; one node may be there several
  /// times. Empty where ``recordsMoves`` is false.
  package func takeMoves() -> [(node: Node, old: CGRect)] {
    guard !moves.isEmpty else { return [] }
    defer { moves.removeAll(keepingCapacity: true) }
    return moves
  }

  /// Moves pinned headers and footers to where they are visible, by the scroll offsets that the front end has reported.
  package func placePinned() {
    for id in pinned {
      guard let node = host.nodes[id], host.isAttached(node) else {
        pinned.remove(id)
        continue
      }
      let old = node.frame
      if node.pin(in: size) {
        movedPinned.append(node)
        nodeDidMove(node, from: old)
      }
      if node.sectionPart?.isPinned != true { pinned.remove(id) }
    }
  }

  /// The pinned headers and footers that have moved since the last call. Some may be there several times.
  package func takeMovedPinned() -> [Node] {
    defer { movedPinned.removeAll(keepingCapacity: true) }
    return movedPinned
  }

  /// The height that the content chooses for a width, in the front end's units. After ``run(in:metrics:)``.
  package func idealHeight(forWidth width: CGFloat, metrics: any LayoutMetrics) -> CGFloat {
    LayoutEngine(metrics: metrics, client: self).measure(root, ProposedViewSize(width: width, height: nil)).height
  }

  /// The size in points that the content chooses for a proposal in points.
  package func fittingSize(_ proposal: ProposedViewSize, in metrics: any LayoutMetrics) -> CGSize {
    let units = ProposedViewSize(
      width: proposal.width.map { metrics.units($0, along: .horizontal) },
      height: proposal.height.map { metrics.units($0, along: .vertical) })
    let size = LayoutEngine(metrics: metrics, client: self).measure(root, units)
    return CGSize(
      width: metrics.points(size.width, along: .horizontal), height: metrics.points(size.height, along: .vertical))
  }

  /// Passes views that are sized relative to their container its size. True when one has changed.
  private func notifyContainers() -> Bool {
    var didChange = false
    for id in host.nodes.containerFrames {
      guard let node = host.nodes[id], host.isAttached(node), let size = node.surroundingContainerSize,
        node.layout.containerSize != size
      else { continue }
      node.layout.containerSize = size
      node.invalidateLayout()
      didChange = true
    }
    return didChange
  }

  /// Notifies rows of items which of them have left. True when one shows another menu.
  private func notifyItemRows() -> Bool {
    var isAnyDirty = false
    for id in host.nodes.itemRows {
      guard let node = host.nodes[id], host.isAttached(node), let row = node.itemRowResponder else {
        continue
      }
      if row.itemsDidMove() { isAnyDirty = true }
    }
    return isAnyDirty
  }

  /// Forgets all sizes, as when the front end's fonts have changed.
  package func invalidate() {
    root.forEach { node in
      let scrollOffset = node.layout.scrollOffset
      node.layout = LayoutCache()
      node.layout.scrollOffset = scrollOffset
      node.frame = .zero
    }
  }

  /// Sets a node's frame in the window, in points, for a front end that lays out by itself.
  package func report(_ frame: CGRect, of id: NodeID) {
    guard let node = host.nodes[id], node.reportedFrame != frame else { return }
    node.reportedFrame = frame
    for id in host.nodes.geometryReaders {
      guard let reader = host.nodes[id], let frame = reader.reportedFrame else { continue }
      host.send(.resize(frame.size), to: reader.id)
    }
  }
}

extension WindowLayout: LayoutClient {
  package var root: Node { host.root }

  package var usesGuides: Bool { guideCount > 0 }

  package func node(_ id: NodeID) -> Node? { host.nodes[id] }

  package var inputBarNode: Node? { host.inputBar?.node }

  package func layoutWillBegin() { host.watchdog.begin("the layout") }

  package func layoutDidEnd() { host.watchdog.end() }

  package func noteMeasurement(of node: Node) {
    host.statistics.measurements += 1
    host.watchdog.check { host.viewName(of: node) }
  }

  package func notePlacement(of node: Node) {
    host.statistics.placements += 1
    host.watchdog.check { host.viewName(of: node) }
  }

  package func layoutTransaction(of id: NodeID) -> Transaction? {
    host.transactions.layout(of: id)
  }

  package func nodeDidMove(_ node: Node, from old: CGRect) {
    if recordsMoves { moves.append((node, old)) }
  }

  package func nodeIsPinned(_ node: Node) { pinned.insert(node.id) }

  package func frameDidChange(of node: Node, from old: CGRect, _ transaction: Transaction) {
    host.animator.frameDidChange(of: node, from: old, transaction)
  }
}
