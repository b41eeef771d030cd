/// Is told what becomes of a program.
///
/// UIKit's methods are optional; here each has a default that does what a missing method means. A program is told that
/// it has launched and that it is active; it stays active as long as it runs, and nothing tells it of its end.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The older form of the method with options, which calls it unless a delegate has a method of its own there.
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why a program was launched. Nobody says so here: the options are always nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A delegate, and what it has been told.
  @MainActor private final class Launch {
    let delegate: any UIApplicationDelegate
    var hasLaunched = false
    var isActive = false

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }
  }

  /// All that there have been, so that none is told anything twice.
  @MainActor private static var launches: [Launch] = []
  @MainActor private static var launch: Launch?

  /// Is told what becomes of the program. It is kept.
  public var delegate: (any UIApplicationDelegate)? {
    get { Self.launch?.delegate }
    set {
      Self.launch = newValue.map { new in Self.launches.first { $0.delegate === new } ?? Launch(new) }
      if let launch = Self.launch, !Self.launches.contains(where: { $0 === launch }) { Self.launches.append(launch) }
    }
  }

  /// The program runs: tells the delegate, once. Answers who is to be told what comes.
  package func didLaunch() -> (any UIApplicationDelegate)? {
    guard let launch = Self.launch else { return nil }
    if !launch.hasLaunched {
      launch.hasLaunched = true
      _ = launch.delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = launch.delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    return launch.delegate
  }

  /// The first window of the delegate's program is there: tells it, once. In tests, programs stand side by side.
  package func didBecomeActive(_ delegate: (any UIApplicationDelegate)?) {
    guard let launch = Self.launches.first(where: { $0.delegate === delegate }), !launch.isActive else { return }
    launch.isActive = true
    launch.delegate.applicationDidBecomeActive(self)
  }
}
