extension Node {
  /// The violated invariant of the tree from this node down; nil if all hold: each child has the right parent, and no
  /// identity is in the tree twice.
  package var violation: String? {
    var seen: Set<NodeID> = []
    return violation(&seen)
  }

  private func violation(_ seen: inout Set<NodeID>) -> String? {
    guard seen.insert(id).inserted else { return "\(content.kindName) \(id) is in the tree twice" }
    for child in children {
      guard child.parent === self else {
        let parent = child.parent.map { "\($0.id)" } ?? "none"
        return "\(child.content.kindName) \(child.id) is a child of \(id), and its parent is \(parent)"
      }
      if let violation = child.violation(&seen) { return violation }
    }
    return nil
  }
}
