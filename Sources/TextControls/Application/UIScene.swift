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

  /// The lasting side of the scene.
  public let session: UISceneSession
  /// Notified of the scene's events; see ``UIWindowSceneDelegate``.
  open var delegate: (any UISceneDelegate)?
  /// The name of the scene, empty by default. Kept and ignored.
  open var title: String! = ""

  override init() {
    session = UISceneSession()
    super.init()
    session.scene = self
  }
}

/// A scene with windows: here, with one.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  private weak var source: (any ApplicationWindow)?
  /// The window of the program's own that the scene shows.
  package weak var shown: UIWindow?

  init(_ source: any ApplicationWindow) {
    self.source = source
    super.init()
  }

  public override var activationState: ActivationState { source == nil ? .unattached : .foregroundActive }

  /// The window in an array; empty after it was closed.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The screen, whose bounds are those of the window. There is one.
  public var screen: UIScreen { .main }

  /// The window; nil after it was closed.
  public var keyWindow: UIWindow? { source?.uiWindow }
}
