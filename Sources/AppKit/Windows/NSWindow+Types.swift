import TextControls

extension NSWindow {
  /// The parts of a window. Of these `.closable` has an effect.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing but the content.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes the window.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that makes the window small.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// A size that the user can change.
    public static let resizable = StyleMask(rawValue: 8)
    /// A title bar that is one with the toolbar.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// The whole screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A panel with a small title bar.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A sheet.
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    /// A panel that does not make its program the active one.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }

  /// How the window is kept in memory. Ignored here.
  public enum BackingStoreType: UInt, Sendable { case retained = 0, nonretained = 1, buffered = 2 }
  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  /// Where the toolbar is. Ignored here.
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  /// Whether windows become tabs. Ignored here.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// How windows appear. Ignored here.
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }
  /// The buttons of a title bar.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton
  }
  /// The name that a frame is saved with.
  public typealias FrameAutosaveName = String

  /// Where something is ordered in front of or behind something else.
  public enum OrderingMode: Int, Sendable {
    case out = 0
    case above = 1
    case below = -1
  }

  /// The height of a window above others. Ignored here.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number, as in AppKit.
    public let rawValue: Int

    /// Creates a level with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a level with a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Windows.
    public static let normal = Level(0)
    /// Palettes.
    public static let floating = Level(3)
    /// Menus that were torn off.
    public static let submenu = Level(3)
    /// Menus that were torn off.
    public static let tornOffMenu = Level(3)
    /// Modal panels.
    public static let modalPanel = Level(8)
    /// The main menu.
    public static let mainMenu = Level(24)
    /// The status bar.
    public static let statusBar = Level(25)
    /// Menus that pop up.
    public static let popUpMenu = Level(101)
    /// Screen savers.
    public static let screenSaver = Level(1000)
  }

  /// How a window behaves among spaces and tabs. Ignored here.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// Moves to the active space.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// In the overview of windows.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// Not in the overview of windows.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// Stays where it is.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// Left out where windows are cycled through.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// Can have a space of its own.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// Shown beside a window that has a space of its own.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// Has no space of its own.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }

  // MARK: notifications, with the window as their object

  /// Posted after the window became the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// Posted after another window became the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// Posted after the window became the main window, which is the key window here.
  nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  /// Posted after another window became the main window.
  nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  /// Posted before the window closes.
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// Posted after the program has given the window another size.
  nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// Never posted: front ends place windows.
  nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// Never posted: desktops have that.
  nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  /// Never posted: desktops have that.
  nonisolated public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// Never posted: desktops have that.
  nonisolated public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// Never posted: there is one screen.
  nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
}

/// The line below a title bar. Ignored here.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// Notified of what happens to a window. AppKit's methods are optional; here each has a default implementation with the
/// effect of a missing method.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether the user may close the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called before the window closes.
  func windowWillClose(_ notification: Notification)
  /// Called after the window became the key window.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called after another window became the key window.
  func windowDidResignKey(_ notification: Notification)
  /// Called after the window became the main window.
  func windowDidBecomeMain(_ notification: Notification)
  /// Called after another window became the main window.
  func windowDidResignMain(_ notification: Notification)
  /// Called after the program has given the window another size.
  func windowDidResize(_ notification: Notification)
  /// Never called: front ends place windows.
  func windowDidMove(_ notification: Notification)
  /// Never called: front ends determine sizes.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  /// Never called: desktops have that.
  func windowDidMiniaturize(_ notification: Notification)
  /// Never called: desktops have that.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// Never called: desktops have that.
  func windowDidExitFullScreen(_ notification: Notification)
  /// The undo of what is in the window; nil for one of the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  /// Never called: fields have their own editors.
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
}

extension NSWindowDelegate {
  /// Default implementation: true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Default implementation: does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Default implementation: the size as it is.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  /// Default implementation: does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// Default implementation: nil.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// Default implementation: nil.
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
}

extension NSWindow {
  /// False: nothing is saved between two runs.
  @discardableResult public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
  /// Does nothing: nothing is saved between two runs.
  public func saveFrame(usingName name: FrameAutosaveName) {}
}
