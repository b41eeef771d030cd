/// Two gestures of one view that are recognized together.
///
/// Actions added to it run for either of them, and a value has what both have at that time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil while it is not recognized.
    public var first: First.Value?
    /// The value of the second gesture; nil while it is not recognized.
    public var second: Second.Value?
  }

  /// The one gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two that are recognized together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizers of both gestures. For the framework.
  public var _recognizers: [_GestureRecognizer] { first._recognizers.paired(with: second._recognizers, .equal) }

  /// The values that both gestures have at the time of an event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? {
    guard let pair = event.pairs.last else { return nil }
    let value = Value(
      first: event.latest(in: pair.first).flatMap(First._value(of:)),
      second: event.latest(in: pair.second).flatMap(Second._value(of:)))
    return value.first == nil && value.second == nil ? nil : value
  }

  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { First._length }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of one view, of which the second is recognized where the first is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// That of the first gesture.
    case first(First.Value)
    /// That of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that is recognized where the first is not.
  public var second: Second

  /// Creates a gesture of two, of which the first is preferred.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizers of both gestures. For the framework.
  public var _recognizers: [_GestureRecognizer] { first._recognizers.paired(with: second._recognizers, .normal) }

  /// The value of the gesture that an event belongs to. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? {
    guard let pair = event.pairs.last else { return nil }
    let inside = event.inside(event.pairs.count - 1)
    return pair.first.contains(event.index)
      ? First._value(of: inside).map { .first($0) } : Second._value(of: inside).map { .second($0) }
  }

  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { First._length }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognizes both gestures, each with its own actions. Actions added to the result run for either of them, with the
  /// values of both.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes the other gesture where this one is not: a tap waits for the time of a double click after this one of
  /// two clicks, and of two drags or two long presses this one is recognized. Actions added to the result run for
  /// either of them.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// The recognizers of two gestures that are one gesture together.
struct GesturePair {
  var first: Range<Int>
  var second: Range<Int>

  /// The pair, with ranges that begin `distance` later.
  func moved(by distance: Int) -> GesturePair {
    GesturePair(
      first: first.lowerBound + distance..<first.upperBound + distance,
      second: second.lowerBound + distance..<second.upperBound + distance)
  }
}

extension _GestureEvent {
  /// The event as a gesture knows it that is a part of others: without those of `pairs` that are around it.
  func inside(_ count: Int) -> _GestureEvent {
    guard pairs.count > count else { return self }
    var event = self
    event.pairs.removeSubrange(count...)
    event.before = before.map { $0.inside(count) }
    return event
  }

  /// The last event of the recognizers in a range, in this press; nil if there is none.
  fileprivate func latest(in range: Range<Int>) -> _GestureEvent? {
    guard let last = current.filter({ range.contains($0.index) }).max(by: { $0.order < $1.order }) else { return nil }
    var event = last.inside(pairs.count - 1)
    event.current = current
    return event
  }
}

/// How a gesture competes with those that a view has already.
enum GesturePrecedence {
  /// It is recognized where they are not.
  case normal
  /// They are recognized where it is not.
  case high
  /// It is recognized together with them, but for taps: the one of the most clicks.
  case equal
  /// It is recognized independently of them.
  case simultaneous
}

/// When a tap ends.
enum TapTime {
  case now
  /// When the user has not clicked again in the time of a double click.
  case later
}

extension [_GestureRecognizer] {
  /// Adds the recognizers of a further gesture of the same view.
  mutating func add(_ recognizers: [_GestureRecognizer], _ precedence: GesturePrecedence) {
    var added = recognizers
    switch precedence {
    case .normal:
      let next = (map(\.precedence).max() ?? -1) + 1
      for index in added.indices { added[index].precedence += next }
    case .high:
      let next = (added.map(\.precedence).max() ?? -1) + 1
      for index in indices { self[index].precedence += next }
    case .equal: break
    case .simultaneous:
      let next = (map(\.group).max() ?? -1) + 1
      for index in added.indices { added[index].group += next }
    }
    self += added
  }

  /// The recognizers of these and of another gesture, as those of one gesture.
  fileprivate func paired(with other: [_GestureRecognizer], _ precedence: GesturePrecedence) -> [_GestureRecognizer] {
    var recognizers = self
    recognizers.add(other, precedence)
    let pair = GesturePair(first: 0..<count, second: count..<recognizers.count)
    for index in recognizers.indices { recognizers[index].pairs.append(pair.moved(by: -index)) }
    return recognizers
  }

  /// The taps of `due` that end with a click, and when: in each group the preferred ones whose clicks are complete, and
  /// of those the ones of the most clicks. Each of several quick clicks is a single tap, and every second one a double
  /// tap. One waits while the clicks of a preferred one can still become complete.
  func taps(of due: [Int], clicks: Int) -> [Int: TapTime] {
    var taps: [Int: TapTime] = [:]
    let competing = Dictionary(grouping: due.filter { self[$0].tapCount != nil }) { self[$0].group }
    for group in competing.values {
      let levels = Dictionary(grouping: group) { self[$0].precedence }.sorted { $0.key < $1.key }
      var time = TapTime.now
      for (_, level) in levels {
        let complete = level.filter { Swift.max(clicks, 1) % (self[$0].tapCount ?? 1) == 0 }
        guard let count = complete.compactMap({ self[$0].tapCount }).max() else {
          time = .later
          continue
        }
        // What follows a tap in a sequence begins at once.
        for index in complete where self[index].tapCount == count {
          taps[index] = self[index].isFollowed ? .now : time
        }
        break
      }
    }
    return taps
  }
}

extension _GestureRecognizer {
  /// The number of clicks of a tap; nil for other gestures.
  var tapCount: Int? { if case .tap(let count) = kind { count } else { nil } }

  /// Whether another recognizer is not recognized where this one may be: that of a drag or a long press after another
  /// one.
  func precludes(_ other: _GestureRecognizer) -> Bool {
    guard group == other.group, precedence < other.precedence else { return false }
    return switch (kind, other.kind) {
    case (.drag, .drag), (.longPress, .longPress): true
    default: false
    }
  }
}
