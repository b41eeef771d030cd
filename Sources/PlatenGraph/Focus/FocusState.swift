/// Where the focus is, as far as a view's fields are concerned; writing it moves the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: FocusLocation<Value>?

  /// Creates a state for one view: true while that view has the focus, false at the start.
  nonisolated public init() where Value == Bool { initialValue = false }

  /// Creates a state for several views, each with a value of its own: nil while none of them has the focus.
  nonisolated public init<T: Hashable>() where Value == T? { initialValue = nil }

  /// The value of the view that has the focus, or false or nil for none. Writing requests the focus for the view with
  /// that value, and false or nil removes it; when no view has the value the state is reset.
  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set { location?.request(newValue) }
  }

  /// The binding that `focused(_:)` and `focused(_:equals:)` take.
  public var projectedValue: Binding {
    Binding(location: location ?? FocusLocation(initialValue, empty: initialValue, host: nil))
  }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    package let location: FocusLocation<Value>

    /// The value of the view that has the focus, or false or nil for none. Writing moves the focus.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// What the state holds when no view of its has the focus.
  fileprivate static func empty(_ value: Value) -> Value {
    if let none = Value.self as? any ExpressibleByNilLiteral.Type, let value = none.init(nilLiteral: ()) as? Value {
      return value
    }
    return (false as? Value) ?? value
  }
}

extension FocusState where Value == Bool {
  /// Apple's own sample writes an initial value, which its interface has no initializer for.
  ///
  /// It is in an extension because the compiler crashes on `@FocusState var focus: Field?` where the constraint is on
  /// the initializer.
  nonisolated public init(wrappedValue: Bool) { initialValue = wrappedValue }
}

extension FocusState: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    if let location = slot as? FocusLocation<Value> {
      self.location = location
    } else {
      let empty = Self.empty(initialValue)
      let location = FocusLocation(empty, empty: empty, host: element.host)
      slot = location
      self.location = location
      if initialValue != empty { location.request(initialValue) }
    }
  }

  package static func isSame(_ first: FocusState, _ second: FocusState) -> Bool { true }
}

extension FocusState.Binding: GraphComparable {
  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.location === second.location }
}

/// The storage of a focus state.
package final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let box: StateBox<Value>
  private let empty: Value
  private weak var host: ViewHost?

  init(_ value: Value, empty: Value, host: ViewHost?) {
    box = StateBox(value)
    self.empty = empty
    self.host = host
  }

  func read() -> Value { box.read() }

  var current: Value { box.value }

  /// What the program has requested and is not carried out yet.
  private var requested: Value?

  /// The program requests the focus for the view that represents `value`.
  ///
  /// Even where the focus is there already the request counts: another view can represent the value when the tree is up
  /// to date, as where a secure field and one that shows its text take each other's place.
  package func request(_ value: Value) {
    guard value != box.value || value != empty else { return }
    requested = value
    if value != box.value { box.write(value) }
    Tracking.onMain { [self] in host?.focus.request(matching: self) }
  }

  package var isEmpty: Bool { box.value == empty }

  /// Adopts the request where the view that had the focus has been removed meanwhile.
  func takeUpRequest() {
    if let requested, box.value == empty, requested != empty { box.write(requested) }
    requested = nil
  }

  /// The nodes that represent each value.
  @MainActor private var nodes: [Value: [NodeID]] = [:]

  /// The node that represents the state's current value.
  @MainActor var target: NodeID? { nodes[box.value]?.first }

  @MainActor func hasTarget(_ id: NodeID) -> Bool { nodes.values.contains { $0.contains(id) } }

  @MainActor package func attach(_ id: NodeID, to value: Value) { nodes[value, default: []].append(id) }

  @MainActor package func detach(_ id: NodeID, from value: Value) {
    nodes[value]?.removeAll { $0 == id }
    if nodes[value]?.isEmpty == true { nodes[value] = nil }
  }

  /// The focus has moved to a view that represents `value`.
  package func focusArrived(at value: Value) { box.write(value) }

  /// The focus has left the view that represents `value`; nothing is written when it is elsewhere already.
  package func focusLeft(_ value: Value) {
    if box.value == value { box.write(empty) }
  }

  /// The request found no view that takes the focus: the state is where the focus has remained, which may be nowhere.
  @MainActor func requestFailed(focused id: NodeID?) {
    let value = id.flatMap { id in nodes.first { $0.value.contains(id) }?.key }
    box.write(value ?? empty)
  }
}
