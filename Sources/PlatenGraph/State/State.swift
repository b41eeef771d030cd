/// A value that belongs to a view's place in the hierarchy and outlives the view's values.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue: Value) { initialValue = wrappedValue }

  nonisolated public init(initialValue: Value) { self.initialValue = initialValue }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty, GraphComparable {
  package mutating func install(in slot: inout AnyObject?, of element: _Element) {
    if let location = slot as? StateLocation<Value> {
      self.location = location
    } else {
      let location = StateLocation(StateBox(initialValue))
      slot = location
      self.location = location
    }
  }

  /// The storage belongs to the place in the graph; what a new view value starts with is of no matter.
  package static func isSame(_ first: State, _ second: State) -> Bool { true }
}

/// The location behind a `State`.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override func get() -> Value { box.read() }

  override func set(_ value: Value) { box.write(value) }

  override func setLater(_ value: LaterValue<Value>) -> Bool {
    box.write(value)
    return true
  }

  override func holds(_ value: LaterValue<Value>) -> Bool { box.holds(value) }

  override func modify(except reader: _Element?, _ body: (inout Value) -> Bool) -> Bool {
    box.modify(except: reader, body)
    return true
  }

  override func announce() { box.readers.invalidate() }
}
