extension UIView {
  /// How an animation is timed and repeated. Kept for the program to read; views of UIKit show their final values at
  /// once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user can operate the views meanwhile, which is so without it too.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the values that are shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without an end: its completion is not called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the views again at each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not adopt the options of the animation that it is made in.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Ignored: front ends draw as often as they do.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Ignored: front ends draw as often as they do.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// The system's choice of how often frames are drawn.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// Slow at both ends, the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns around the vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns around the vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from one view into the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns around the horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns around the horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// The speed of an animation over its time.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Options of an animation by key frames. Kept for the program to read.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Repeats without an end: its completion is not called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values between the frames lie on lines, the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values change at the frames alone.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values lie on a curve through the frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Whether animations are switched on, true by default. Kept for the program to read.
  public private(set) static var areAnimationsEnabled = true

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Runs `actionsWithoutAnimation` with animations switched off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  // MARK: animations

  /// Runs `animations` immediately: views show the final values at once. `completion` is called with true when the
  /// animation would have ended, after `delay` and `duration` in seconds; never for one that repeats.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion, !options.contains(.repeat) else { return }
    call(completion, after: areAnimationsEnabled ? delay + duration : 0)
  }

  /// Runs `animations` immediately, see ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `animations` immediately, see ``animate(withDuration:delay:options:animations:completion:)``. The spring is
  /// ignored.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Runs `animations` immediately, see ``animate(withDuration:delay:options:animations:completion:)``; the frames in
  /// it one after the other.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options.contains(.repeat) ? .repeat : [], animations: animations,
      completion: completion)
  }

  /// Runs `animations` immediately. The times are ignored.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  // MARK: transitions

  /// Runs `animations` immediately, see ``animate(withDuration:delay:options:animations:completion:)``. No transition
  /// is shown.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
  }

  /// Puts one view in the place of another at once; with `.showHideTransitionViews` it shows one and hides the other.
  /// No transition is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
  }

  // MARK: animations of earlier systems

  /// Does nothing: what is changed until ``commitAnimations()`` is shown at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing, see ``beginAnimations(_:context:)``.
  public class func commitAnimations() {}
  /// Ignored, see ``beginAnimations(_:context:)``.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Ignored, see ``beginAnimations(_:context:)``.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Ignored, see ``beginAnimations(_:context:)``.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Ignored, see ``beginAnimations(_:context:)``.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  static func call(_ completion: @escaping (Bool) -> Void, after seconds: TimeInterval) {
    // The main queue runs it, on the actor of views.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { completion(true) }
  }
}
