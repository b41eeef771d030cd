/// Makes a preference from an anchor of the view.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether the values of the views inside are ignored.
  let replaces: Bool
}

extension _AnchorPreferenceModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    AnchorPreferenceElement(view, in: parent)
  }
}

/// Puts a node whose position front ends report around the first node of the view.
private final class AnchorPreferenceElement<Content: View, Key: PreferenceKey, Value>:
  _ModifierElement<Content, _AnchorPreferenceModifier<Key, Value>>, PreferenceSource
{
  private lazy var place = AnchorPlace(host)
  private var outer: Node?
  private var inner: Node?

  override func willMakeChild() { preferenceDidChangeInPass(Key.self) }

  override func modifierDidChange(from old: _AnchorPreferenceModifier<Key, Value>) {
    preferenceDidChangeInPass(Key.self)
  }

  func contribute<Other: PreferenceKey>(_ key: Other.Type, to value: inout Other.Value) -> Bool {
    guard Other.self == Key.self else { return false }
    var own = modifier.replaces ? Key.defaultValue : gatherPreference(Key.self)
    modifier.transform(&own, Anchor(modifier.source, of: place))
    guard let own = own as? Other.Value else { return false }
    value = own
    return true
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let start = nodes.count
    super.collectNodes(into: &nodes)
    guard nodes.indices.contains(start) else { return }
    let node = nodes[start]
    if inner !== node {
      if let outer { host.nodes.forget(outer) }
      let new = host.nodes.make(.decoration(.effect(.measured)), NodeAttributes())
      host.nodes.setInitialChildren([node], of: new)
      (inner, outer, place.node) = (node, new, new)
    }
    guard let outer else { return }
    outer.rowTraits = node.rowTraits
    outer.layoutTraits = node.layoutTraits?.passedOn
    nodes[start] = outer
  }

  override func willUnmount() {
    if let outer { host.nodes.forget(outer) }
    preferenceDidChange(ObjectIdentifier(Key.self))
  }
}

extension View {
  /// Sets a preference to a value made from an anchor of the view. Values of the views inside are ignored.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Changes the preference of the views inside with the help of an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorPreferenceModifier<K, A>(source: value, transform: transform, replaces: false))
  }
}
