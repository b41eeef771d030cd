/// Names that belong to one view, told apart from those of every other.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private final class Storage {
    let id = ID(number: UInt64.random(in: 1...UInt64.max))
  }

  private var storage: Storage?

  nonisolated public init() {}

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
