/// A part of the program's user interface with its own life cycle.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// Whether a scene is shown and receives events.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The state of the scene: unattached in the base class. A window scene is active as long as its window is shown,
  /// covered or not.
  open var activationState: ActivationState { .unattached }
}

/// A scene with windows: here, with one.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  private weak var source: (any ApplicationWindow)?

  init(_ source: any ApplicationWindow) {
    self.source = source
    super.init()
  }

  public override var activationState: ActivationState { source == nil ? .unattached : .foregroundActive }

  /// The window in an array; empty after it was closed.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The window; nil after it was closed.
  public var keyWindow: UIWindow? { source?.uiWindow }
}
