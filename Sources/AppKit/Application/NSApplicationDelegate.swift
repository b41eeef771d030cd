import Platen
import TextControls

/// The delegate of a program, notified of its launch. AppKit's methods are optional; here each has a default
/// implementation with the effect of a missing method.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called before the first window is shown.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called after the method above, before the first window is shown.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called once, after the launch: the program stays active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Never called: the program stays active.
  func applicationWillBecomeActive(_ notification: Notification)
  /// Never called: the program stays active.
  func applicationDidResignActive(_ notification: Notification)
  /// Never called: the program stays active.
  func applicationWillResignActive(_ notification: Notification)
  /// Whether the program may end, where it ends itself by ``NSApplication/terminate(_:)``.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether the program ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Called at an orderly end of a program that begins with its delegate.
  func applicationWillTerminate(_ notification: Notification)
  /// Never called: desktops start programs again.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Never called: no file is opened by the desktop.
  func application(_ application: NSApplication, open urls: [URL])
  /// Never called: no file is opened by the desktop.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Never called: no untitled document is made.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Never called: nothing is saved between two runs.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Never called: there is no dock.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
  /// Default implementation: does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Default implementation: `.terminateNow`.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  /// Default implementation: false.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  /// Default implementation: does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Default implementation: true.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  /// Default implementation: does nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
  /// Default implementation: false.
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  /// Default implementation: false.
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
  /// Default implementation: false.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// Default implementation: nil.
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

/// Gives a SwiftUI program a delegate of AppKit's application, which is notified of the program's events.
///
/// The delegate is made once, however many windows the program shows. One that is observable is in the environment of
/// all scenes.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The program's delegate. It is the same object in all windows.
  public let wrappedValue: DelegateType

  /// Creates the delegate at the first call and sets it as the application's. Later calls for the same type return that
  /// delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateRelay.delegate(of: delegateType) { _, _ in }
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates the delegate at the first call, sets it as the application's and puts it in the environment of all scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateRelay.delegate(of: delegateType) { $1[objectOf: DelegateType.self] = $0 }
  }

  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates the delegate at the first call, sets it as the application's and puts it in the environment of all scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateRelay.delegate(of: delegateType) { $1[objectOf: DelegateType.self] = $0 }
  }
}

/// Forwards the events of a SwiftUI program to a delegate of AppKit's.
private final class DelegateRelay: NSObject, UIApplicationDelegate {
  private let delegate: any NSApplicationDelegate

  init(_ delegate: any NSApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  static func delegate<Delegate: NSObject & NSApplicationDelegate>(
    of type: Delegate.Type, publish: @escaping (Delegate, inout EnvironmentValues) -> Void
  ) -> Delegate {
    let made = ApplicationDelegates.delegate(of: type, adapt: { DelegateRelay($0) }, publish: publish)
    NSApplication.shared.delegate = made
    return made
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.didLaunch()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    delegate.note(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    // The windows that were ordered in during the launch are over views that are not evaluated yet.
    Task { @MainActor in WindowList.current.adoptWaiting() }
  }
}
