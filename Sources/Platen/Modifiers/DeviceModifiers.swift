// Modifiers for telephones: status bar, home indicator, haptic feedback. Front ends have none of these, so that the
// modifiers are accepted and ignored.

/// Haptic feedback of a device. No front end gives any.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the objects feel that collide.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard the objects feel that collide.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  let name: String

  /// Something succeeded. No device here gives feedback, so that all kinds do the same: nothing.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something dragged came into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level of pressure was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Objects of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Objects of a hardness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// The effect on a view under a pointer.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// The platform's effect.
  public static let automatic = HoverEffect(name: "automatic")
  /// A highlight under the pointer.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises under the pointer.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Ignored: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Ignored: there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Ignored: there are no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Ignored: there are no system gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Ignored: no device here gives feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Ignored: no device here gives feedback. The condition is not evaluated.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Ignored: no device here gives feedback. The closure is not called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Ignored: front ends show their own effects under the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Ignored: activities are not passed to other devices.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Ignored: no activity is passed to the program. The closure is not called.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Ignored: content is not invalidated.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Shows the view mirrored where lines are read from right to left, if `enabled` is true: for pictures that point to
  /// where reading continues. In a terminal symbols are not mirrored; those that point forward and backward are others
  /// by themselves.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(mirrored: enabled ? .rightToLeft : nil))
  }
}

/// What the user is doing, to be continued on another device. It is never passed on.
public final class NSUserActivity: NSObject {
  /// The kind of the activity, in reverse domain notation.
  public let activityType: String
  /// The name of the activity; nil by default.
  public var title: String?
  /// What is needed to go on with the activity; nil by default.
  public var userInfo: [AnyHashable: Any]?
  /// Whether the activity may go on at another device. Kept and ignored.
  public var isEligibleForHandoff = false
  /// Whether the activity may be found by searching. Kept and ignored.
  public var isEligibleForSearch = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
