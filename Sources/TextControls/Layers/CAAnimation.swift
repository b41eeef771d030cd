/// Is notified of the beginning and the end of an animation.
@MainActor @preconcurrency public protocol CAAnimationDelegate {
  /// Called when the animation was added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when its time is over, with true, or when it was removed before, with false.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Default implementation: does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Default implementation: does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time. It is not seen: layers show their own values. Its times count, see
/// ``CAAnimationDelegate``.
@MainActor @preconcurrency open class CAAnimation: NSObject {
  /// The duration in seconds; 0, the default, is that of the transaction.
  open var duration: TimeInterval = 0
  /// When the animation begins in seconds, as `CACurrentMediaTime()` counts. 0, the default, and the past are now.
  open var beginTime: TimeInterval = 0
  /// How much faster than in its ``duration`` it runs. 1 by default; 0 never ends.
  open var speed: Float = 1
  /// Where in the animation it begins, in seconds. Kept and ignored; 0 by default.
  open var timeOffset: TimeInterval = 0
  /// How often it runs; 0, the default, is once. One that repeats for ever has no end.
  open var repeatCount: Float = 0
  /// For how long it is repeated, in seconds; 0, the default, leaves that to ``repeatCount``.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs back each time, which takes as long again. False by default.
  open var autoreverses = false
  /// What is seen before and after the animation. Kept and ignored; `.removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The speed over time. Kept and ignored; nil by default.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets the animation at its end. True by default.
  open var isRemovedOnCompletion = true
  /// Is notified of the beginning and the end. Held strongly, as by Core Animation. Nil by default.
  open var delegate: (any CAAnimationDelegate)?
  /// What other modules keep, by a name.
  package final var kept: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// The time from the beginning to the end, in seconds; infinite for one that has no end.
  var wholeDuration: Double {
    guard speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    return (repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))) / Double(speed)
  }
}

/// What is seen of an animation before and after it. Kept and ignored.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last values.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first values.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first values before it, its last ones after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
