/// Collects what changes in the tree between two updates.
@MainActor package struct PatchRecorder {
  private var structural: [Patch] = []
  /// Nodes inserted since the last update: their patch includes all that is below them, so nothing is recorded for
  /// that.
  private var inserted: Set<NodeID> = []
  private var changed: [(node: Node, content: NodeContent, attributes: NodeAttributes)] = []
  private var changedIDs: Set<NodeID> = []
  private var scrolls: [(node: Node, anchor: UnitPoint?)] = []

  package mutating func scroll(to node: Node, anchor: UnitPoint?) { scrolls.append((node, anchor)) }

  /// Records what the node was before its first change.
  mutating func willChange(_ node: Node) {
    guard changedIDs.insert(node.id).inserted else { return }
    changed.append((node, node.content, node.attributes))
  }

  /// The patches since the last call.
  mutating func finish() -> [Patch] {
    var patches = structural
    patches.reserveCapacity(structural.count + changed.count + scrolls.count)
    for (node, content, attributes) in changed where isAttached(node) && !isInsideInsertion(node) {
      if node.content != content || node.attributes != attributes {
        patches.append(.update(node, from: content, attributes))
      }
    }
    for (node, anchor) in scrolls where isAttached(node) { patches.append(.scroll(to: node, anchor: anchor)) }
    scrolls.removeAll(keepingCapacity: true)
    structural.removeAll(keepingCapacity: true)
    inserted.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    changedIDs.removeAll(keepingCapacity: true)
    return patches
  }

  /// Makes `children` the children of `parent`, recording removals, then insertions and moves from the front.
  package mutating func setChildren(_ children: [Node], of parent: Node) {
    let old = parent.children
    guard !old.elementsEqual(children, by: ===) else { return }
    let isVisible = isAttached(parent) && !isInsideInsertion(parent)
    let kept = Set(children.map(\.id))
    var current: [Node] = []
    current.reserveCapacity(children.count)
    var removals: [(Node, Int)] = []
    for (index, node) in old.enumerated() {
      if kept.contains(node.id) { current.append(node) } else { removals.append((node, index)) }
    }
    for (node, index) in removals.reversed() {
      // A wrapper inserted around a node is its parent already.
      if node.parent === parent { node.parent = nil }
      if isVisible { structural.append(.remove(node, parent: parent, index: index)) }
    }
    // Where nothing is ever laid out, the list of stale children would keep removed nodes.
    if !removals.isEmpty { parent.layout.staleChildren.removeAll { $0.parent !== parent } }
    arrange(current, as: children, in: parent, isVisible: isVisible)
    parent.children = children
    for child in children where child.parent !== parent { child.enter(parent) }
    parent.invalidateLayout()
  }

  /// Moves and inserts from the front, so that each index is right when its patch is carried out.
  private mutating func arrange(_ current: [Node], as target: [Node], in parent: Node, isVisible: Bool) {
    guard isVisible else { return }
    for step in ChildOrder(from: current.map(\.id), to: target.map(\.id)).steps {
      switch step {
      case .insert(let place, let index):
        inserted.insert(target[place].id)
        structural.append(.insert(target[place], parent: parent, index: index))
      case .move(let place, let from, let to):
        structural.append(.move(target[place], parent: parent, from: from, to: to))
      }
    }
  }

  private func isAttached(_ node: Node) -> Bool { node.root.id.rawValue == 0 }

  private func isInsideInsertion(_ node: Node) -> Bool {
    guard !inserted.isEmpty else { return false }
    var current: Node? = node
    while let node = current {
      if inserted.contains(node.id) { return true }
      current = node.parent
    }
    return false
  }
}
