/// Two gestures of one view: recognized together, or the second one where the first is not.
public struct _CombinedGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the first gesture.
  public typealias Value = First.Value

  private let first: First
  private let second: Second
  private let isExclusive: Bool

  init(_ first: First, _ second: Second, isExclusive: Bool) {
    self.first = first
    self.second = second
    self.isExclusive = isExclusive
  }

  /// The recognizers of both gestures. For the framework.
  public var _recognizers: [_GestureRecognizer] {
    var recognizers = first._recognizers
    recognizers.add(second._recognizers, isExclusive ? .normal : .equal)
    return recognizers
  }

  /// The value that an event has for the first gesture. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { First._value(of: event) }
  /// The number of gestures in sequence. For the framework.
  public static var _length: Int { First._length }
}

extension Gesture {
  /// Recognizes both gestures, each with its own actions. Actions added to the result run for either of them, with a
  /// value of the first gesture's type.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    _CombinedGesture(self, other, isExclusive: false)
  }

  /// Recognizes the other gesture where this one is not: a tap waits for the time of a double click after this one of
  /// two clicks, and of two drags or two long presses this one is recognized. Actions added to the result run for
  /// either of them, with a value of the first gesture's type.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    _CombinedGesture(self, other, isExclusive: true)
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
