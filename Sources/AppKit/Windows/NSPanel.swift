/// A window for something beside the program's main windows.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  /// Kept and ignored: a panel is over the windows that were ordered in before it. False by default.
  open var isFloatingPanel = false
  /// Kept and ignored; false by default.
  open var becomesKeyOnlyIfNeeded = false
  /// Kept and ignored; false by default.
  open var worksWhenModal = false
  /// Whether the panel can be the main window: false, the user works in the window behind it.
  open override var canBecomeMain: Bool { false }
}
