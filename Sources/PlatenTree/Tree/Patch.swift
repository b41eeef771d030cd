/// A change to the tree of nodes, to be carried out in the order given.
///
/// An inserted node includes all that is below it: no patches follow for its descendants.
@MainActor package enum Patch {
  case insert(Node, parent: Node, index: Int)
  case remove(Node, parent: Node, index: Int)
  case move(Node, parent: Node, from: Int, to: Int)
  /// The node's content or attributes changed; the old ones come along, so that only what differs is set.
  case update(Node, from: NodeContent, NodeAttributes)
  /// The node is to be scrolled into view; with an anchor, that point of it to the same point of what scrolls.
  case scroll(to: Node, anchor: UnitPoint?)
}

extension Patch: CustomStringConvertible {
  /// Kind and identity only: so that text is never in a log.
  package nonisolated var description: String {
    MainActor.assumeIsolated {
      switch self {
      case .insert(let node, let parent, let index):
        "insert \(node.content.kindName) \(node.id) in \(parent.id) at \(index)"
      case .remove(let node, let parent, let index):
        "remove \(node.content.kindName) \(node.id) from \(parent.id) at \(index)"
      case .move(let node, let parent, let from, let to):
        "move \(node.content.kindName) \(node.id) in \(parent.id) from \(from) to \(to)"
      case .scroll(let node, _): "scroll to \(node.content.kindName) \(node.id)"
      case .update(let node, _, _): "update \(node.content.kindName) \(node.id)"
      }
    }
  }
}
