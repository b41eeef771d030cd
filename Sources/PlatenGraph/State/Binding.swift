/// A connection to a value that is kept elsewhere: reads it and writes it.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  package let location: BindingLocation<Value>
  /// Nil where writes have no transaction of their own, as in nearly all bindings: they are small values.
  private var ownTransaction: OwnTransaction?

  /// The transaction of each write: whether the change is animated.
  public var transaction: Transaction {
    get { ownTransaction?.value ?? Transaction() }
    set { ownTransaction = OwnTransaction(newValue) }
  }

  package init(location: BindingLocation<Value>) { self.location = location }

  /// Creates a binding from two closures. The value is what `get` returns at each read; nothing is kept between reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// Creates a binding from two closures, of which `set` also receives the transaction of the write: that of the
  /// binding, or of the `withAnimation` around it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: { set($0, Transaction.current) })
  }

  /// Creates the property from another's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes. Writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value, read and written where it is stored. A write is animated if ``transaction`` has an animation.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard let transaction = ownTransaction?.value, transaction.animation != nil || transaction.disablesAnimations
      else { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }

  /// The binding itself, which `$name` passes on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value, with the same transaction.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: location.part(keyPath))
    part.ownTransaction = ownTransaction
    return part
  }

  /// The same binding, with writes made in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, with animated writes. Nil removes the animation that the binding has.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

/// The transaction that a binding was given.
private final class OwnTransaction: Sendable {
  let value: Transaction

  init(_ value: Transaction) { self.value = value }
}

extension Binding {
  /// A binding to an optional from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: ConvertedLocation(base: base.location, read: { $0 }, write: { $0 }))
    ownTransaction = base.ownTransaction
  }

  /// A binding to the value of an optional; nil when there is none now. While there is none any more, as after a sheet
  /// for it was closed, reading returns the last one known and writing does nothing.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, last: current))
    ownTransaction = base.ownTransaction
  }

  /// A binding to the value as an `AnyHashable`. Writing a value of another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ConvertedLocation(base: base.location, read: { $0 }, write: { $0.base as? V }))
    ownTransaction = base.ownTransaction
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ReadableProperty {
  func read() { _ = location.get() }
}

extension Binding: GraphComparable {
  package static func isSame(_ first: Binding, _ second: Binding) -> Bool { first.location.isSame(as: second.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The index of the first element, in the collection as it is now.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element, in the collection as it is now.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection as it is now.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The index after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Advances `index` by one element.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a place. One that is `Identifiable` is followed when elements are moved, inserted or
  /// removed before the view is evaluated again. After it was removed, or where the index is no longer valid, reading
  /// returns its last value, and writing has no effect.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(base: location, index: position, in: wrappedValue))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The index before `index`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves `index` back by one element.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
