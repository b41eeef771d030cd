/// The element of a view that consists of other views: a `body` and what it reads.
final class CompositeElement<Content: View>: _ViewElement<Content> {
  private var view: Content
  private var properties: DynamicPropertyStorage<Content>
  private var child: _ViewElement<Content.Body>?

  init(_ view: Content, in context: _ElementContext) {
    self.view = view
    properties = DynamicPropertyStorage()
    super.init(context)
    #if DEBUG
    changeReasons.isNew = true
    #endif
    evaluate()
  }

  override func update(_ view: Content) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    self.view = view
    #if DEBUG
    changeReasons.hasNewValue = true
    #endif
    evaluate()
  }

  /// The value with its properties, while the body is evaluated.
  var currentView: Content { view }

  #if DEBUG
  /// What has changed since the last evaluation.
  private(set) var changeReasons = ChangeReasons()

  override func noteReason(_ set: ReaderSet?) { changeReasons.sets.append(set.map { ObjectIdentifier($0) }) }
  #endif

  override func evaluate() {
    let body = track {
      properties.install(in: &view, of: self)
      return view.body
    }
    #if DEBUG
    changeReasons = ChangeReasons()
    #endif
    if let child {
      child.update(body)
    } else {
      child = Content.Body._makeElement(body, in: _ElementContext(parent: self))
    }
  }

  override var isProgramView: Bool {
    let name = String(reflecting: Content.self)
    return !["Platen.", "PlatenGraph.", "PlatenTree."].contains { name.hasPrefix($0) }
  }

  override func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { properties.uninstall() }
}
