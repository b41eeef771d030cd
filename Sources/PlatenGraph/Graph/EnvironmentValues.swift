/// A key of a value that views read from their surroundings.
public protocol EnvironmentKey {
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down to it.
public struct EnvironmentValues: @unchecked Sendable {
  private var entries = TypedEntries()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let reader = Tracking.reader { MainActor.assumeIsolated { reader.noteEnvironmentRead(of: id) } }
      return entries.value(of: K.Value.self, for: id) ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if let old = entries.value(of: K.Value.self, for: id), ValueComparison.areEqual(old, newValue) { return }
      entries.set(newValue, for: id)
    }
  }

  /// An observable object handed down by its type.
  package subscript<T: AnyObject>(objectOf type: T.Type) -> T? {
    get {
      let id = ObjectIdentifier(type)
      if let reader = Tracking.reader { MainActor.assumeIsolated { reader.noteEnvironmentRead(of: id) } }
      return entries.value(of: T?.self, for: id) ?? nil
    }
    set { entries.set(newValue, for: ObjectIdentifier(type)) }
  }

  /// The keys under which the two hold different values.
  func keysDiffering(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    entries.keysDiffering(from: other.entries)
  }
}
