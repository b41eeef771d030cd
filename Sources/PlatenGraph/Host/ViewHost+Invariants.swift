extension ViewHost {
  /// The violated invariant of the tree, the table of nodes or the focus; nil if all hold. Visits the whole tree.
  var violation: String? { root.violation ?? tableViolation ?? focusViolation }

  /// The table has every node of the tree, and a node whose parents lead to the root is in it. Of those that are shown
  /// the tree's own check has followed the parents: to follow them for each node takes a third of the time of a key.
  private var tableViolation: String? {
    var shown: Set<NodeID> = []
    var missing: Node?
    root.forEach { node in
      shown.insert(node.id)
      if self.node(node.id) !== node { missing = node }
    }
    if let missing { return "\(missing.content.kindName) \(missing.id) is shown, and not in the table of nodes" }
    for (id, node) in nodes.byID {
      if node.id != id { return "\(node.id) is in the table as \(id)" }
      if !shown.contains(id), isAttached(node) {
        let top = topWithoutParent(node)
        return "\(top.content.kindName) \(top.id) has a parent without it"
      }
    }
    return nil
  }

  /// The node from here up whose parent does not have it: all nodes below it are missing with it, and which of them the
  /// table names first is a matter of hashing.
  private func topWithoutParent(_ node: Node) -> Node {
    var top = node
    while let parent = top.parent, parent.children.contains(where: { $0 === top }) { top = parent }
    return top
  }

  /// The node with the focus is shown, enabled and focusable, and no other one is marked as focused.
  private var focusViolation: String? {
    var marked: [NodeID] = []
    root.forEach { if $0.attributes.isFocused { marked.append($0.id) } }
    guard let id = focus.focusedID else {
      return marked.isEmpty ? nil : "\(marked) are marked as focused, and none has the focus"
    }
    guard let node = node(id), isAttached(node) else { return "\(id) has the focus, and is not shown" }
    if marked != [id] { return "\(id) has the focus, and \(marked) are marked as focused" }
    guard node.attributes.isEnabled, node.attributes.isFocusable else {
      return "\(node.content.kindName) \(id) has the focus, and is disabled or not focusable"
    }
    return nil
  }

  /// The largest tree that is checked at each update.
  private static let smallTree = 300

  /// Traps in debug builds if an invariant is violated. Large trees are checked at some of the updates, so that a test
  /// with thousands of rows does not check them all at each key.
  func checkInvariants() {
    assert(nodes.byID.count > Self.smallTree && updates.count % 128 != 0 || violation == nil, violation ?? "")
  }
}
