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
