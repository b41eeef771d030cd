/// Changes of layers that are shown together. Nothing is animated here: what a transaction sets is kept for the program
/// to read, and its completion is called when it is committed.
@MainActor @preconcurrency public enum CATransaction {
  private struct Group {
    var isWithoutActions: Bool
    var duration: TimeInterval
    var timing: CAMediaTimingFunction?
    var completion: (@MainActor () -> Void)?
  }

  private static var groups: [Group] = []

  /// Begins a transaction inside the present one.
  public static func begin() {
    groups.append(
      Group(
        isWithoutActions: disableActions(), duration: animationDuration(), timing: animationTimingFunction()))
  }

  /// Ends the innermost transaction, and calls its completion.
  public static func commit() { groups.popLast()?.completion?() }

  /// Does nothing: changes are shown with the next update.
  public static func flush() {}

  /// Whether changes are shown without an animation, which they are in any case. False by default.
  public static func disableActions() -> Bool { groups.last?.isWithoutActions ?? false }
  /// Sets whether changes are shown without an animation, for the present transaction.
  public static func setDisableActions(_ flag: Bool) {
    if let last = groups.indices.last { groups[last].isWithoutActions = flag }
  }

  /// The duration of animations in seconds, 0.25 by default.
  public static func animationDuration() -> TimeInterval { groups.last?.duration ?? 0.25 }
  /// Sets the duration of animations in seconds, for the present transaction.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    if let last = groups.indices.last { groups[last].duration = duration }
  }

  /// The speed of animations over their time; nil, the default, for that of each animation.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { groups.last?.timing }
  /// Sets the speed of animations over their time, for the present transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    if let last = groups.indices.last { groups[last].timing = function }
  }

  /// What is called when the present transaction is committed; nil for nothing.
  public static func completionBlock() -> (@MainActor () -> Void)? { groups.last?.completion }
  /// Sets what is called when the present transaction is committed. Outside of a transaction it is called at once.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if let last = groups.indices.last { groups[last].completion = block } else { block?() }
  }
}
