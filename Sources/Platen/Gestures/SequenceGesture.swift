/// A gesture that is recognized after another, such as a drag after a long press.
///
/// It ends with the second gesture. Where the first ends and the second is not recognized, it fails without an end.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture has begun.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture begins.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that is recognized first.
  public var first: First
  /// The gesture that is recognized after the first has ended.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizers of both gestures. For the framework.
  public var _recognizers: [_GestureRecognizer] {
    var before = first._recognizers
    // In a sequence of sequences the last of the first one is followed by this.
    let last = before.indices.filter { !before[$0].isFollowed }
    for index in last { before[index].isFollowed = true }
    var after = second._recognizers
    for index in after.indices where after[index].predecessors == nil {
      let distance = before.count + index
      after[index].predecessors = (last.first ?? 0) - distance..<(last.last ?? -1) + 1 - distance
    }
    return before + after
  }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? {
    // What has ended before belongs to the first gesture, as far as that is one or several, and then to the second.
    guard event.before.count >= First._length else { return First._value(of: event).map { .first($0) } }
    var end = event.before[First._length - 1]
    end.before = Array(event.before.prefix(First._length - 1))
    var rest = event
    rest.before = Array(event.before.dropFirst(First._length))
    let isDue = event.isPending && rest.before.isEmpty
    return First._value(of: end).map { .second($0, isDue ? nil : Second._value(of: rest)) }
  }

  /// The number of gestures in both. For the framework.
  public static var _length: Int { First._length + Second._length }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognizes this gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that is nil is never recognized.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value

  /// The recognizers of the gesture. For the framework.
  public var _recognizers: [_GestureRecognizer] { self?._recognizers ?? [] }

  /// The value of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Wrapped.Value? { Wrapped._value(of: event) }

  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { Wrapped._length }
}
