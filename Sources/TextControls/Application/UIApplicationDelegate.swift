/// What a program has fetched where the system has let it.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// The delegate of a program, notified of its launch.
///
/// UIKit's methods are optional; here each has a default implementation. The delegate is notified that the program was
/// launched and that it became active. The program stays active as long as it runs, and the delegate is not notified of
/// its end.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before the first window is shown. The options are always nil, and the result is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the method above, before the first window is shown. The options are always nil, and the result is
  /// ignored.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration of a scene that is about to be connected. By default it names no delegate's class.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the program closed scenes. Never called.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The older form of the method with options, called by that method's default implementation.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called once, when the program's first window is shown.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called where the system lets the program fetch data. Never called; for programs that call it.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called where a notification has arrived from a server. Never called; for programs that call it.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called where the program gets notifications from a server. Never called; for programs that call it.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called where the program gets no notifications from a server. Never called; for programs that call it.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Never called: the program stays active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called: the program stays active.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called: the program stays active.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: the system does not warn.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Never called: no front end reports the end of a program. SwiftUI's `onDisappear` runs at an orderly end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Default implementation: true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Default implementation: calls ``applicationDidFinishLaunching(_:)``; true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Default implementation: a configuration without a delegate's class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Default implementation: does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Default implementation: there are no data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Default implementation: there are no data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Default implementation: does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Default implementation: does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Default implementation: does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The keys of the reasons for a launch. No front end gives reasons: the options are always nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A link to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action of the home screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A change of the location.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A delegate, and the notifications that it has received.
  @MainActor private final class Launch {
    let delegate: any UIApplicationDelegate
    var hasLaunched = false
    var isActive = false

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }
  }

  /// All delegates so far, so that none is notified twice.
  @MainActor private static var launches: [Launch] = []
  @MainActor private static var launch: Launch?

  /// Notified of the launch. Unlike in UIKit it is held strongly.
  public var delegate: (any UIApplicationDelegate)? {
    get { Self.launch?.delegate }
    set {
      Self.launch = newValue.map { new in Self.launches.first { $0.delegate === new } ?? Launch(new) }
      if let launch = Self.launch, !Self.launches.contains(where: { $0 === launch }) { Self.launches.append(launch) }
    }
  }

  /// Notifies the delegate of the launch, once. Returns the delegate of this program.
  package func didLaunch() -> (any UIApplicationDelegate)? {
    guard let launch = Self.launch else { return nil }
    if !launch.hasLaunched {
      launch.hasLaunched = true
      _ = launch.delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = launch.delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    return launch.delegate
  }

  /// Notifies a delegate that its program became active, once. In tests several programs run in one process.
  package func didBecomeActive(_ delegate: (any UIApplicationDelegate)?) {
    guard let launch = Self.launches.first(where: { $0.delegate === delegate }), !launch.isActive else { return }
    launch.isActive = true
    launch.delegate.applicationDidBecomeActive(self)
  }
}
