import Foundation

/// What a person does with a pointer, a finger or, where it is a plain tap, a key.
public protocol Gesture<Value> {
  associatedtype Value
  /// What recognizes it. Not for use outside the framework.
  var _recognizers: [_GestureRecognizer] { get }
  /// The value that an event of the gesture comes to.
  static func _value(of event: _GestureEvent) -> Value?
}

/// A moment of a gesture.
public struct _GestureEvent {
  package var time = Date()
  package var start = CGPoint.zero
  package var location = CGPoint.zero
  /// Points in a second.
  package var velocity = CGSize.zero
}

/// How a gesture is told from others, and what it does.
public struct _GestureRecognizer {
  package enum Kind: Equatable {
    case tap(count: Int)
    case longPress(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat)
  }

  package var kind: Kind
  package var changed: [(_GestureEvent) -> Void] = []
  package var ended: [(_GestureEvent) -> Void] = []
  /// Called when the gesture is over, whatever came of it.
  package var reset: [() -> Void] = []

  package init(_ kind: Kind) { self.kind = kind }
}

/// A tap or click, or several in the same place.
public struct TapGesture: Gesture {
  public typealias Value = Void

  public var count: Int
  public var _recognizers: [_GestureRecognizer]

  public init(count: Int = 1) {
    self.count = count
    _recognizers = [_GestureRecognizer(.tap(count: max(count, 1)))]
  }

  public static func _value(of event: _GestureEvent) -> Void? { () }
}

/// A tap that tells where.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  public var _recognizers: [_GestureRecognizer]

  public init(count: Int = 1) {
    _recognizers = [_GestureRecognizer(.tap(count: max(count, 1)))]
  }

  public static func _value(of event: _GestureEvent) -> Value? { Value(location: event.location) }
}

/// Held down for a while.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public var _recognizers: [_GestureRecognizer]

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    _recognizers = [_GestureRecognizer(.longPress(duration: minimumDuration, distance: maximumDistance))]
  }

  public static func _value(of event: _GestureEvent) -> Bool? { true }
}

/// Dragged from one place to another. Places are points in the view that has the gesture.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points in a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it went on for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var _recognizers: [_GestureRecognizer]

  /// Places are told in the view's own coordinates, whatever space is asked for.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    _recognizers = [_GestureRecognizer(.drag(distance: max(minimumDistance, 0)))]
  }

  public static func _value(of event: _GestureEvent) -> Value? {
    Value(time: event.time, location: event.location, startLocation: event.start, velocity: event.velocity)
  }
}

/// The gestures that are recognized by themselves or by one of their parts.
public struct _CombinedGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = First.Value

  public var _recognizers: [_GestureRecognizer]

  init(_ first: First, _ second: Second) { _recognizers = first._recognizers + second._recognizers }

  public static func _value(of event: _GestureEvent) -> Value? { First._value(of: event) }
}

/// A gesture with something to do.
public struct _ActingGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value

  public var _recognizers: [_GestureRecognizer]

  init(_ base: Base, _ change: (inout _GestureRecognizer) -> Void) {
    _recognizers = base._recognizers
    for index in _recognizers.indices { change(&_recognizers[index]) }
  }

  public static func _value(of event: _GestureEvent) -> Value? { Base._value(of: event) }
}

extension Gesture {
  /// Runs `action` when the gesture is complete.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(self) { $0.ended.append { event in if let value = Self._value(of: event) { action(value) } } }
  }

  /// Runs `action` whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(self) { $0.changed.append { event in if let value = Self._value(of: event) { action(value) } } }
  }

  /// Keeps `state` for as long as the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    _ActingGesture(self) { recognizer in
      recognizer.changed.append { event in
        guard let value = Self._value(of: event) else { return }
        var (new, transaction) = (state.wrappedValue, Transaction.current)
        body(value, &new, &transaction)
        withTransaction(transaction) { state.set(new) }
      }
      recognizer.reset.append { state.reset() }
    }
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { _CombinedGesture(self, other) }

  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { _CombinedGesture(self, other) }
}

/// What is known for as long as a gesture lasts, and is what it began as afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetTransaction: Transaction

  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }

  func set(_ new: Value) { value = new }

  func reset() { withTransaction(resetTransaction) { value = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// Which gestures of a view and of what is inside are recognized.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
