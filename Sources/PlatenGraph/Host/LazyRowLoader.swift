/// Makes the rows of long lists when the user scrolls near them, and keeps the visible rows in place meanwhile.
@MainActor package final class LazyRowLoader {
  @Hosted private var host: ViewHost
  /// Placeholders of unloaded rows.
  private var placeholders: Set<NodeID> = []
  /// Makes the rows of long lists on demand.
  package var providers: [ObjectIdentifier: any LazyRows] = [:]
  /// Whether long lists make only the rows near the visible area. A front end that sets it reports its scroll offsets.
  package var isEnabled = false
  /// Whether rows made during a layout are laid out at once, or with the next layout.
  package var loadsAtOnce = true
  /// The anchors that keep their place while the next layout inserts rows above them.
  private var waitingAnchors: [ScrollAnchor] = []
  private var followedScrollers: Set<NodeID> = []

  init(host: ViewHost) { self.host = host }

  func add(_ placeholder: Node) { placeholders.insert(placeholder.id) }

  func forget(_ node: Node) { placeholders.remove(node.id) }

  /// A front end has scrolled what is in a node, by units.
  package func setScrollOffset(_ offset: CGPoint, of node: Node) { node.layout.scrollOffset = offset }

  /// Something has been scrolled since the last layout: makes rows, and notifies the views that observe their own
  /// frames.
  package func scrollDidChange() {
    guard let metrics = host.layout.metrics else { return }
    host.layout.placePinned()
    waitingAnchors += load(metrics, host.layout.size)
    _ = host.layout.notifyGeometryReaders(metrics)
  }

  /// The nodes that the last layout has scrolled to keep the visible rows in place.
  package func takeFollowedScrollers() -> Set<NodeID> {
    defer { followedScrollers = [] }
    return followedScrollers
  }

  /// Makes the rows near the visible area. Returns the anchors to keep in place: one for each placeholder that has
  /// become smaller.
  func load(_ metrics: any LayoutMetrics, _ window: CGSize) -> [ScrollAnchor] {
    guard isEnabled, !placeholders.isEmpty else { return [] }
    var anchors: [ScrollAnchor] = []
    for id in placeholders.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let node = host.nodes[id], host.isAttached(node), let seen = seenPart(of: node, window) else { continue }
      let anchor = anchor(of: node, seen.scroller, seen.axis, window)
      if node.responder?.handle(.makeRows(from: seen.from, to: seen.to)) == true { anchors.append(anchor) }
    }
    return anchors
  }

  /// Which part of a placeholder's rows is near the visible area, from 0 to 1; nil for none.
  private func seenPart(
    of placeholder: Node, _ window: CGSize
  ) -> (from: Double, to: Double, scroller: Node, axis: Axis)? {
    let axis = placeholder.placeholderAxis
    var rect = placeholder.frame
    var seen = rect
    var scroller: Node?
    var child = placeholder
    while let node = child.parent {
      if node.isScroller {
        let size = node.parent == nil ? window : node.frame.size
        // A screen more on either side, so that rows are made before they are visible.
        let view = CGRect(origin: node.layout.scrollOffset, size: size).insetBy(dx: -size.width, dy: -size.height)
        // Only the axis of the rows counts: across it the rows span the visible area.
        if axis == .vertical {
          seen.origin.x = view.minX
          seen.size.width = view.width
        } else {
          seen.origin.y = view.minY
          seen.size.height = view.height
        }
        seen = seen.intersection(view)
        guard !seen.isNull else { return nil }
        let offset = node.layout.scrollOffset
        rect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
        seen = seen.offsetBy(dx: -offset.x, dy: -offset.y)
        scroller = scroller ?? node
      }
      rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      seen = seen.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      child = node
    }
    guard let scroller else { return nil }
    let length = rect.size.length(along: axis)
    guard length > 0 else { return (0, 1, scroller, axis) }
    let (start, first) = axis == .vertical ? (rect.minY, seen.minY) : (rect.minX, seen.minX)
    let from = Double((first - start) / length)
    let to = from + Double(seen.size.length(along: axis) / length)
    return to > from ? (from, to, scroller, axis) : nil
  }

  private func anchor(of placeholder: Node, _ scroller: Node, _ axis: Axis, _ window: CGSize) -> ScrollAnchor {
    let none = ScrollAnchor(scroller: scroller, axis: axis, node: nil, place: 0)
    guard let siblings = placeholder.parent?.children, let index = siblings.firstIndex(where: { $0 === placeholder }),
      siblings.indices.contains(index + 1)
    else { return none }
    let next = siblings[index + 1]
    let offset = scroller.layout.scrollOffset
    let top = axis == .vertical ? offset.y : offset.x
    let size = scroller.parent == nil ? window : scroller.frame.size
    let place = next.place(in: scroller, along: axis)
    // Only insertions above move what is visible.
    guard placeholder.place(in: scroller, along: axis) < top, place < top + size.length(along: axis) else {
      return none
    }
    return ScrollAnchor(scroller: scroller, axis: axis, node: next, place: place)
  }

  /// Makes rows at one end of a placeholder. False when no element can make them.
  func makeRows(of placeholder: Node, atStart: Bool) -> Bool {
    guard case .leaf(.rowPlaceholder(let content)) = placeholder.content else { return false }
    let share = min(24 / Double(max(content.count, 1)), 1)
    guard placeholder.responder?.handle(.makeRows(from: atStart ? 0 : 1 - share, to: atStart ? share : 1)) == true
    else {
      return false
    }
    host.settle()
    return true
  }

  /// Keeps the anchors in place that waited for a layout.
  func keepWaitingAnchors() {
    keep(waitingAnchors)
    waitingAnchors = []
  }

  /// The layout has placed rows above the anchors: scrolls so that they stay in place.
  func keep(_ anchors: [ScrollAnchor]) {
    for anchor in anchors { if let id = anchor.keep() { followedScrollers.insert(id) } }
  }

  /// The next layout keeps these in place.
  func wait(_ anchors: [ScrollAnchor]) { waitingAnchors = anchors }
}
