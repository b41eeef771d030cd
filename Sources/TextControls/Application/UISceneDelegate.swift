import Foundation

/// The lasting side of a scene.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for: always a window.
  public var role: Role { .windowApplication }
  /// The scene.
  public internal(set) weak var scene: UIScene?
  /// A name for the session, different for each.
  public let persistentIdentifier = UUID().uuidString
  /// What the program remembers for the session, as long as it runs. Nil by default.
  public var userInfo: [String: Any]?
  /// How the scene was configured.
  public package(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

/// How a scene is configured: by the class of its delegate.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Nil, the default, means the class `SceneDelegate` of the module that the
  /// application's delegate is in, which is what Apple's templates name in the property list.
  open var delegateClass: AnyClass?
  /// Kept and ignored; nil by default.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// What a scene is connected with. It is always empty.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    /// The links to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A link that a program is asked to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The delegate of a scene.
///
/// UIKit's methods are optional; here each has a default implementation. The delegate is notified that its scene was
/// connected, entered the foreground and became active, and at the end that it was disconnected.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the scene is shown: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is no longer shown.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene entered the foreground.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called: a scene stays active as long as it is shown.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the scene was connected.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called: a scene stays active as long as it is shown.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: no front end asks a program to open links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Default implementation: does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Default implementation: does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with a window.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. UIKit's is optional; here a delegate without one has nil.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Default implementation: nil, and setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
