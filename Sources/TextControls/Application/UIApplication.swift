/// The running program in UIKit's vocabulary: its windows, and its requests to the system.
///
/// A program may show several windows. Requests to the program as a whole go to the window whose input has begun the
/// running task, and outside of such tasks to the one that last received user input. Where the process has several users,
/// as a server of pages has, each of them sees a program of their own: code that runs outside of such tasks (of queues
/// and timers) finds no window then.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// Whether a program is in the foreground and receives events.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The options of `open(_:options:completionHandler:)`. They are ignored.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open the link only in an installed program. Ignored.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of the program's settings on iOS. ``canOpenURL(_:)`` is false for it.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Kept and ignored: the screen turns off by the user's own settings. False by default.
  public var isIdleTimerDisabled = false

  /// Always active: no front end reports when its window is covered.
  public var applicationState: State { .active }

  private override init() { super.init() }

  public override var next: UIResponder? { delegate as? UIResponder }

  // MARK: windows

  /// The scenes of the program, one for each window.
  public var connectedScenes: Set<UIScene> { Set(instance.scenes) }

  /// The sessions of the scenes, one for each window.
  public var openSessions: Set<UISceneSession> { Set(instance.scenes.map(\.session)) }

  /// The windows, in the order they were opened.
  public var windows: [UIWindow] { instance.sources.map(\.uiWindow) }

  /// The window whose input has begun the running task, or else the one that last received user input; nil while there
  /// is none.
  public var keyWindow: UIWindow? { activeSource?.uiWindow }

  /// Ends the program in a window, or in the one that its requests apply to, as the user does. False where that can't
  /// be done.
  @discardableResult package func end(in window: UIWindow? = nil) -> Bool {
    (window.flatMap(ApplicationInstance.source) ?? activeSource)?.end() ?? false
  }

  private var instance: ApplicationInstance { .current }

  /// The window that the program's requests apply to.
  var activeSource: (any ApplicationWindow)? { ApplicationContext.current?.source ?? instance.activeSource }

  /// Text copied while there was no window to write it to a clipboard.
  var copiedText: String? {
    get { instance.copiedText }
    set { instance.copiedText = newValue }
  }

  // MARK: icons

  /// Whether the program can change its icon: false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that is shown; nil for that of the program.
  public var alternateIconName: String? { nil }

  /// Changes the icon of the program. The completion handler receives an error, unless the icon is the program's own.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Changes the icon of the program, or throws an error unless the icon is the program's own.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }

  // MARK: links

  /// Whether the front end of the key window opens links. False without a scheme, without a window and for
  /// ``openSettingsURLString``.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme, !scheme.isEmpty, url.absoluteString != Self.openSettingsURLString else {
      return false
    }
    return activeSource?.canOpenLinks ?? false
  }

  /// Opens a link outside of the program. The completion handler receives whether that succeeded; the options are
  /// ignored.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && activeSource?.open(url) ?? false
    completion?(isOpen)
  }

  /// Opens a link outside of the program. False when that fails; the options are ignored.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && activeSource?.open(url) ?? false
  }

  // MARK: actions

  /// Calls a method of `target`, or with nil of the first responder of the key window. False when there is no such
  /// object, or when it is not of the method's type.
  ///
  /// Pass the method itself, `UIResponder.resignFirstResponder`. `#selector(UIResponder.resignFirstResponder)` needs the
  /// plugin ObjectiveCSpellings, and calls the method below.
  @discardableResult public func sendAction<Target: UIResponder, Result>(
    _ action: (Target) -> @MainActor () -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let responder = receiver(target) as? Target else { return false }
    _ = action(responder)()
    return true
  }

  /// Calls a method that takes the sender, see the method above.
  @discardableResult public func sendAction<Target: UIResponder, Result>(
    _ action: (Target) -> @MainActor (Any?) -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let responder = receiver(target) as? Target else { return false }
    _ = action(responder)(sender)
    return true
  }

  /// Calls a method of `target`, or with nil of the nearest object up from the first responder that has it. False when
  /// there is none.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.isCalled(on: target, sender, event) }
    var responder = activeSource?.firstResponder
    while let object = responder {
      if action.isCalled(on: object, sender, event) { return true }
      responder = object.next
    }
    return false
  }

  private func receiver(_ target: Any?) -> Any? { target ?? activeSource?.firstResponder }
}

extension UIApplication {
  /// Never posted: the state of a program does not change.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never posted: the state of a program does not change.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never posted: the state of a program does not change.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted: the state of a program does not change.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted: no front end reports that.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted: no front end reports that.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted: no front end reports that.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted: no front end reports the end of a program.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

/// An event of user input. It carries nothing here; actions receive nil.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// What kind of input an event is about.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of the event: touches.
  open var type: EventType { .touches }
  /// The kind of the motion: none.
  open var subtype: EventSubtype { .none }
  /// When the event happened, in seconds since the system was started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
