import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop while the user scrolls or drags. No loop here runs in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
