// A telephone's motor. There is none here, so that nothing is felt of these.

/// Makes a device do something for a person to feel.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() { super.init() }

  /// Has the motor ready.
  open func prepare() {}
}

/// Feels as if something had struck the screen.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }

  public func impactOccurred() {}

  /// With a strength from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Tells how something went.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Tells that another value is selected.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
