import PlatenGraph

/// A copy of the tree of nodes that follows it by the patches alone, as a front end does.
///
/// A screen keeps one in debug builds: where it differs from the tree, a patch is missing or wrong.
@MainActor final class TreeMirror {
  private final class Item {
    let id: NodeID
    var content: NodeContent
    var attributes: NodeAttributes
    var children: [Item]

    @MainActor init(_ node: Node) {
      id = node.id
      content = node.content
      attributes = node.attributes
      children = node.children.map(Item.init)
    }

    init(id: NodeID, content: NodeContent) {
      self.id = id
      self.content = content
      attributes = NodeAttributes()
      children = []
    }

    func forEach(_ body: (Item) -> Void) {
      body(self)
      for child in children { child.forEach(body) }
    }
  }

  private let root: Item
  private var items: [NodeID: Item]
  /// The largest tree that is compared as a whole.
  private static let smallTree = 300

  /// Creates the mirror of a tree that has only its root yet.
  init(root id: NodeID) {
    root = Item(id: id, content: .container(.root))
    items = [id: root]
  }

  private func register(_ item: Item) { item.forEach { items[$0.id] = $0 } }

  /// Carries out patches. Returns the first one that does not fit, or else the first difference from the tree; nil if
  /// there is none. Of a large tree only what was patched is compared.
  func follow(_ patches: [Patch], to tree: Node) -> String? {
    for patch in patches {
      guard apply(patch) else { return "the patch does not fit: \(patch)" }
    }
    if items.count <= Self.smallTree { return Self.difference(of: root, from: tree, isDeep: true) }
    var compared: Set<NodeID> = []
    for node in patches.flatMap(\.nodes) where node.root === tree && compared.insert(node.id).inserted {
      guard let item = items[node.id] else { return "\(node.content.kindName) \(node.id) is missing" }
      if let difference = Self.difference(of: item, from: node, isDeep: false) { return difference }
    }
    return nil
  }

  private func apply(_ patch: Patch) -> Bool {
    switch patch {
    case .insert(let node, let parent, let index):
      guard let place = items[parent.id], (0...place.children.count).contains(index) else { return false }
      let item = Item(node)
      place.children.insert(item, at: index)
      register(item)
    case .remove(let node, let parent, let index):
      guard let item = remove(node, from: parent, at: index) else { return false }
      // A node may have been inserted elsewhere before it is removed here.
      item.forEach { if items[$0.id] === $0 { items[$0.id] = nil } }
    case .move(let node, let parent, let from, let to):
      guard let place = items[parent.id], let item = remove(node, from: parent, at: from),
        (0...place.children.count).contains(to)
      else { return false }
      place.children.insert(item, at: to)
    case .update(let node, _, _):
      guard let item = items[node.id] else { return false }
      (item.content, item.attributes) = (node.content, node.attributes)
    case .scroll(let node, _):
      return items[node.id] != nil
    }
    return true
  }

  private func remove(_ node: Node, from parent: Node, at index: Int) -> Item? {
    guard let place = items[parent.id], place.children.indices.contains(index), place.children[index].id == node.id
    else { return nil }
    return place.children.remove(at: index)
  }

  private static func difference(of item: Item, from node: Node, isDeep: Bool) -> String? {
    let name = "\(node.content.kindName) \(node.id)"
    if item.id != node.id { return "\(item.id) is in the place of \(name)" }
    if item.content != node.content { return "\(name) has another content" }
    if item.attributes != node.attributes { return "\(name) has other attributes" }
    if item.children.map(\.id) != node.children.map(\.id) {
      return "\(name) has other children: \(item.children.map(\.id)), not \(node.children.map(\.id))"
    }
    guard isDeep else { return nil }
    for (child, node) in zip(item.children, node.children) {
      if let difference = difference(of: child, from: node, isDeep: true) { return difference }
    }
    return nil
  }
}

extension Patch {
  /// What the patch changes.
  fileprivate var nodes: [Node] {
    switch self {
    case .insert(let node, let parent, _): [node, parent]
    case .remove(_, let parent, _), .move(_, let parent, _, _): [parent]
    case .update(let node, _, _): [node]
    case .scroll: []
    }
  }
}
