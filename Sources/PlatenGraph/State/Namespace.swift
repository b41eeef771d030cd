/// Names that belong to one view, distinct from those of every other.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace, different for every view that has one.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private final class Storage {
    let id = ID(number: UInt64.random(in: 1...UInt64.max))
  }

  private var storage: Storage?

  /// Creates a namespace. Its identity is chosen when the view first appears, and stays.
  nonisolated public init() {}

  /// The identity, for `matchedGeometryEffect(id:in:)` and the like.
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }
}

extension Namespace: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let storage = slot as? Storage ?? Storage()
    slot = storage
    self.storage = storage
  }

  package static func isSame(_ first: Namespace, _ second: Namespace) -> Bool { true }
}
