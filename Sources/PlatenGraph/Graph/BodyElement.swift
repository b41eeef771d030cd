/// The element of a value that has a body: it keeps the value and the element of the body.
///
/// A subclass evaluates the body in ``makeBody()``. What that reads makes the element evaluate again.
class BodyElement<Content, Body: View>: _ViewElement<Content> {
  /// The value, with its properties while the body is evaluated.
  final var view: Content
  private var child: _ViewElement<Body>?

  init(_ view: Content, in context: _ElementContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  /// Evaluates the body of ``view``.
  func makeBody() -> Body { preconditionFailure("abstract") }

  /// The value is about to change.
  func viewWillChange(to new: Content) {}

  /// The body has been evaluated.
  func didMakeBody() {}

  override final func update(_ view: Content) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    viewWillChange(to: view)
    self.view = view
    evaluate()
  }

  override final func evaluate() {
    let body = track { makeBody() }
    didMakeBody()
    if let child {
      child.update(body)
    } else {
      child = Body._makeElement(body, in: _ElementContext(parent: self))
    }
  }

  override final func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  override final func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
