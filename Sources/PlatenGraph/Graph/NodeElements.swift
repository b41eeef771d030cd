/// A view that is one node without children.
public protocol _LeafView: _PrimitiveView {
  /// What to show. Whatever it reads makes the view evaluate again when it changes.
  @MainActor func _content(in environment: EnvironmentValues) -> _NodeContentBox
}

/// Keeps the tree's types out of public declarations.
public struct _NodeContentBox {
  let content: NodeContent
  package var adjust: (inout NodeAttributes) -> Void = { _ in }
  /// When there is something else to show without anything having changed.
  package var next: Date?

  package init(_ content: NodeContent, adjust: @escaping (inout NodeAttributes) -> Void = { _ in }) {
    self.content = content
    self.adjust = adjust
  }
}

extension _LeafView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    _makeLeaf(view, in: parent)
  }

  /// Makes the element of a view that is one node.
  package static func _makeLeaf(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    LeafElement(view, in: parent)
  }
}

/// The element of a view that is one node without children.
final class LeafElement<Content: _LeafView>: _ViewElement<Content> {
  private var view: Content
  private var node: Node!
  private var timer: Int?

  init(_ view: Content, in context: _ElementContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update(_ view: Content) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    let (box, attributes) = track {
      let box = view._content(in: environment)
      var attributes = environment.nodeAttributes
      box.adjust(&attributes)
      return (box, attributes)
    }
    if let node {
      host.nodes.set(box.content, attributes, of: node)
    } else {
      node = host.nodes.make(box.content, attributes)
    }
    wait(until: box.next)
  }

  private func wait(until date: Date?) {
    if let timer { host.animator.cancel(timer) }
    timer = nil
    guard let date else { return }
    let time = host.animator.clock() + max(date.timeIntervalSince(host.animator.date), 0)
    timer = host.animator.schedule(at: time) { [weak self] in self?.timeHasCome() }
  }

  /// What is in no tree is not evaluated only because time passes.
  private func timeHasCome() {
    timer = nil
    guard isMounted else { return }
    if host.isAttached(node) { invalidate() } else { wait(until: host.animator.date.addingTimeInterval(1)) }
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func willUnmount() {
    if let timer { host.animator.cancel(timer) }
    host.nodes.forget(node)
  }
}

/// A view that is one node and whose content's nodes are the children.
public protocol _ContainerView: _PrimitiveView {
  associatedtype _Content: View
  @MainActor var _childContent: _Content { get }
  @MainActor func _content(in environment: EnvironmentValues) -> _NodeContentBox
  /// The same, for a view that has to know which node it is.
  @MainActor func _content(in environment: EnvironmentValues, of node: _NodeReference) -> _NodeContentBox
  /// Whether the node's content is known to be that of another view in the same environment, though the views differ,
  /// as where only an action does.
  @MainActor func _hasSameContent(as other: Self) -> Bool
  /// Changes the environment of the views inside, for every view of the type alike: it is done again only where the
  /// environment around has changed.
  @MainActor static func _prepare(_ environment: inout EnvironmentValues)
  /// Whether the view's nodes are rows of the list around.
  static var _holdsRows: Bool { get }
  /// Answers events for the node; nil when there is nothing to do with it.
  @MainActor func _handle(_ event: _NodeEventBox) -> Bool
}

/// Keeps the tree's types out of public declarations.
public struct _NodeEventBox {
  package let event: NodeEvent
  /// The node that receives the event.
  package let id: NodeID
}

/// Which node a view is.
public struct _NodeReference {
  package let id: NodeID

  package init(id: NodeID) { self.id = id }
}

extension _ContainerView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues, of node: _NodeReference) -> _NodeContentBox {
    _content(in: environment)
  }

  /// Whether the node's content is known to be that of another view in the same environment. For the graph.
  public func _hasSameContent(as other: Self) -> Bool { false }

  /// Leaves the environment as it is. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) {}

  /// The view's nodes are no rows. For the graph.
  public static var _holdsRows: Bool { false }

  /// Handles no event. For the graph.
  public func _handle(_ event: _NodeEventBox) -> Bool { false }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ContainerElement(view, in: parent)
  }
}

/// The element of a view that is a node with children.
final class ContainerElement<Content: _ContainerView>: _ViewElement<Content>, NodeContainer, NodeResponder {
  private var view: Content
  private(set) var node: Node
  private var child: _ViewElement<Content._Content>!

  init(_ view: Content, in context: _ElementContext) {
    self.view = view
    node = context.host.nodes.make(.container(.root), NodeAttributes())
    super.init(context)
    node.responder = self
    evaluateNode(isNew: true)
    child = Content._Content._makeElement(view._childContent, in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(collectChildNodes(), of: node)
  }

  override func update(_ view: Content) {
    let isSame = ValueComparison.areEqual(self.view, view)
    let hasSameContent = isSame || view._hasSameContent(as: self.view)
    self.view = view
    guard !isSame else { return }
    if !hasSameContent { evaluate() }
    child.update(view._childContent)
  }

  override func evaluate() { evaluateNode(isNew: false) }

  private func evaluateNode(isNew: Bool) {
    let (content, attributes) = track {
      let box = view._content(in: environment, of: _NodeReference(id: node.id))
      var attributes = environment.nodeAttributes
      box.adjust(&attributes)
      return (box.content, attributes)
    }
    if isNew {
      node.content = content
      node.attributes = attributes
    } else {
      host.nodes.set(content, attributes, of: node)
    }
  }

  // MARK: environment

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    let (makesRowsLazily, sectionLayout) = (environment.makesRowsLazily, environment.sectionLayout)
    environment.clearNodeScoped()
    // A section's rows are those of the list around.
    if Content._holdsRows {
      if makesRowsLazily { environment.makesRowsLazily = true }
      if sectionLayout != nil { environment.sectionLayout = sectionLayout }
    }
    Content._prepare(&environment)
  }

  // MARK: nodes

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  func collectChildNodes() -> [Node] {
    // A section of a list holds rows as the list itself does.
    if Content._holdsRows { return environment.arrangedRows(child.nodes, in: self) }
    guard case .container(.depthStack) = node.content else { return child.nodes }
    return child.nodes.sortedByDepth
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    if Content._holdsRows { Tracking.untracked { environment.rowArranger }?.forget(container: self) }
    host.nodes.forget(node)
  }

  func handle(_ event: NodeEvent) -> Bool { view._handle(_NodeEventBox(event: event, id: node.id)) }
}

extension [Node] {
  /// From the lowest index to the highest; those of one index as they were written.
  @MainActor fileprivate var sortedByDepth: [Node] {
    guard contains(where: { $0.layoutTraits.map { $0.depth != 0 } ?? false }) else { return self }
    let depths = map { $0.layoutTraits?.depth ?? 0 }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}
