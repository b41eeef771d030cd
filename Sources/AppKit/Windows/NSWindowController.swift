import TextControls

/// An object that owns a window and shows it.
///
/// There are no nib files: a window is given, or a subclass that has a ``windowNibName`` makes it in ``loadWindow()``.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  private var ownWindow: NSWindow?
  private var hasBegunToLoad = false
  /// The name of a nib file, which a subclass overrides so that ``loadWindow()`` is called. Nil by default.
  open var windowNibName: String? { nib }
  private var nib: String?
  /// Kept and ignored: front ends place windows. True by default.
  open var shouldCascadeWindows = true
  /// Kept and ignored: nothing is saved between two runs. Empty by default.
  open var windowFrameAutosaveName = ""
  /// The document that the window shows, for the program. Nil by default.
  open weak var document: AnyObject?
  /// Whether closing the window closes the document. Kept and ignored; false by default.
  open var shouldCloseDocument = false

  /// Creates a controller of a window, or of none yet.
  public init(window: NSWindow?) {
    ownWindow = window
    super.init()
    window?.windowController = self
  }

  /// Creates a controller without a window. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller without a window.
  public convenience override init() { self.init(window: nil) }

  /// Creates a controller whose window is made by ``loadWindow()``. There are no nib files.
  public convenience init(windowNibName: String) {
    self.init(window: nil)
    nib = windowNibName
  }

  /// The window. It is made at its first use where there is a ``windowNibName``.
  open var window: NSWindow? {
    get {
      if ownWindow == nil, windowNibName != nil, !hasBegunToLoad {
        hasBegunToLoad = true
        windowWillLoad()
        loadWindow()
        windowDidLoad()
      }
      return ownWindow
    }
    set {
      if ownWindow?.windowController === self { ownWindow?.windowController = nil }
      ownWindow = newValue
      newValue?.windowController = self
    }
  }

  /// Whether the window was made.
  open var isWindowLoaded: Bool { ownWindow != nil }
  /// Makes the window and assigns it to ``window``. Does nothing; for subclasses.
  open func loadWindow() {}
  /// Called before ``loadWindow()``. Does nothing; for subclasses.
  open func windowWillLoad() {}
  /// Called after ``loadWindow()``. Does nothing; for subclasses.
  open func windowDidLoad() {}
  /// The title of a window of a document: its name.
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }

  /// The controller of the window's content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// Shows the window in front of the others.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { ownWindow?.close() }
  /// Shows another controller over the window.
  open func presentAsSheet(_ viewController: NSViewController) { contentViewController?.presentAsSheet(viewController) }

  open override var next: UIResponder? { ownWindow?.list?.shownIn }
}
