/// The element of a value that has a body: it keeps the value and the element of the body.
///
/// A subclass evaluates the body in ``evaluate()``, by ``show(_:)``. What that reads makes the element evaluate again.
///
/// The body's type is no parameter of this class: for each class made of it the runtime would resolve that type by its
/// name, and search all conformances of the program for each view in it.
package class BodyElement<Content>: _ViewElement<Content> {
  /// The value, with its properties while the body is evaluated.
  package final var view: Content
  private var child: _Element?

  package init(_ view: Content, in context: _ElementContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  /// Evaluates a body of ``view``, which is of the same type each time, and shows it.
  package final func show<Body: View>(_ makeBody: () -> Body) {
    let body = track(makeBody)
    didMakeBody()
    if let child {
      withUnsafePointer(to: body) { child.update(at: $0) }
    } else {
      child = Body._makeElement(body, in: _ElementContext(parent: self))
    }
  }

  /// The value is about to change.
  package func viewWillChange(to new: Content) {}

  /// The body has been evaluated.
  package func didMakeBody() {}

  package override final func update(_ view: Content) {
    guard !ValueComparison.areEqual(self.view, view) else { return }
    viewWillChange(to: view)
    self.view = view
    evaluate()
  }

  package override final func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  package override final func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
