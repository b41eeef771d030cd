import Foundation

/// Something that the user does with a pointer or a finger; a key can perform a tap.
public protocol Gesture<Value> {
  /// What the gesture passes to its actions.
  associatedtype Value = Body.Value
  /// The gesture that a program's own is made of.
  associatedtype Body: Gesture = Never
  /// The gesture that this one is made of. Its properties, such as `State` and `GestureState`, keep their values as
  /// long as a view has the gesture, alone or as a part of others.
  @MainActor @preconcurrency var body: Body { get }
  /// The recognizers of the gesture. For the framework.
  var _recognizers: [_GestureRecognizer] { get }
  /// The value of an event. For the framework.
  static func _value(of event: _GestureEvent) -> Value?
  /// The number of gestures in sequence. For the framework.
  static var _length: Int { get }
}

extension Gesture {
  /// A gesture that is no sequence: 1. For the framework.
  public static var _length: Int { 1 }
}

extension Gesture where Body == Never {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

extension Gesture where Value == Body.Value {
  /// The recognizers of the gesture that this one is made of. For the framework.
  public var _recognizers: [_GestureRecognizer] {
    // Read on the main actor alone, which neither leaves.
    nonisolated(unsafe) var gesture = self
    nonisolated(unsafe) var recognizers: [_GestureRecognizer] = []
    MainActor.assumeIsolated {
      GestureProperties.current?.install(in: &gesture)
      recognizers = gesture.body._recognizers
    }
    return recognizers
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { Body._value(of: event) }
  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { Body._length }
}

/// No gesture.
extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
  /// There are no recognizers. For the framework.
  public var _recognizers: [_GestureRecognizer] { [] }
  /// There is no value. For the framework.
  public static func _value(of event: _GestureEvent) -> Never? { nil }
  /// One gesture. For the framework.
  public static var _length: Int { 1 }
}

/// An event of a gesture. For the framework.
public struct _GestureEvent {
  package var time = Date()
  package var start = CGPoint.zero
  package var location = CGPoint.zero
  /// In points per second.
  package var velocity = CGSize.zero
  /// The ends of the gestures before this in a sequence, the first one first.
  package var before: [_GestureEvent] = []
  /// Whether the gesture is due in its sequence and has not begun.
  package var isPending = false
  /// The place of its recognizer in the view's list.
  var index = 0
  /// The number of events before this one.
  var order = 0
  /// The pairs of gestures that its recognizer is part of, the innermost one first; by their places in the list.
  var pairs: [GesturePair] = []
  /// The last event of each recognizer in this press, for the pairs.
  var current: [_GestureEvent] = []
}

/// What distinguishes a gesture from others, and its actions.
public struct _GestureRecognizer {
  package enum Kind: Equatable {
    case tap(count: Int)
    case longPress(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat)
  }

  package var kind: Kind
  package var changed: [(_GestureEvent) -> Void] = []
  package var ended: [(_GestureEvent) -> Void] = []
  /// Called when the gesture ends, whether it was recognized or not.
  package var reset: [() -> Void] = []
  /// The recognizers that one of has to end before this one begins, by their distance in the list; nil for none.
  package var predecessors: Range<Int>?
  /// Whether another gesture follows in a sequence, which ends with that.
  package var isFollowed = false
  /// The pairs of gestures that this is part of, the innermost one first; by their distance in the list.
  var pairs: [GesturePair] = []
  /// Recognizers of one group compete; those of different groups are recognized independently.
  var group = 0
  /// Within its group the least is preferred. Equal ones are recognized together, but for taps of fewer clicks.
  var precedence = 0

  package init(_ kind: Kind) { self.kind = kind }
}

/// A tap or click, or several in a row.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void

  /// How many taps in a row make the gesture.
  public var count: Int
  /// The recognizers of the gesture. For the framework.
  public var _recognizers: [_GestureRecognizer]

  /// Creates a gesture of `count` taps or clicks in a row; less than one is one.
  public init(count: Int = 1) {
    self.count = count
    _recognizers = [_GestureRecognizer(.tap(count: max(count, 1)))]
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Void? { () }
}

/// A tap with its position.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The pointer's position in points, in the view's own coordinates.
    public var location: CGPoint
  }

  /// The recognizers of the gesture. For the framework.
  public var _recognizers: [_GestureRecognizer]

  /// Creates a gesture of `count` taps or clicks in a row; less than one is one.
  public init(count: Int = 1) {
    _recognizers = [_GestureRecognizer(.tap(count: max(count, 1)))]
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { Value(location: event.location) }
}

/// A press that lasts for a time.
public struct LongPressGesture: Gesture {
  /// Whether the view is held: always true.
  public typealias Value = Bool

  /// How long the view must be held, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move from where it went down, in points.
  public var maximumDistance: CGFloat
  /// The recognizers of the gesture. For the framework.
  public var _recognizers: [_GestureRecognizer]

  /// Creates a gesture that ends when the pointer has been down for `minimumDuration` seconds. It fails if the pointer
  /// moves further than `maximumDistance` points before that.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    _recognizers = [_GestureRecognizer(.longPress(duration: minimumDuration, distance: maximumDistance))]
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Bool? { true }
}

/// A drag of the pointer. Positions are in points of the view's own coordinates.
public struct DragGesture: Gesture {
  /// Where the pointer is, where it went down, and how fast it moves.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// The pointer's position in points, in the view's own coordinates.
    public var location: CGPoint
    /// Where the pointer went down in points, in the view's own coordinates.
    public var startLocation: CGPoint
    /// In points per second.
    public var velocity: CGSize

    /// The distance from the start to the current position, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would be after another quarter of a second at this velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to `predictedEndLocation`, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The recognizers of the gesture. For the framework.
  public var _recognizers: [_GestureRecognizer]

  /// Creates a drag that begins when the pointer has moved `minimumDistance` points. Positions are in the view's own
  /// coordinates, whatever space is requested.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    _recognizers = [_GestureRecognizer(.drag(distance: max(minimumDistance, 0)))]
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? {
    Value(time: event.time, location: event.location, startLocation: event.start, velocity: event.velocity)
  }
}

/// A gesture with an action added to it.
public struct _ActingGesture<Base: Gesture>: Gesture {
  /// The value of the gesture that the action is added to.
  public typealias Value = Base.Value

  private let base: Base
  private let change: (inout _GestureRecognizer) -> Void

  init(_ base: Base, _ change: @escaping (inout _GestureRecognizer) -> Void) {
    self.base = base
    self.change = change
  }

  /// The recognizers of the gesture, with the action. For the framework.
  public var _recognizers: [_GestureRecognizer] {
    var recognizers = base._recognizers
    for index in recognizers.indices {
      // A sequence ends with its last gesture.
      let ended = recognizers[index].isFollowed ? recognizers[index].ended : nil
      change(&recognizers[index])
      if let ended { recognizers[index].ended = ended }
    }
    return recognizers
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { Base._value(of: event) }
  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { Base._length }
}

extension Gesture {
  /// Runs `action` when the gesture is complete.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(self) { recognizer in
      let depth = recognizer.pairs.count
      recognizer.ended.append { event in if let value = Self._value(of: event.inside(depth)) { action(value) } }
    }
  }

  /// Runs `action` for each change of the gesture's value. A tap has none; a long press has one when the pointer goes
  /// down.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(self) { recognizer in
      let depth = recognizer.pairs.count
      recognizer.changed.append { event in if let value = Self._value(of: event.inside(depth)) { action(value) } }
    }
  }

  /// Calls `body` with the gesture's value to change `state`, which is reset when the gesture ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    _ActingGesture(self) { recognizer in
      let depth = recognizer.pairs.count
      recognizer.changed.append { event in
        guard let value = Self._value(of: event.inside(depth)) else { return }
        var (new, transaction) = (state.wrappedValue, Transaction.current)
        body(value, &new, &transaction)
        withTransaction(transaction) { state.set(new) }
      }
      recognizer.reset.append { state.reset() }
    }
  }
}

/// A value that a gesture sets while it lasts. It is reset to the initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetTransaction: Transaction

  /// Creates a state with the value that it has outside of a gesture. `resetTransaction` applies when the value is
  /// reset at the end.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// Creates a state with the value that it has outside of a gesture. `resetTransaction` applies when the value is
  /// reset at the end.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value that `updating(_:body:)` has set, or the initial one while there is no gesture.
  public var wrappedValue: Value { value }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ new: Value) { value = new }

  func reset() { withTransaction(resetTransaction) { value = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil outside of a gesture. `resetTransaction` applies when the value is reset at the end.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// Which gestures are enabled: those added to a view, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The added gesture is disabled. Gestures of the views inside stay enabled.
  public static let none: GestureMask = []
  /// The added gesture is enabled.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, which are enabled with and without this.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the views inside are enabled.
  public static let all: GestureMask = [.gesture, .subviews]
}
