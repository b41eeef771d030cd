/// A value that belongs to a view's place in the hierarchy and outlives the view's values.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates the property with the value that it has when the view first appears. Later view values do not reset it.
  nonisolated public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates the property with an initial value; the same as `init(wrappedValue:)`.
  nonisolated public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value. A view that reads it in its body evaluates again when it changes. Before the view appears it is the
  /// initial value, and writes are ignored.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set {
      guard let location else { return LostWrites.note(Value.self) }
      location.set(newValue)
    }
  }

  /// The views that read all of the value.
  var readerSet: ReaderSet? { location?.readers }

  /// A binding to the value, to pass to controls and other views; a constant one before the view appears.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the property with nil as its initial value.
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

  /// The storage belongs to the place in the graph; the initial value of a new view value does not count.
  package static func isSame(_ first: State, _ second: State) -> Bool { true }
}

/// The location behind a `State`.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override func get() -> Value { box.read() }

  override func get<Part>(_ part: StoredPart<Part>) -> Part { box.read(part) }

  var readers: ReaderSet { box.readers }

  override func set(_ value: Value) {
    Tracking.noteWrite()
    box.write(value)
  }

  override func setLater(_ value: LaterValue<Value>) -> Bool {
    box.write(value)
    return true
  }

  override func holds(_ value: LaterValue<Value>) -> Bool { box.holds(value) }

  override func modify(except reader: _Element?, _ body: (inout Value) -> Bool) -> Bool {
    box.modify(except: reader, body)
    return true
  }

  override func announce() { box.announce() }

  override var storage: AnyObject? { box }
}
