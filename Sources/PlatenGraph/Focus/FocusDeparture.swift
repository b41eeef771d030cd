/// The place of the view that had the focus last, from which Tab goes on: the sequential focus navigation starting point,
/// as HTML calls it.
@MainActor package struct FocusDeparture {
  package let node: NodeID
  /// The containers that the view was in, from the inside, and where in each.
  private var places: [(container: NodeID, index: Int)] = []

  /// Notes the place of a view that loses the focus, perhaps because it is being removed.
  init(_ node: Node) {
    self.node = node.id
    var node = node
    while let parent = node.parent {
      places.append((parent.id, parent.children.firstIndex { $0 === node } ?? 0))
      node = parent
    }
  }

  /// The nearest view behind the place that can have the focus, or before it; nil at the end of `scope`.
  func neighbor(forward: Bool, in scope: Node, of host: ViewHost) -> Node? {
    if let node = reachable(node, in: scope, of: host) {
      return FocusOrder.next(from: node, in: scope, forward: forward)
    }
    for (id, index) in places {
      guard let container = reachable(id, in: scope, of: host) else { continue }
      let children = container.children
      // What has come in the place of the view is behind it.
      let rest = forward ? Array(children.dropFirst(index)) : children.prefix(index).reversed()
      for child in rest {
        if let found = FocusOrder.first(in: child, forward: forward) { return found }
      }
      return FocusOrder.node(after: container, in: scope, forward: forward)
    }
    return nil
  }

  /// The row of a list or a form that the view was in, if that is still there.
  func row(in scope: Node, of host: ViewHost) -> Node? {
    places.lazy.compactMap { reachable($0.container, in: scope, of: host) }.first { $0.isRow }
  }

  private func reachable(_ id: NodeID, in scope: Node, of host: ViewHost) -> Node? {
    host.nodes[id].flatMap { $0.isInside(scope) && host.isAttached($0) ? $0 : nil }
  }
}
