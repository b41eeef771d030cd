/// A key of a value that views read from their surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: @unchecked Sendable {
  private var entries = TypedEntries()

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value under a key: the key's default where none is set. A view that reads it in its body evaluates again when
  /// it changes. Keys of a program usually have a property in an extension that uses this.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    // Inlined, so that it is specialised for the type of the value in the modules that declare keys. Code that is
    // generic over the value takes ten times as long, and views read over a hundred values for each key press.
    @inlinable get { readEntry(under: ObjectIdentifier(key))?.value(of: K.Value.self) ?? K.defaultValue }
    set {
      let id = ObjectIdentifier(key)
      if let old = entries.value(of: K.Value.self, for: id), ValueComparison.areEqual(old, newValue) { return }
      entries.set(newValue, for: id)
    }
  }

  /// An observable object, by its type.
  package subscript<T: AnyObject>(objectOf type: T.Type) -> T? {
    get { readEntry(under: ObjectIdentifier(type))?.value(of: T?.self) ?? nil }
    set { entries.set(newValue, for: ObjectIdentifier(type)) }
  }

  /// What is set under the key. The element that is being evaluated evaluates again when that changes.
  @usableFromInline func readEntry(under key: ObjectIdentifier) -> TypedEntries.Entry? {
    EnvironmentReading.reader?.noteEnvironmentRead(of: key)
    return entries.entry(for: key)
  }

  /// Takes over what has been set between two places, of which `inner` is inside of `outer`.
  package mutating func take(whatIsSetBetween outer: EnvironmentValues, and inner: EnvironmentValues) {
    entries.take(inner.keysDiffering(from: outer), from: inner.entries)
  }

  /// The keys under which the two hold different values.
  package func keysDiffering(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    entries.keysDiffering(from: other.entries)
  }
}
