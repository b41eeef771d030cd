/// Steps of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable

  /// Not for use outside the framework.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// One step of a track.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case linear, move
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring)
  }

  let to: Value
  let duration: TimeInterval
  let kind: Kind
}

/// Interpolates to a value evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of the keyframe. For the animator.
  public let _steps: [_KeyframeStep<Value>]

  /// Interpolates evenly to a value. `duration` is in seconds; a negative one counts as 0.
  public init(_ to: Value, duration: TimeInterval) {
    _steps = [_KeyframeStep(to: to, duration: max(duration, 0), kind: .linear)]
  }
}

/// Interpolates to a value on a smooth curve through the values before and after it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of the keyframe. For the animator.
  public let _steps: [_KeyframeStep<Value>]

  /// Interpolates along a cubic curve. `duration` is in seconds and velocities are changes per second; where a velocity
  /// is nil, the values before and after give it (Catmull–Rom).
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let kind = _KeyframeStep<Value>.Kind.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    _steps = [_KeyframeStep(to: to, duration: max(duration, 0), kind: kind)]
  }
}

/// Interpolates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of the keyframe. For the animator.
  public let _steps: [_KeyframeStep<Value>]

  /// Interpolates with a spring. `duration` is in seconds and defaults to the settling duration of the spring;
  /// `startVelocity` is ignored.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [_KeyframeStep(to: to, duration: max(duration ?? spring.settlingDuration, 0), kind: .spring(spring))]
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of the keyframe. For the animator.
  public let _steps: [_KeyframeStep<Value>]

  /// Jumps to a value, without taking time.
  public init(_ to: Value) { _steps = [_KeyframeStep(to: to, duration: 0, kind: .move)] }
}

/// The steps of a track, in order.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// The steps that a builder has collected.
  public struct Steps: KeyframeTrackContent {
    /// The steps in the order in which they run. For the animator.
    public let _steps: [_KeyframeStep<Value>]
  }

  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Steps where K.Value == Value {
    Steps(_steps: expression._steps)
  }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock(_ parts: Steps...) -> Steps { Steps(_steps: parts.flatMap(\._steps)) }
  /// Takes the content of a `for` loop. For the result builder.
  public static func buildArray(_ parts: [Steps]) -> Steps { Steps(_steps: parts.flatMap(\._steps)) }
  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither(first: Steps) -> Steps { first }
  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither(second: Steps) -> Steps { second }
}

/// Tracks that animate the parts of a value.
public protocol Keyframes<Value> {
  /// The type of the value that the tracks change.
  associatedtype Value

  /// Not for use outside the framework.
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// One part of a value, and its value at a time.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let apply: (inout Root, Root, TimeInterval) -> Void
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  /// The one track. For the animator.
  public let _tracks: [_KeyframeTrack<Root>]

  /// Animates the part of the value at `keyPath`, beginning with its initial value.
  public init<Content: KeyframeTrackContent<Value>>(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let path = KeyframePath(content()._steps)
    _tracks = [
      _KeyframeTrack(duration: path.duration) { root, initial, time in
        root[keyPath: keyPath] = path.value(from: initial[keyPath: keyPath], at: time)
      }
    ]
  }

  /// Animates the whole value, beginning with its initial value.
  public init<Content: KeyframeTrackContent<Value>>(
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Root == Value {
    let path = KeyframePath(content()._steps)
    _tracks = [
      _KeyframeTrack(duration: path.duration) { root, initial, time in root = path.value(from: initial, at: time) }
    ]
  }
}

/// Several tracks that run at once.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// The tracks that a builder has collected.
  public struct Tracks: Keyframes {
    /// The tracks, which run at the same time. For the animator.
    public let _tracks: [_KeyframeTrack<Value>]
  }

  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> Tracks where K.Value == Value {
    Tracks(_tracks: expression._tracks)
  }

  /// Steps of the whole value, without a track around them.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Tracks where K.Value == Value {
    let path = KeyframePath(expression._steps)
    return Tracks(_tracks: [
      _KeyframeTrack(duration: path.duration) { root, initial, time in root = path.value(from: initial, at: time) }
    ])
  }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock(_ parts: Tracks...) -> Tracks { Tracks(_tracks: parts.flatMap(\._tracks)) }
}

/// Steps in sequence.
private struct KeyframePath<Value: Animatable> {
  let steps: [_KeyframeStep<Value>]
  let duration: TimeInterval

  init(_ steps: [_KeyframeStep<Value>]) {
    self.steps = steps
    duration = steps.reduce(0) { $0 + $1.duration }
  }

  func value(from initial: Value, at time: TimeInterval) -> Value {
    var start: TimeInterval = 0
    var previous = initial
    for (index, step) in steps.enumerated() {
      if time < start + step.duration {
        let share = (time - start) / step.duration
        return between(previous, step, share, time - start, at: index, initial)
      }
      start += step.duration
      previous = step.to
    }
    return previous
  }

  private func between(
    _ from: Value, _ step: _KeyframeStep<Value>, _ share: Double, _ time: TimeInterval, at index: Int, _ initial: Value
  ) -> Value {
    var value = from
    var way = step.to.animatableData - from.animatableData
    switch step.kind {
    case .move: return step.to
    case .linear: way.scale(by: share)
    case .spring(let spring): way.scale(by: spring.value(target: 1, time: time))
    case .cubic(let startVelocity, let endVelocity):
      // A cubic Hermite curve; without velocities the neighbours determine the slopes (Catmull and Rom).
      let before = index > 0 ? (index > 1 ? steps[index - 2].to : initial) : from
      let next = steps.indices.contains(index + 1) ? steps[index + 1].to : step.to
      var first = startVelocity ?? (step.to.animatableData - before.animatableData)
      first.scale(by: startVelocity == nil ? (index > 0 ? 0.5 : 0) : step.duration)
      var second = endVelocity ?? (next.animatableData - from.animatableData)
      second.scale(by: endVelocity == nil ? (index + 1 < steps.count ? 0.5 : 0) : step.duration)
      let (t, t2, t3) = (share, share * share, share * share * share)
      way.scale(by: -2 * t3 + 3 * t2)
      first.scale(by: t3 - 2 * t2 + t)
      second.scale(by: t3 - t2)
      way = way + first + second
    }
    value.animatableData = from.animatableData + way
    return value
  }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Creates a timeline that begins with `initialValue`, which the tracks then change.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks
  }

  /// Seconds until the last track has ended.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after `time` seconds. Negative times count as 0; after the end of a track its last value is kept.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, initialValue, max(time, 0)) }
    return value
  }

  /// The value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: duration * min(max(progress, 0), 1)) }
}
