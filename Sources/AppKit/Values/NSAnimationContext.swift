import TextControls

/// A group of changes that AppKit animates together. Here they are shown at once.
@MainActor @preconcurrency public final class NSAnimationContext: NSObject {
  /// The context of the group that runs.
  public static var current: NSAnimationContext { groups.last ?? outermost }
  private static let outermost = NSAnimationContext()
  /// The duration in seconds. Kept for the program to read; 0.25 by default.
  public var duration: TimeInterval = 0.25
  /// The speed over the time. Kept for the program to read; nil by default.
  public var timingFunction: CAMediaTimingFunction?
  /// Whether changes are animated without `animator()`. Kept and ignored; false by default.
  public var allowsImplicitAnimation = false
  /// Called after the group's changes. Nil by default.
  public var completionHandler: (@MainActor () -> Void)?

  private static var groups: [NSAnimationContext] = []

  /// Runs changes, and then the handler.
  public static func runAnimationGroup(
    _ changes: @MainActor (NSAnimationContext) -> Void, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }

  /// Begins a group inside of the present one.
  public static func beginGrouping() { groups.append(NSAnimationContext()) }

  /// Ends the present group and calls its handler. Ignored outside of a group.
  public static func endGrouping() { groups.popLast()?.completionHandler?() }
}
