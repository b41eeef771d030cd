/// Where an animation is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The end that an animation has reached.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that the program starts, pauses and ends. Views of UIKit show the final values when it starts; its
/// completions are called when it would have ended.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The delay of the start in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The speed over the time. Kept for the program to read.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation was started and has not ended.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation was started and is not paused.
  open private(set) var isRunning = false
  /// Whether the animation runs back. Kept for the program to read; false by default.
  open var isReversed = false
  /// How much of the animation has passed, from 0 to 1. Setting it above 0 shows the final values.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { runAnimations() } } }
  /// Kept for the program to read; true by default.
  open var isInterruptible = true
  /// Kept for the program to read; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active at its end, for the program to continue it. False by default.
  open var pausesOnCompletion = false
  /// Kept for the program to read; true by default.
  open var scrubsLinearly = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts starts and ends: an end that was planned before a change does not happen.
  private var revision = 0

  private init(_ duration: TimeInterval, _ parameters: (any UITimingCurveProvider)?, _ animations: (() -> Void)?) {
    self.duration = duration
    timingParameters = parameters
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a speed over its time.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration, parameters, nil)
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  /// Creates an animator with a Bézier curve of its own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2), animations)
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }

  /// Creates an animator and starts it after a delay.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes. Those of an animator that runs are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if isRunning { runAnimations() }
  }

  /// Adds changes. The delay, a share of the duration, is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds an action that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds. The changes are made now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    (state, isRunning) = (.active, true)
    runAnimations()
    revision += 1
    let planned = revision
    UIView.call({ [weak self] _ in self?.end(planned) }, after: delay + duration)
  }

  /// Pauses the animation: its end does not come.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    (state, isRunning) = (.active, false)
    revision += 1
  }

  /// Continues after a pause. The curve and the factor are ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops the animation: without its completions, or to be ended by ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    revision += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends an animation that was stopped, and calls its completions. The values stay the final ones.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(finalPosition)
  }

  private func runAnimations() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  private func end(_ planned: Int) {
    guard planned == revision, isRunning else { return }
    fractionComplete = 1
    isRunning = false
    if !pausesOnCompletion { complete(isReversed ? .start : .end) }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
