/// The element of a value whose body is made with dynamic properties that others keep, as those of a gesture's parts in a
/// modifier.
package final class OwnedBodyElement<Content, Body: View>: BodyElement<Content> {
  private let makeBody: (Content, _Element) -> Body
  private let uninstall: () -> Void

  /// - Parameters:
  ///   - body: Makes the body of the value, and ties the properties to the element.
  ///   - uninstall: Called once, when the element is removed from the graph.
  package init(
    _ view: Content, in context: _ElementContext, body: @escaping (Content, _Element) -> Body,
    uninstall: @escaping () -> Void
  ) {
    makeBody = body
    self.uninstall = uninstall
    super.init(view, in: context)
  }

  package override func evaluate() { show { makeBody(view, self) } }

  package override func willUnmount() { uninstall() }
}
