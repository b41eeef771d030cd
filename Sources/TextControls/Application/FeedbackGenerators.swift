// Haptic feedback. There is no hardware for it here: all methods do nothing.

/// The base of the generators of haptic feedback. They do nothing here.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override nonisolated init() { super.init() }

  /// Prepares the hardware. Does nothing.
  open func prepare() {}
}

/// Feedback of an impact. Does nothing here.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength and the hardness of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of impacts. The style is ignored.
  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }

  /// Plays the impact. Does nothing.
  public func impactOccurred() {}

  /// Plays the impact with a strength from 0 to 1. Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of success, warnings and errors. Does nothing here.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result to give feedback of.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Plays the feedback of a result. Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a changed selection. Does nothing here.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback. Does nothing.
  public func selectionChanged() {}
}
