/// The key of a value that a view has for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values of a view for the container around it, see ``Subview`` and ``SectionConfiguration``. A program adds its own
/// with `@Entry` in an extension, or with a ``ContainerValueKey``.
public struct ContainerValues {
  var entries = TypedEntries()
  var tags: [AnyHashable] = []

  /// The value under a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { entries.value(of: Key.Value.self, for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { entries.set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value of that type that `tag(_:)` has set; nil where there is none. Of several the outermost applies.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.reversed().lazy.compactMap { $0.base as? V }.first
  }

  /// Whether `tag(_:)` has set that value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Sets a value of a view for its container.
public struct _ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension _ContainerValueModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    _ModifierElement(view, in: parent)
  }
}

extension _ContainerValueModifier: SubviewTrait {
  package func apply(to subview: inout _VariadicView_Children.Element) {
    var values = ContainerValues(entries: subview.containerEntries, tags: subview.tags)
    values[keyPath: keyPath] = value
    subview.containerEntries = values.entries
  }
}

extension View {
  /// Sets a value of the view for the container around it, which reads it by `Group(subviews:)` and its kin. On a
  /// section it is a value of the section and of each view in it. Of several the outermost applies.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
