/// A row that keeps its visible position while others are inserted above it.
@MainActor struct ScrollAnchor {
  let scroller: Node
  let axis: Axis
  /// The node after the inserted rows.
  let node: Node?
  let place: CGFloat

  /// Scrolls on by as much as the row has moved. Returns the node that was scrolled.
  func keep() -> NodeID? {
    guard let node, node.parent != nil else { return nil }
    let new = node.place(in: scroller, along: axis)
    guard new != place else { return nil }
    if axis == .vertical {
      scroller.layout.scrollOffset.y += new - place
    } else {
      scroller.layout.scrollOffset.x += new - place
    }
    return scroller.id
  }
}

// Rows of long lists that are made when the user scrolls near them.
extension ViewHost {
  /// A front end has scrolled what is in a node, by units.
  package func setScrollOffset(_ offset: CGPoint, of node: Node) { node.layout.scrollOffset = offset }

  /// Something has been scrolled since the last layout: makes rows, and notifies the views that observe their own
  /// frames.
  package func scrollDidChange() {
    guard let metrics = lastMetrics else { return }
    waitingAnchors += loadVisibleRows(metrics, lastLayoutSize)
    _ = notifyGeometryReaders(metrics)
  }

  /// The nodes that the last layout has scrolled to keep the visible rows in place.
  package func takeFollowedScrollers() -> Set<NodeID> {
    defer { followedScrollers = [] }
    return followedScrollers
  }

  /// Makes the rows near the visible area. Returns the anchors to keep in place: one for each placeholder that has
  /// become smaller.
  func loadVisibleRows(_ metrics: any LayoutMetrics, _ window: CGSize) -> [ScrollAnchor] {
    guard makesRowsLazily, !rowPlaceholders.isEmpty else { return [] }
    var anchors: [ScrollAnchor] = []
    for id in rowPlaceholders.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let node = node(id), isAttached(node), let seen = seenPart(of: node, window) else { continue }
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
    guard case .rowPlaceholder(let content) = placeholder.content else { return false }
    let share = min(24 / Double(max(content.count, 1)), 1)
    guard placeholder.responder?.handle(.makeRows(from: atStart ? 0 : 1 - share, to: atStart ? share : 1)) == true
    else {
      return false
    }
    settle()
    return true
  }
}

extension Node {
  /// Whether what is in the node can be scrolled.
  package var isScroller: Bool {
    switch content {
    case .root, .form, .scroll, .panel: true
    default: false
    }
  }

  /// The axis of the rows that a placeholder represents.
  var placeholderAxis: Axis {
    switch parent?.content {
    case .stack(let stack): stack.axis
    case .lazyGrid(let grid): grid.axis
    default: .vertical
    }
  }

  /// Where the node begins in what scrolls around it, in units.
  func place(in scroller: Node, along axis: Axis) -> CGFloat {
    var place: CGFloat = 0
    var node = self
    while node !== scroller, let parent = node.parent {
      place += axis == .vertical ? node.frame.minY : node.frame.minX
      node = parent
    }
    return place
  }

  /// The size of the scroll view, page or window around the node, in units.
  var surroundingContainerSize: CGSize? {
    var node = parent
    while let current = node {
      switch current.content {
      case .root, .form, .scroll, .panel: return current.frame.size
      case .page:
        let bars = current.children.filter(\.isBar).reduce(0) { $0 + $1.frame.height }
        return CGSize(width: current.frame.width, height: max(current.frame.height - bars, 0))
      default: node = current.parent
      }
    }
    return nil
  }
}

extension ViewHost {
  /// Sets a node's frame in the window, in points, for a front end that lays out by itself.
  package func report(_ frame: CGRect, of id: NodeID) {
    guard let node = node(id), node.reportedFrame != frame else { return }
    node.reportedFrame = frame
    for id in geometryReaders {
      guard let reader = self.node(id), let frame = reader.reportedFrame else { continue }
      send(.resize(frame.size), to: reader.id)
    }
  }
}
