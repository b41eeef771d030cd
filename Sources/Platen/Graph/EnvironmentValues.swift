/// A key of a value that views read from their surroundings.
public protocol EnvironmentKey {
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down to it.
public struct EnvironmentValues: @unchecked Sendable {
  private var entries: [ObjectIdentifier: Entry] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let reader = Tracking.reader { MainActor.assumeIsolated { reader.noteEnvironmentRead(of: id) } }
      return (entries[id] as? TypedEntry<K.Value>)?.value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if let old = entries[id] as? TypedEntry<K.Value>, ValueComparison.areEqual(old.value, newValue) { return }
      entries[id] = TypedEntry(newValue)
    }
  }

  /// An observable object handed down by its type.
  subscript<T: AnyObject>(objectOf type: T.Type) -> T? {
    get {
      let id = ObjectIdentifier(type)
      if let reader = Tracking.reader { MainActor.assumeIsolated { reader.noteEnvironmentRead(of: id) } }
      return (entries[id] as? TypedEntry<T?>)?.value
    }
    set { entries[ObjectIdentifier(type)] = TypedEntry(newValue) }
  }

  /// The keys under which the two hold different values.
  func keysDiffering(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    var keys: Set<ObjectIdentifier> = []
    for (key, entry) in entries where other.entries[key].map({ $0.isSame(as: entry) }) != true { keys.insert(key) }
    for key in other.entries.keys where entries[key] == nil { keys.insert(key) }
    return keys
  }

  private class Entry {
    func isSame(as other: Entry) -> Bool { self === other }
  }

  private final class TypedEntry<Value>: Entry {
    let value: Value

    init(_ value: Value) { self.value = value }

    override func isSame(as other: Entry) -> Bool {
      if self === other { return true }
      guard let other = other as? TypedEntry<Value> else { return false }
      return ValueComparison.areEqual(value, other.value)
    }
  }
}
