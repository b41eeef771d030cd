/// Finds which view a scroll view shows at an anchor.
@MainActor enum ScrollTargets {
  private struct Container: Hashable {}
  private struct Row: Hashable {}

  /// Marks the container of the views that a scroll view is aligned to.
  nonisolated static var container: AnyHashable { AnyHashable(Container()) }

  /// Has a front end with a layout of its own report the frames of nodes, as it does those of coordinate spaces.
  static func requestFrames(of nodes: [Node]) {
    for node in nodes where node.layoutTraits?.spaces.contains(AnyHashable(Row())) != true {
      var traits = node.layoutTraits ?? LayoutTraits()
      traits.spaces.append(AnyHashable(Row()))
      node.layoutTraits = traits
      node.traitsDidChange()
    }
  }

  /// The identity of the view at an anchor of the scroll view in some nodes; nil without an anchor for the first one in
  /// sight. Only views in a container with `scrollTargetLayout()` are found.
  static func identity(
    at anchor: UnitPoint?, in nodes: [Node], _ host: ViewHost, where isValid: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    guard let (scroller, targets) = views(in: nodes) else { return nil }
    let window = scroller.frameInWindow(host.layout.metrics)
    var best: (identity: AnyHashable, distance: CGFloat)?
    for view in targets {
      guard scroller.reportedFrame == nil || view.reportedFrame != nil,
        let identity = identity(of: view, where: isValid)
      else { continue }
      let frame = view.frameInWindow(host.layout.metrics)
      // The window's own units may be larger than a point.
      guard frame.maxX > window.minX + 0.5, frame.maxY > window.minY + 0.5 else { continue }
      guard let anchor else { return identity }
      let distance =
        abs(frame.minX + frame.width * anchor.x - window.minX - window.width * anchor.x)
        + abs(frame.minY + frame.height * anchor.y - window.minY - window.height * anchor.y)
      if best.map({ distance < $0.distance }) ?? true { best = (identity, distance) }
    }
    return best?.identity
  }

  /// The identities of the views of which at least that part is in sight, in their order. Only views in a container
  /// with `scrollTargetLayout()` are found.
  static func identities(
    inSight part: Double, in nodes: [Node], _ host: ViewHost, where isValid: (AnyHashable) -> Bool
  ) -> [AnyHashable] {
    guard let (scroller, targets) = views(in: nodes) else { return [] }
    let window = scroller.frameInWindow(host.layout.metrics)
    return targets.compactMap { view in
      guard scroller.reportedFrame == nil || view.reportedFrame != nil,
        VisiblePart(of: view.frameInWindow(host.layout.metrics), in: window).reaches(part)
      else { return nil }
      return identity(of: view, where: isValid)
    }
  }

  /// The scroll view in some nodes, and the views that it is aligned to. The frames of those are reported from then on.
  private static func views(in nodes: [Node]) -> (scroller: Node, targets: [Node])? {
    guard let scroller = first(in: nodes, where: { $0.isScroller && $0.parent != nil }),
      let targets = first(in: [scroller], where: { $0.layoutTraits?.spaces.contains(container) == true })
    else { return nil }
    if scroller.reportedFrame != nil { requestFrames(of: targets.children) }
    return (scroller, targets.children)
  }

  private static func first(in nodes: [Node], where isWanted: (Node) -> Bool) -> Node? {
    for node in nodes {
      if let found = node.first(where: isWanted) { return found }
    }
    return nil
  }

  private static func identity(of view: Node, where isValid: (AnyHashable) -> Bool) -> AnyHashable? {
    var found: AnyHashable?
    _ = view.first { node in
      found = node.identities.first(where: isValid) ?? node.implicitTag.flatMap { isValid($0) ? $0 : nil }
      return found != nil
    }
    return found
  }
}

/// Follows what the user scrolls, for a position that the program binds.
@MainActor final class ScrollFollower {
  /// The last measures; nil before the first layout.
  private(set) var geometry: ScrollGeometry?
  /// What waits for the first measures.
  private var waiting: ((ScrollGeometry) -> Void)?
  /// Whether the next movement is one that the program has requested.
  private var isSent = false

  nonisolated init() {}

  /// The program scrolls: the movement that follows is not the user's.
  func programWillScroll() { isSent = true }

  /// Calls `action` with the measures: now, or after the first layout.
  func withMeasures(_ action: @escaping (ScrollGeometry) -> Void) {
    if let geometry { action(geometry) } else { waiting = action }
  }

  /// Adopts measures. True if the user has scrolled.
  func didChange(_ new: ScrollGeometry, hasMoved: Bool) -> Bool {
    geometry = new
    if let waiting {
      self.waiting = nil
      waiting(new)
    }
    defer { if hasMoved { isSent = false } }
    return hasMoved && !isSent
  }
}
