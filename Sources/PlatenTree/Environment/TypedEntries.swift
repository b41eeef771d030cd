/// Values by their keys, each of a type of its own.
@usableFromInline package struct TypedEntries {
  private var entries: [TypeID: Entry] = [:]

  package init() {}

  /// The value under the key; nil where there is none of that type.
  package func value<Value>(of type: Value.Type, for key: ObjectIdentifier) -> Value? {
    entry(for: key)?.value(of: type)
  }

  /// What is stored under the key. For callers that read its value in code specialised for the value's type.
  func entry(for key: ObjectIdentifier) -> Entry? { entries[TypeID(key)] }

  package mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    entries[TypeID(key)] = TypedEntry(value)
  }

  package mutating func remove(_ key: ObjectIdentifier) { entries[TypeID(key)] = nil }

  package func contains(_ key: ObjectIdentifier) -> Bool { entries[TypeID(key)] != nil }

  /// The keys under which the two hold different values.
  package func keysDiffering(from other: TypedEntries) -> Set<ObjectIdentifier> {
    var keys: Set<ObjectIdentifier> = []
    for (key, entry) in entries where other.entries[key].map({ $0.isSame(as: entry) }) != true { keys.insert(key.type) }
    for key in other.entries.keys where entries[key] == nil { keys.insert(key.type) }
    return keys
  }

  /// Takes over the values of others under the given keys, or that there are none.
  mutating func take(_ keys: Set<ObjectIdentifier>, from other: TypedEntries) {
    for key in keys { entries[TypeID(key)] = other.entries[TypeID(key)] }
  }

  /// A value of any type.
  @usableFromInline class Entry {
    func isSame(as other: Entry) -> Bool { self === other }

    /// The value, if it is of that type.
    @inlinable final func value<Value>(of type: Value.Type) -> Value? { (self as? TypedEntry<Value>)?.value }
  }

  @usableFromInline final class TypedEntry<Value>: Entry {
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }

    override func isSame(as other: Entry) -> Bool {
      if self === other { return true }
      guard let other = other as? TypedEntry<Value> else { return false }
      return ValueComparison.areEqual(value, other.value)
    }
  }
}
