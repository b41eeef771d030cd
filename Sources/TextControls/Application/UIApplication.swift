/// The running program in UIKit's vocabulary: its windows, and what it asks of the system.
///
/// A program may show several windows, and in a browser one for each visitor. What is asked of the program as a whole
/// goes to the window that a person has last done something in.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The one there is.
  public static let shared = UIApplication()

  /// How a program stands to the person in front of it.
  public enum State: Int, Sendable { case active, inactive, background }

  /// What `open(_:options:completionHandler:)` may be told. None of it changes anything here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Where a telephone keeps the settings of a program. Nothing opens it here.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Accepted: screens here go out as the person's own settings say.
  public var isIdleTimerDisabled = false

  /// Always active: no front end tells when its window is covered.
  public var applicationState: State { .active }

  private struct Entry {
    weak var source: (any ApplicationWindow)?
    let scene: UIWindowScene
  }

  private var entries: [Entry] = []
  private weak var active: (any ApplicationWindow)?
  /// What was put on the clipboard while there was no window to hand it to.
  var copiedText: String?

  private override init() { super.init() }

  // MARK: windows

  /// One for each window.
  public var connectedScenes: Set<UIScene> { Set(living.map(\.scene)) }

  /// The windows, in the order they were opened.
  public var windows: [UIWindow] { living.compactMap { $0.source?.uiWindow } }

  /// The window that a person has last done something in.
  public var keyWindow: UIWindow? { activeSource?.uiWindow }

  private var living: [Entry] { entries.filter { $0.source != nil } }

  var activeSource: (any ApplicationWindow)? { active ?? living.last?.source }

  /// A window that is shown from now on, for as long as somebody keeps it.
  package func add(_ source: any ApplicationWindow) {
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source, scene: UIWindowScene(source)))
  }

  /// `source` is no longer shown.
  package func remove(_ source: any ApplicationWindow) {
    entries.removeAll { $0.source == nil || $0.source === source }
    if active === source { active = nil }
  }

  /// A person, or the program, has just done something in that window.
  package func noteActivity(in source: any ApplicationWindow) { active = source }

  // MARK: links

  /// Whether something here opens links of that kind.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme, !scheme.isEmpty, url.absoluteString != Self.openSettingsURLString else {
      return false
    }
    return activeSource?.canOpenLinks ?? false
  }

  /// Opens a link outside of the program, and tells whether that went well.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && activeSource?.open(url) ?? false
    completion?(isOpen)
  }

  /// Opens a link outside of the program; false where that can't be done.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && activeSource?.open(url) ?? false
  }

  // MARK: actions

  /// Has `target` carry out an action, or without one the first responder of the key window. False when there is
  /// nobody who could.
  ///
  /// There are no selectors here. In the selector's place stands the method itself: what is
  /// `#selector(UIResponder.resignFirstResponder)` elsewhere is `UIResponder.resignFirstResponder`.
  @discardableResult public func sendAction<Target: UIResponder, Result>(
    _ action: (Target) -> @MainActor () -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let responder = receiver(target) as? Target else { return false }
    _ = action(responder)()
    return true
  }

  /// The same for an action that is told who sends it.
  @discardableResult public func sendAction<Target: UIResponder, Result>(
    _ action: (Target) -> @MainActor (Any?) -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let responder = receiver(target) as? Target else { return false }
    _ = action(responder)(sender)
    return true
  }

  private func receiver(_ target: Any?) -> Any? { target ?? activeSource?.firstResponder }
}

extension UIApplication {
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

/// What a person did, as far as actions are told of it: nothing is told here.
@MainActor @preconcurrency open class UIEvent: NSObject {}

/// A window as the program knows it, whoever shows it.
@MainActor package protocol ApplicationWindow: AnyObject {
  /// The window that UIKit's views in it are in.
  var uiWindow: UIWindow { get }
  /// What the keyboard writes to, be it one of UIKit's views or a field of another kind.
  var firstResponder: UIResponder? { get }
  /// Whether there is somebody to open links.
  var canOpenLinks: Bool { get }
  /// Opens a link outside of the program; false where that can't be done.
  func open(_ url: URL) -> Bool
}
