/// A change in what a view shows.
@MainActor public enum TreeChange {
  /// A node was inserted, with everything in it, as the `index`th child.
  case insert(ShownNode, parent: ShownNode, index: Int)
  /// A node was removed, with everything in it.
  case remove(ShownNode, parent: ShownNode, index: Int)
  /// A node is at another place among its parent's children.
  case move(ShownNode, parent: ShownNode, from: Int, to: Int)
  /// The content or the attributes of a node have changed, or it has received or lost the focus.
  case update(ShownNode)
  /// The program requests that a node is scrolled into view.
  case reveal(ShownNode)

  package init(_ patch: Patch) {
    self =
      switch patch {
      case .insert(let node, let parent, let index): .insert(ShownNode(node), parent: ShownNode(parent), index: index)
      case .remove(let node, let parent, let index): .remove(ShownNode(node), parent: ShownNode(parent), index: index)
      case .move(let node, let parent, let from, let to):
        .move(ShownNode(node), parent: ShownNode(parent), from: from, to: to)
      case .update(let node, _, _): .update(ShownNode(node))
      case .scroll(let node, _): .reveal(ShownNode(node))
      }
  }
}
