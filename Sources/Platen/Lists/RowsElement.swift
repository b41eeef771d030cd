/// The element of a form or list: its node has the nodes of its content as children, with rows around those that a row
/// shows or does something for.
class RowsElement<V: View, Content: View>: _ViewElement<V>, NodeContainer {
  final let node: Node
  final let model = ListModel()
  private(set) final var child: _ViewElement<Content>!
  /// Measures the rows for what observes their scrolling; nil where nothing does.
  private final var measure: RowsMeasure?

  init(isList: Bool, in context: _ElementContext) {
    node = context.host.nodes.make(.container(.form(FormContent(style: .automatic, isList: isList))), NodeAttributes())
    super.init(context)
  }

  /// Makes what is in it, when the element itself has been evaluated.
  final func makeChild(_ content: Content) {
    let (measures, start) = Tracking.untracked { (environment.scrollMeasures, environment.scrollStart) }
    if let measures { measure = RowsMeasure(node, measures, host) }
    if let start { node.identities.append(AnyHashable(RowsStart(id: start.id))) }
    child = Content._makeElement(content, in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(collectChildNodes(), of: node)
  }

  final override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.isFormRow = true
    environment.sectionLayout = .rows
    environment.scrollMeasures = nil
    environment.scrollStart = nil
    environment.list = model
  }

  final func collectChildNodes() -> [Node] {
    let rows = model.arrange(child.nodes, in: self)
    rowsDidChange(rows)
    if measure != nil { ScrollTargets.requestFrames(of: [rows.first, rows.last].compactMap { $0 }) }
    return rows
  }

  /// The nodes in the form or list have been collected.
  func rowsDidChange(_ rows: [Node]) {}

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
    model.forEachRow(body)
  }

  final override func willUnmount() { host.nodes.forget(node) }
}
