import PlatenLaunch
import TextControls

/// The running program.
@MainActor @preconcurrency open class NSApplication: NSResponder {
  /// The program.
  public static let shared = NSApplication()

  /// Notified of the launch and asked about the end. Unlike in AppKit it is held strongly. Nil by default. Where each
  /// window of a front end has a delegate of its own, it is that of the window whose input is handled.
  open var delegate: (any NSApplicationDelegate)? {
    get { WindowList.current.delegate ?? ownDelegate }
    set { ownDelegate = newValue }
  }
  private var ownDelegate: (any NSApplicationDelegate)?
  /// The menus above the window. Set them before the launch is finished; nil, the default, shows none. Where each window
  /// of a front end has a delegate of its own, they are those of the window whose input is handled.
  open var mainMenu: NSMenu? {
    get { WindowList.current.mainMenu }
    set { WindowList.current.mainMenu = newValue }
  }
  /// Kept and ignored: desktops have lists of windows. Nil by default.
  open var windowsMenu: NSMenu?
  /// Kept and ignored; nil by default.
  open var servicesMenu: NSMenu?
  /// Kept and ignored; nil by default.
  open var helpMenu: NSMenu?
  /// Kept and ignored: front ends have no such image. Nil by default.
  open var applicationIconImage: NSImage!
  /// The colours of the program. Kept and ignored: front ends have the user's. Nil by default.
  open var appearance: NSAppearance?
  /// The colours of the program.
  open var effectiveAppearance: NSAppearance { appearance ?? .current }
  private var policy = ActivationPolicy.regular

  // MARK: running

  /// Runs the program in the front end that its arguments or the environment name. Never returns.
  open func run() { ProgramLaunch.run { AppKitProgram(running: self, name: $0).launched() } }

  /// Ends the program as the user does, if the delegate allows it: in a terminal and in a window. A page stays.
  open func terminate(_ sender: Any?) {
    let list = sender as? WindowList ?? .current
    if let reply = (list.delegate ?? delegate)?.applicationShouldTerminate(self), reply != .terminateNow { return }
    UIApplication.shared.end(in: list.shownIn)
  }

  /// Ends the program that the delegate has answered `.terminateLater` about.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { UIApplication.shared.end() }
  }

  /// Ends the program.
  open func stop(_ sender: Any?) { UIApplication.shared.end() }

  /// Whether the program runs. True.
  open var isRunning: Bool { true }
  /// Whether the program is the active one. Always true: front ends do not report it.
  open var isActive: Bool { true }
  /// Whether the windows are hidden. Always false: desktops have that.
  open var isHidden: Bool { false }
  /// Does nothing: desktops have that.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Does nothing: desktops have that.
  open func activate() {}
  /// Does nothing: desktops have that.
  open func deactivate() {}
  /// Does nothing: desktops have that.
  open func hide(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func unhide(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func hideOtherApplications(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func unhideAllApplications(_ sender: Any?) {}
  /// Does nothing: there are no icons that jump.
  @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// Kept and ignored: front ends decide where a program is listed. True.
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  /// How the program is listed, regular by default.
  open func activationPolicy() -> ActivationPolicy { policy }

  // MARK: windows

  /// The windows that are shown.
  open var windows: [NSWindow] {
    let list = WindowList.current
    return (list.isOverViews && list.shownIn != nil ? [list.facade] : []) + list.windows
  }
  /// The window that has the keys, in the window of the front end that requests apply to: see `UIApplication`.
  open var keyWindow: NSWindow? { WindowList.current.frontWindow }
  /// The window that the user works in: the front one that is no panel and no sheet.
  open var mainWindow: NSWindow? { WindowList.current.mainWindow }
  /// The windows that are shown, the front one first.
  open var orderedWindows: [NSWindow] { windows.reversed() }

  /// Shows a window. A program can't wait for a window here: the result is `.abort` at once.
  @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {
    window.makeKeyAndOrderFront(nil)
    return .abort
  }
  /// Does nothing: see ``runModal(for:)``.
  open func stopModal() {}
  /// Does nothing: see ``runModal(for:)``.
  open func stopModal(withCode returnCode: ModalResponse) {}
  /// Does nothing: see ``runModal(for:)``.
  open func abortModal() {}

  // MARK: actions

  /// The key that is handled; nil in between.
  open internal(set) var currentEvent: NSEvent?

  /// Calls a method of an object, or with nil of the first responder, the next one after it that has it, or the window,
  /// its delegate, the application or its delegate. False when no object has.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    let application = UIApplication.shared
    if let target { return application.sendAction(action, to: target, from: sender, for: nil) }
    if let editor = keyWindow?.firstResponder as? NSText,
      application.sendAction(action, to: editor, from: sender, for: nil)
    {
      return true
    }
    if application.sendAction(action, to: nil, from: sender, for: nil) { return true }
    return others.contains { application.sendAction(action, to: $0, from: sender, for: nil) }
  }

  /// The object that would receive an action; nil for none.
  open func target(forAction action: Selector) -> Any? {
    var responder = keyWindow?.firstResponder
    while let object = responder {
      if action.isMethod(of: object) { return object }
      responder = object.next
    }
    return others.first { action.isMethod(of: $0) }
  }

  /// The object that would receive an action; nil for none.
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    target ?? self.target(forAction: action)
  }

  /// The objects that receive an action after the responders.
  private var others: [AnyObject] {
    let window = keyWindow
    let all: [AnyObject?] = [
      window?.contentView, window?.contentViewController, window, window?.delegate, window?.windowController, self,
      window?.list?.delegate ?? delegate,
    ]
    return all.compactMap { $0 }
  }

  // MARK: types

  /// What ends a sheet or a modal window.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number, as in AppKit.
    public let rawValue: Int

    /// Creates a response with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a response with a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The user has confirmed.
    public static let OK = ModalResponse(1)
    /// The user has cancelled.
    public static let cancel = ModalResponse(0)
    /// The program has ended it.
    public static let stop = ModalResponse(-1000)
    /// The program has given it up.
    public static let abort = ModalResponse(-1001)
    /// It continues.
    public static let `continue` = ModalResponse(-1002)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button of an alert; the next ones are one more each.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  /// How a program is listed. Ignored here.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  /// Whether a program may end.
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  /// How urgent something is. Ignored here.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  /// Posted before the launch is finished.
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the launch is finished.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted once, after the launch: the program stays active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Never posted: the program stays active.
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// Never posted: the program stays active.
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Never posted: the program stays active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted at an orderly end.
  nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// What ends a sheet or a modal window.
public typealias NSModalResponse = NSApplication.ModalResponse

/// The running program.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
