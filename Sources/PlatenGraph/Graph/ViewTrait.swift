/// A value of a view for the container that arranges it, see ``_VariadicView``. Apple does not document it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// Sets a value of a view for its container.
public struct _TraitWritingModifier<Key: _ViewTraitKey> {
  let value: Key.Value

  /// Sets the value for the key.
  nonisolated public init(value: Key.Value) { self.value = value }
}

extension _TraitWritingModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    _ModifierElement(view, in: parent)
  }
}

extension _TraitWritingModifier: SubviewTrait {
  package func apply(to subview: inout _VariadicView_Children.Element) { subview[Key.self] = value }
}

extension View {
  /// Sets a value of the view, which the root of a ``_VariadicView`` around it can read.
  nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(_TraitWritingModifier<Key>(value: value))
  }
}
