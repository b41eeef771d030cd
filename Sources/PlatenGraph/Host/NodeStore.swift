/// The nodes of one host, by their identities.
@MainActor package final class NodeStore {
  @Hosted private var host: ViewHost
  private(set) var byID: [NodeID: Node]
  private var nextID = 1
  /// The geometry readers: nodes whose views depend on the size they have.
  private(set) var geometryReaders: Set<NodeID> = []
  /// Nodes that are sized relative to their container.
  private(set) var containerFrames: Set<NodeID> = []
  /// Rows of items, some of which may be in a menu.
  private(set) var itemRows: Set<NodeID> = []

  init(host: ViewHost) {
    self.host = host
    byID = [host.root.id: host.root]
  }

  /// The node of that identity, if it has not been ended.
  package subscript(id: NodeID) -> Node? { byID[id] }

  /// Makes a node, which belongs to no tree yet.
  package func make(_ content: NodeContent, _ attributes: NodeAttributes) -> Node {
    let node = Node(id: NodeID(rawValue: nextID), content: content, attributes: attributes)
    nextID += 1
    byID[node.id] = node
    switch content {
    case .container(.geometry), .decoration(.effect(.measured)): geometryReaders.insert(node.id)
    case .decoration(.containerFrame): containerFrames.insert(node.id)
    case .container(.itemRow): itemRows.insert(node.id)
    case .leaf(.rowPlaceholder): host.rows.add(node)
    default: break
    }
    return node
  }

  /// Sets the children of a node that no front end has received yet.
  package func setInitialChildren(_ children: [Node], of node: Node) {
    node.children = children
    for child in children { child.enter(node) }
  }

  /// Changes what a node is. The front end receives a patch if that makes a difference.
  package func set(_ content: NodeContent, _ attributes: NodeAttributes, of node: Node) {
    var attributes = attributes
    attributes.isFocused = host.focus.focusedID == node.id
    attributes.match = node.attributes.match
    attributes.accessibilityDetails.changesInside = node.attributes.accessibilityDetails.changesInside
    if let label = node.composedLabels.outermost {
      node.composedLabels.given = attributes.accessibilityLabel
      attributes.accessibilityLabel = label
    }
    let old = node.content
    let hasOtherContent = old != content
    let hasOtherDirection = node.attributes.layoutDirection != attributes.layoutDirection
    guard hasOtherContent || node.attributes != attributes else { return }
    host.recorder.willChange(node)
    node.content = content
    node.attributes = attributes
    if hasOtherContent {
      node.invalidateLayout()
      let transaction = host.transactions.current
      host.animator.contentDidChange(of: node, from: old, transaction)
      if let transaction { host.transactions.noteLayout(of: node, transaction) }
    }
    if hasOtherDirection { node.directionDidChange() }
    if attributes.isFocused, !attributes.isEnabled || !attributes.isFocusable {
      host.updates.afterPass { [weak host] in host?.focus.move(to: nil) }
    }
    host.choices.nodeDidChange(node)
    noteChange(below: node)
    host.updates.request()
  }

  /// Notifies those above who make something of the nodes below them that one has changed.
  func noteChange(below node: Node) {
    var next: Node? = node
    while let current = next {
      for observer in current.changeObservers { observer.notify() }
      if current.attributes.accessibilityDetails.combinesChildren {
        host.recorder.willChange(current)
        current.attributes.accessibilityDetails.changesInside &+= 1
      }
      next = current.parent
    }
  }

  /// Sets the name that the modifier of an element makes of the node's own; nil when it makes none any more.
  package func setComposedLabel(_ label: String?, of node: Node, by element: _Element) {
    if node.composedLabels.isEmpty { node.composedLabels.given = node.attributes.accessibilityLabel }
    guard node.composedLabels.set(label, at: element.depth) else { return }
    var attributes = node.attributes
    attributes.accessibilityLabel = node.composedLabels.given
    set(node.content, attributes, of: node)
  }

  /// Has a node's responder receive its size after each layout and after each scrolling, as a geometry reader's does.
  package func observeGeometry(of node: Node) { geometryReaders.insert(node.id) }

  /// Ends a node that its element no longer needs.
  package func forget(_ node: Node) {
    byID[node.id] = nil
    geometryReaders.remove(node.id)
    containerFrames.remove(node.id)
    itemRows.remove(node.id)
    host.rows.forget(node)
    host.animator.forget(node)
    host.matches.forget(node)
    host.choices.nodeWillLeave(node)
    host.focus.nodeWillLeave(node)
  }
}
