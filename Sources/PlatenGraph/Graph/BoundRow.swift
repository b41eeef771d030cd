/// A row of a `ForEach` over a binding: what makes its view reads in the row's own name.
final class BoundRow<Bound, Content: View>: _ViewElement<Content> {
  private var content: (Bound) -> Content
  private var bound: Bound
  private var child: _ViewElement<Content>?

  init(_ bound: Bound, _ content: @escaping (Bound) -> Content, in context: _ElementContext) {
    self.bound = bound
    self.content = content
    super.init(context)
    evaluate()
  }

  func update(_ bound: Bound, _ content: @escaping (Bound) -> Content) {
    self.bound = bound
    self.content = content
    evaluate()
  }

  override func evaluate() {
    let view = track { content(bound) }
    if let child {
      child.update(view)
    } else {
      child = Content._makeElement(view, in: _ElementContext(parent: self))
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
