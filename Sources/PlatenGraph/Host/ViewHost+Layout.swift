/// The layout of the tree.
extension ViewHost {
  /// Passes geometry readers their size. True when one is evaluated again.
  func notifyGeometryReaders(_ metrics: any LayoutMetrics) -> Bool {
    var isAnyDirty = false
    for id in geometryReaders {
      guard let node = nodes[id], isAttached(node), node.frame.width > 0 || node.frame.height > 0 else { continue }
      let size = CGSize(
        width: metrics.points(node.frame.width, along: .horizontal),
        height: metrics.points(node.frame.height, along: .vertical))
      let before = dirty.count
      _ = node.responder?.handle(.resize(size))
      isAnyDirty = isAnyDirty || dirty.count > before
    }
    return isAnyDirty
  }

  /// Lays the tree out in `size` units; only what is not up to date is measured and placed again.
  package func layout(in size: CGSize, metrics: any LayoutMetrics) {
    // A thousand points, for metrics that round to whole units.
    let (across, down) = (metrics.units(1000, along: .horizontal), metrics.units(1000, along: .vertical))
    if across > 0, down > 0 {
      window.size = CGSize(width: size.width * 1000 / across, height: size.height * 1000 / down)
    }
    // A geometry reader may need another size than before.
    defer {
      startFlights()
      layoutTransactions.removeAll()
    }
    lastMetrics = metrics
    lastLayoutSize = size
    let engine = LayoutEngine(metrics: metrics, client: self)
    for pass in 0..<12 {
      engine.layOut(root, in: size)
      placeFollowers(engine)
      for anchor in waitingAnchors { if let id = anchor.keep() { followedScrollers.insert(id) } }
      waitingAnchors = []
      var isDue = pass < 4 && (notifyContainers() || notifyGeometryReaders(metrics))
      let anchors = loadVisibleRows(metrics, size)
      if !anchors.isEmpty || hasDirty {
        guard loadsRowsAtOnce || isDue else {
          waitingAnchors = anchors
          return
        }
        isDue = true
      }
      guard isDue else { return }
      settle()
      guard !anchors.isEmpty else { continue }
      engine.layOut(root, in: size)
      placeFollowers(engine)
      for anchor in anchors { if let id = anchor.keep() { followedScrollers.insert(id) } }
    }
  }

  /// Passes views that are sized relative to their container its size. True when one has changed.
  private func notifyContainers() -> Bool {
    var didChange = false
    for id in containerFrames {
      guard let node = nodes[id], isAttached(node), let size = node.surroundingContainerSize,
        node.layout.containerSize != size
      else { continue }
      node.layout.containerSize = size
      node.invalidateLayout()
      didChange = true
    }
    return didChange
  }

  /// Forgets all sizes, as when the front end's fonts have changed.
  package func invalidateLayout() {
    root.forEach { node in
      let scrollOffset = node.layout.scrollOffset
      node.layout = LayoutCache()
      node.layout.scrollOffset = scrollOffset
      node.frame = .zero
    }
  }
}

extension ViewHost: LayoutClient {
  package var inputBarNode: Node? { inputBar?.node }

  package func layoutWillBegin() { watchdog.begin("the layout") }

  package func layoutDidEnd() { watchdog.end() }

  package func noteMeasurement(of node: Node) {
    statistics.measurements += 1
    watchdog.check { viewName(of: node) }
  }

  package func notePlacement(of node: Node) {
    statistics.placements += 1
    watchdog.check { viewName(of: node) }
  }

  package func layoutTransaction(of id: NodeID) -> Transaction? {
    layoutTransactions.isEmpty ? nil : layoutTransactions[id]
  }

  package func frameDidChange(of node: Node, from old: CGRect, _ transaction: Transaction) {
    animator.frameDidChange(of: node, from: old, transaction)
  }
}
