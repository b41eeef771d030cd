/// Values by their keys, each of a type of its own.
package struct TypedEntries {
  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// The value under the key; nil where there is none of that type.
  package func value<Value>(of type: Value.Type, for key: ObjectIdentifier) -> Value? {
    (entries[key] as? TypedEntry<Value>)?.value
  }

  package mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) { entries[key] = TypedEntry(value) }

  package mutating func remove(_ key: ObjectIdentifier) { entries[key] = nil }

  package func contains(_ key: ObjectIdentifier) -> Bool { entries[key] != nil }

  /// The keys under which the two hold different values.
  package func keysDiffering(from other: TypedEntries) -> Set<ObjectIdentifier> {
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
