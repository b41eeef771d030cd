/// Steps of one value, one after another.
public protocol KeyframeTrackContent<Value> {
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

/// Goes to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value, duration: TimeInterval) {
    _steps = [_KeyframeStep(to: to, duration: max(duration, 0), kind: .linear)]
  }
}

/// Goes to a value on a smooth curve through the values before and behind it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let kind = _KeyframeStep<Value>.Kind.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    _steps = [_KeyframeStep(to: to, duration: max(duration, 0), kind: kind)]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [_KeyframeStep(to: to, duration: max(duration ?? spring.settlingDuration, 0), kind: .spring(spring))]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value) { _steps = [_KeyframeStep(to: to, duration: 0, kind: .move)] }
}

/// The steps of a track, in order.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public struct Steps: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Steps where K.Value == Value {
    Steps(_steps: expression._steps)
  }

  public static func buildBlock(_ parts: Steps...) -> Steps { Steps(_steps: parts.flatMap(\._steps)) }
  public static func buildArray(_ parts: [Steps]) -> Steps { Steps(_steps: parts.flatMap(\._steps)) }
  public static func buildEither(first: Steps) -> Steps { first }
  public static func buildEither(second: Steps) -> Steps { second }
}

/// What moves the parts of a value through time.
public protocol Keyframes<Value> {
  associatedtype Value

  /// Not for use outside the framework.
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// One part of a value on its way: where it is at a time.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let apply: (inout Root, Root, TimeInterval) -> Void
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public let _tracks: [_KeyframeTrack<Root>]

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

  /// The way of the whole value.
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
  public struct Tracks: Keyframes {
    public let _tracks: [_KeyframeTrack<Value>]
  }

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

  public static func buildBlock(_ parts: Tracks...) -> Tracks { Tracks(_tracks: parts.flatMap(\._tracks)) }
}

/// Steps laid behind one another.
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
      // A cubic Hermite curve; without velocities the neighbours say how steep it is (Catmull and Rom).
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

/// A value on its way through keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks
  }

  /// Seconds until the last track has ended.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, initialValue, max(time, 0)) }
    return value
  }

  /// The value at a part of the way, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: duration * min(max(progress, 0), 1)) }
}
