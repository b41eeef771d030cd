/// Ties a view's identity to a value: when the value changes, the view and its state are created again.
public struct _IdentityModifier<ID: Hashable> {
  let id: ID
}

extension _IdentityModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    IdentityElement(view, in: parent)
  }
}

extension _IdentityModifier: SubviewTrait {
  package func apply(to subview: inout _VariadicView_Children.Element) { subview.explicitIDs.append(AnyHashable(id)) }
}

private final class IdentityElement<Content: View, ID: Hashable>:
  _ViewElement<ModifiedContent<Content, _IdentityModifier<ID>>>
{
  private var id: ID
  private var child: _ViewElement<Content>!

  init(_ view: ModifiedContent<Content, _IdentityModifier<ID>>, in context: _ElementContext) {
    id = view.modifier.id
    super.init(context)
    child = Content._makeElement(view.content, in: _ElementContext(parent: self))
  }

  override func update(_ view: ModifiedContent<Content, _IdentityModifier<ID>>) {
    guard view.modifier.id != id else {
      child.update(view.content)
      return
    }
    id = view.modifier.id
    child.unmount()
    child = Content._makeElement(view.content, in: _ElementContext(parent: self))
    structureDidChange()
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let start = nodes.count
    child.collectNodes(into: &nodes)
    let id = AnyHashable(id)
    for node in nodes[start...] where !node.identities.contains(id) { node.identities.append(id) }
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Gives the view an identity: when it changes, the view is created again, with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentityModifier(id: id)) }
}
