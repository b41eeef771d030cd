import Foundation

/// The progress of an animation.
package struct AnimationProgress: Equatable, Sendable {
  /// 0 is the old value, 1 the new; springs go beyond for a moment.
  package var fraction: Double
  package var isFinished: Bool
}

extension Animation {
  /// Seconds that one run takes at the animation's own speed, without its delay. Of a spring: until it is as good
  /// as still.
  package var runDuration: Double {
    guard case .spring(let bounce) = curve else { return max(duration, 0) }
    return Spring(duration: duration, bounce: bounce).settlingTime
  }

  /// Seconds from the start to the end, delay and speed considered; nil for one that never ends.
  package var totalDuration: Double? {
    guard speed > 0, case .count(let count) = repetition else { return nil }
    return (delay + runDuration * Double(max(count, 1))) / speed
  }

  /// Where the animation is, `elapsed` seconds after its start.
  package func progress(after elapsed: Double) -> AnimationProgress {
    let length = runDuration
    let local = elapsed * speed - delay
    guard local > 0 else { return AnimationProgress(fraction: 0, isFinished: false) }
    guard length > 0 else { return AnimationProgress(fraction: 1, isFinished: true) }
    let runs = local / length
    if case .count(let count) = repetition, runs >= Double(max(count, 1)) {
      return AnimationProgress(fraction: 1, isFinished: true)
    }
    let whole = runs.rounded(.down)
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    let time = (runs - whole) * length
    return AnimationProgress(fraction: fraction(at: isBackwards ? length - time : time), isFinished: false)
  }

  /// The curve's value, `time` seconds into one run.
  package func fraction(at time: Double) -> Double {
    let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return switch curve {
    case .linear: share
    case .easeIn: CubicCurve(0.42, 0, 1, 1).value(at: share)
    case .easeOut: CubicCurve(0, 0, 0.58, 1).value(at: share)
    case .easeInOut: CubicCurve(0.42, 0, 0.58, 1).value(at: share)
    case .bezier(let x1, let y1, let x2, let y2): CubicCurve(x1, y1, x2, y2).value(at: share)
    case .spring(let bounce): Spring(duration: duration, bounce: bounce).value(target: 1, time: time)
    }
  }
}

/// A Bézier curve from (0, 0) to (1, 1), as CSS's `cubic-bezier` has it.
struct CubicCurve {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
    (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
  }

  func value(at x: Double) -> Double {
    // The curve's x never falls, so that halving finds the place.
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if Self.component(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return Self.component(y1, y2, (low + high) / 2)
  }

  private static func component(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}

/// A spring, by the duration that is felt and by how much it bounces.
public struct Spring: Hashable, Sendable {
  /// Seconds of one swing without damping.
  public var duration: Double
  /// From -1 (sluggish) over 0 (no overshoot) to 1 (never at rest).
  public var bounce: Double

  /// Creates a spring. `duration` is in seconds; `bounce` is from -1 to 1, 0 without overshoot.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring of a response in seconds, which is its ``duration``, and a damping ratio: below 1 it overshoots,
  /// above 1 it is sluggish.
  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Without overshoot, half a second long.
  public static let smooth = Spring()
  /// With a little overshoot, half a second long.
  public static let snappy = Spring(bounce: 0.15)
  /// With a visible overshoot, half a second long.
  public static let bouncy = Spring(bounce: 0.3)

  private var frequency: Double { 2 * .pi / max(duration, 0.001) }

  /// The damping ratio that ``bounce`` amounts to: 1 for no bounce, less with overshoot, more for a sluggish spring. A
  /// bounce beyond ±0.99 counts as that.
  public var dampingRatio: Double {
    let bounce = min(max(bounce, -0.99), 0.99)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// Seconds until less than a thousandth of the way is left.
  public var settlingDuration: Double { settlingTime }

  var settlingTime: Double {
    let damping = dampingRatio
    if abs(damping - 1) < 0.0001 { return 9.234 / frequency }
    if damping > 1 { return 6.908 / (frequency * (damping - (damping * damping - 1).squareRoot())) }
    return (6.908 - 0.5 * log(1 - damping * damping)) / (damping * frequency)
  }

  /// Where the spring is after `time` seconds, on its way from 0 to `target`.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (damping, frequency) = (dampingRatio, frequency)
    let velocity = initialVelocity - 0
    if abs(damping - 1) < 0.0001 {
      return target + exp(-frequency * time) * (-target + (velocity - frequency * target) * time)
    }
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      let sine = (velocity - damping * frequency * target) / damped
      return target + exp(-damping * frequency * time) * (-target * cos(damped * time) + sine * sin(damped * time))
    }
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (-frequency * (damping - root), -frequency * (damping + root))
    let second = (velocity + target * slow) / (fast - slow)
    return target + (-target - second) * exp(slow * time) + second * exp(fast * time)
  }
}
