/// How a change is to be spread over time.
///
/// A terminal and a window draw each frame by the curve; a browser animates by the curve itself.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(Double, Double, Double, Double)
    /// Duration as it is perceived, and how much it bounces, from -1 to 1.
    case spring(bounce: Double)
  }

  /// How often it runs.
  package enum Repetition: Hashable, Sendable { case count(Int), forever }

  package var curve: Curve
  /// In seconds, before ``speed``.
  package var duration: Double
  package var delay: Double = 0
  package var speed: Double = 1
  package var repetition: Repetition = .count(1)
  package var autoreverses = false

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// A spring without bounce that takes 0.55 seconds: the animation of `withAnimation` without an argument.
  public static let `default` = Animation(.spring(bounce: 0), duration: 0.55)
  /// At the same speed throughout, for 0.35 seconds.
  public static let linear = Animation(.linear, duration: 0.35)
  /// Slow at the start, for 0.35 seconds.
  public static let easeIn = Animation(.easeIn, duration: 0.35)
  /// Slow at the end, for 0.35 seconds.
  public static let easeOut = Animation(.easeOut, duration: 0.35)
  /// Slow at the start and at the end, for 0.35 seconds.
  public static let easeInOut = Animation(.easeInOut, duration: 0.35)
  /// A spring without bounce that takes 0.5 seconds.
  public static let spring = Animation(.spring(bounce: 0), duration: 0.5)
  /// A spring without bounce that takes 0.5 seconds.
  public static let smooth = Animation(.spring(bounce: 0), duration: 0.5)
  /// A spring with a small bounce that takes 0.5 seconds.
  public static let snappy = Animation(.spring(bounce: 0.15), duration: 0.5)
  /// A spring with a larger bounce that takes 0.5 seconds.
  public static let bouncy = Animation(.spring(bounce: 0.3), duration: 0.5)
  /// A short spring of 0.15 seconds, for values that follow a gesture.
  public static let interactiveSpring = Animation(.spring(bounce: 0.14), duration: 0.15)

  /// At the same speed throughout. `duration` is in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at the start. `duration` is in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Slow at the end. `duration` is in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Slow at the start and at the end. `duration` is in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// By a cubic Bézier curve with the control points (`x1`, `y1`) and (`x2`, `y2`). `duration` is in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration: duration)
  }

  /// A spring by its duration in seconds and its bounce, from -1 to 1. `blendDuration` is ignored.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }

  /// A spring by its period in seconds and its damping, where 1 is no bounce. `blendDuration` is ignored.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), duration: response)
  }

  /// A short spring for values that follow a gesture. `response` is in seconds; `blendDuration` is ignored.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), duration: response)
  }

  /// A spring without bounce but `extraBounce`. `duration` is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: extraBounce), duration: duration)
  }

  /// A spring with a small bounce, to which `extraBounce` is added. `duration` is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.15 + extraBounce), duration: duration)
  }

  /// A spring with a larger bounce, to which `extraBounce` is added. `duration` is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.3 + extraBounce), duration: duration)
  }

  /// The same animation, `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    // What is delayed afterwards is not made faster by the speed set before.
    copy.delay += delay * speed
    return copy
  }

  /// The same animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  /// Repeats the animation `repeatCount` times; every second time backwards where `autoreverses` is true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .count(repeatCount)
    copy.autoreverses = autoreverses
    return copy
  }

  /// Repeats the animation until the view is removed or the value changes without an animation; every second time
  /// backwards where `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .forever
    copy.autoreverses = autoreverses
    return copy
  }
}
