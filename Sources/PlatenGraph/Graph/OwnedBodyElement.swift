/// The element of a value whose body is made of a part of it that has dynamic properties, as a gesture in a modifier.
package final class OwnedBodyElement<Content, Owner, Body: View>: BodyElement<Content> {
  private var properties = DynamicPropertyStorage<Owner>()
  private let owner: WritableKeyPath<Content, Owner>
  private let makeBody: (Content) -> Body

  /// - Parameters:
  ///   - owner: The part with the properties.
  ///   - body: Makes the body of the whole, while the properties have their values.
  package init(
    _ view: Content, in context: _ElementContext, owner: WritableKeyPath<Content, Owner>,
    body: @escaping (Content) -> Body
  ) {
    self.owner = owner
    makeBody = body
    super.init(view, in: context)
  }

  package override func evaluate() {
    show {
      properties.install(in: &view[keyPath: owner], of: self)
      return makeBody(view)
    }
  }

  package override func willUnmount() { properties.uninstall() }
}
