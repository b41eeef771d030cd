import Platen
import TextControls

/// A window of the program.
///
/// The first window that a program orders in is the front end's window, and further ones are over it, with their titles
/// and a button that closes them. In a program that begins with SwiftUI's `App` all windows are over its scenes. The
/// front end determines sizes and places: frames are kept for the program to read.
@MainActor @preconcurrency open class NSWindow: NSResponder {
  /// The windows that the program shows together; nil for a window that was never ordered in.
  weak var list: WindowList?
  /// Read by what shows the window.
  let state = ControllerState()
  /// What shows the window over others; nil while it does not.
  weak var shell: WindowShell?
  private let root = WindowRoot(nibName: nil, bundle: nil)
  /// The responder that is to become first once the window is shown.
  var awaitedResponder: NSResponder?
  var isShown = false
  /// The sheet on the window, and what is called at its end.
  var sheet: (window: NSWindow, completion: ((NSApplication.ModalResponse) -> Void)?)?

  // MARK: making one

  /// Creates a window that is not shown yet. The content's size is that of the rectangle; the other arguments are kept.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    backingType = backingStoreType
    super.init()
    let view = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    view.contentOwner = self
    root.view = view
  }

  /// Creates a window on a screen, of which there is one.
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
    screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }

  /// Creates a window with a title bar that shows a controller, and has its title.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(origin: .zero, size: contentViewController.preferredContentSize),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    title = contentViewController.title ?? ""
  }

  /// Creates a window with a title bar and an empty frame.
  public convenience override init() {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
  }

  // MARK: what the window shows

  /// The text of the title bar. Empty by default. The first window's is the title of the page or the window.
  open var title = "" { didSet { state.change() } }
  /// A second line of the title bar. Empty by default; shown below the title of windows over others.
  open var subtitle = "" { didSet { state.change() } }
  /// The view of the window's content: that of ``contentViewController``, where there is one.
  open var contentView: NSView? {
    get { contentViewController?.view ?? root.viewIfLoaded as? NSView }
    set {
      let view = newValue ?? NSView(frame: .zero)
      contentViewController = nil
      contentView?.contentOwner = nil
      view.contentOwner = self
      root.view = view
      state.change()
    }
  }
  /// The controller of the window's content. Setting it shows its view. Nil by default.
  open var contentViewController: NSViewController? {
    didSet {
      oldValue?.view.contentOwner = nil
      contentViewController?.view.contentOwner = self
      (root.viewIfLoaded as? NSView)?.contentOwner = contentViewController == nil ? self : nil
      state.change()
    }
  }
  /// The controller that front ends show.
  var shownController: NSViewController { contentViewController ?? root }
  /// The row of items below the title. Nil by default.
  open var toolbar: NSToolbar? { didSet { state.change() } }
  /// Notified of what happens to the window. Held weakly, nil by default.
  open weak var delegate: (any NSWindowDelegate)?
  private lazy var ownUndoManager = UndoManager()
  /// The undo of what is in the window: the delegate's, or else one of the window's own.
  open override var undoManager: UndoManager? { delegate?.windowWillReturnUndoManager(self) ?? ownUndoManager }
  /// The controller that owns the window. Nil by default.
  open weak var windowController: NSWindowController?

  // MARK: appearance

  /// The parts of the window. Without `.closable` the user can't close a window over others, by button or Escape.
  open var styleMask: StyleMask { didSet { state.change() } }
  /// Kept and ignored.
  open var backingType: BackingStoreType
  /// Whether the title is shown. Honoured for windows over others; visible by default.
  open var titleVisibility = TitleVisibility.visible { didSet { state.change() } }
  /// Kept and ignored: front ends draw title bars. False by default.
  open var titlebarAppearsTransparent = false
  /// Kept and ignored; automatic by default.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// Kept and ignored; automatic by default.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Kept and ignored: desktops move windows. False by default.
  open var isMovableByWindowBackground = false
  /// Kept and ignored: desktops move windows. True by default.
  open var isMovable = true
  /// Kept and ignored: a window over others stays over those opened before it. Normal by default.
  open var level = Level.normal
  /// Kept and ignored; empty by default.
  open var collectionBehavior: CollectionBehavior = []
  /// Kept and ignored: there are no tabs of windows. Automatic by default.
  open var tabbingMode = TabbingMode.automatic
  /// Whether the windows of the program can be tabs of one window. Kept and ignored: front ends have no tabs of
  /// windows. True by default.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { allowsTabs }
    set { allowsTabs = newValue }
  }
  private static var allowsTabs = true
  /// Kept and ignored; empty by default.
  open var tabbingIdentifier = ""
  /// Kept and ignored; the default animation by default.
  open var animationBehavior = AnimationBehavior.default
  /// Kept and ignored: front ends draw backgrounds.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// Kept and ignored; true by default.
  open var isOpaque = true
  /// Kept and ignored; true by default.
  open var hasShadow = true
  /// Kept and ignored; 1 by default.
  open var alphaValue: CGFloat = 1
  /// Kept and ignored; false by default.
  open var ignoresMouseEvents = false
  /// Kept and ignored; false by default.
  open var acceptsMouseMovedEvents = false
  /// Kept and ignored: windows are in memory. True by default; Swift keeps the object for as long as it is used.
  open var isReleasedWhenClosed = true
  /// Kept and ignored: a program has one active window. False by default.
  open var hidesOnDeactivate = false
  /// Kept and ignored: nothing is saved between two runs. True by default.
  open var isRestorable = true
  /// Kept and ignored; false by default.
  open var isExcludedFromWindowsMenu = false
  /// Kept and ignored: the order of the keys is the order in which views are shown. True by default.
  open var autorecalculatesKeyViewLoop = true
  /// The colours of the window. Kept and ignored: front ends have the user's. Nil by default.
  open var appearance: NSAppearance?
  /// The colours of the window.
  open var effectiveAppearance: NSAppearance { appearance ?? .current }
  /// A name for the program to recognize the window by. Nil by default.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// A file that the window shows. Kept and ignored; nil by default.
  open var representedURL: URL?
  /// Whether what the window shows has changes that are not saved, for the program. False by default.
  open var isDocumentEdited = false
  /// The button for closing and the like. Nil: front ends have their own.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }

  // MARK: sizes and places, which are kept for the program to read

  /// The rectangle of the window in points. Front ends determine what is shown.
  open private(set) var frame: NSRect
  /// The least size of the frame. Kept and ignored; zero by default.
  open var minSize = NSSize.zero
  /// The largest size of the frame. Kept and ignored.
  open var maxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  /// The least size of the content. Kept and ignored; zero by default.
  open var contentMinSize = NSSize.zero
  /// The largest size of the content. Kept and ignored.
  open var contentMaxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  /// The part of the content that nothing covers: all of it.
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// The pixels per point: what a browser reports, 1 elsewhere.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The screen.
  open var screen: NSScreen? { NSScreen.main }

  /// Keeps the rectangle.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { setFrame(frameRect, display: flag, animate: false) }
  /// Keeps the rectangle; nothing is animated.
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    let isOther = frameRect.size != frame.size
    frame = frameRect
    if isOther { notify(Self.didResizeNotification) { $0.windowDidResize($1) } }
  }
  /// Keeps the origin.
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Keeps the origin of the upper left corner.
  open func setFrameTopLeftPoint(_ point: NSPoint) { frame.origin = NSPoint(x: point.x, y: point.y - frame.height) }
  /// Keeps the size.
  open func setContentSize(_ size: NSSize) { frame.size = size }
  /// Does nothing: front ends place windows.
  open func center() {}
  /// The same point: front ends place windows.
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { topLeftPoint }
  /// Keeps the name and is true. Nothing is saved between two runs.
  @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    frameAutosaveName = name
    return true
  }
  /// The name under which the frame would be saved; empty by default.
  open private(set) var frameAutosaveName: FrameAutosaveName = ""
  /// The same rectangle: title bars are the front end's.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  /// The same rectangle: title bars are the front end's.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  /// Does nothing: front ends draw.
  open func display() {}
  /// Does nothing: desktops have that.
  open func miniaturize(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func deminiaturize(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func zoom(_ sender: Any?) {}
  /// Does nothing: desktops have that.
  open func toggleFullScreen(_ sender: Any?) {}
  /// False: front ends do not report it.
  open var isMiniaturized: Bool { false }
  /// False: front ends do not report it.
  open var isZoomed: Bool { false }

  // MARK: ordering in and out

  /// Whether the window is ordered in.
  open var isVisible: Bool { list?.contains(self) ?? false || sheetParent != nil }
  /// Whether the window receives the keys: the one that was ordered in last.
  open var isKeyWindow: Bool { list?.frontWindow === self }
  /// Whether the user works in the window: the front one that is no panel and no sheet.
  open var isMainWindow: Bool { list?.mainWindow === self }
  /// Whether the window can receive the keys, for the program. True by default; a window that is shown can.
  open var canBecomeKey: Bool { true }
  /// Whether the window can be the main window. True by default.
  open var canBecomeMain: Bool { true }

  /// Shows the window in front of the others, and gives it the keys.
  open func makeKeyAndOrderFront(_ sender: Any?) { (list ?? .current).orderFront(self) }
  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { (list ?? .current).orderFront(self) }
  /// Shows the window in front of the others.
  open func orderFrontRegardless() { (list ?? .current).orderFront(self) }
  /// Shows the window, unless it is shown already.
  open func orderBack(_ sender: Any?) { if !isVisible { (list ?? .current).orderFront(self) } }
  /// Gives a window that is shown the keys, and brings it to the front for that.
  open func makeKey() { if isVisible { (list ?? .current).orderFront(self) } }
  /// The same as ``makeKey()``.
  open func makeMain() { makeKey() }
  /// Shows the window no longer. It is not closed: nothing is called for that.
  open func orderOut(_ sender: Any?) {
    endAttachedSheet()
    list?.orderOut(self)
  }
  /// Shows the window in front of the others, or no longer.
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
    if place == .out { orderOut(nil) } else if place == .above || !isVisible { orderFront(nil) }
  }

  /// Closes the window: notifies the delegate and observers, and shows it no longer. When it was the last one, the
  /// program ends if its delegate says so.
  open func close() {
    if let parent = sheetParent { return parent.endSheet(self) }
    endAttachedSheet()
    let list = list
    notify(Self.willCloseNotification) { $0.windowWillClose($1) }
    list?.orderOut(self)
    list?.windowDidClose()
  }

  /// Closes the window as the user does: if it can be closed, and its delegate allows it.
  open func performClose(_ sender: Any?) { if userMayClose { close() } }

  /// The command of Escape. Does nothing: Escape closes the windows over others.
  open func cancelOperation(_ sender: Any?) {}

  /// Never called: front ends pass events to views. For subclasses, which call super.
  open func sendEvent(_ event: NSEvent) {}

  /// Whether the window can be closed, and its delegate allows it.
  var userMayClose: Bool { styleMask.contains(.closable) && delegate?.windowShouldClose(self) ?? true }

  // MARK: the first responder

  /// The view that receives the keys once the window is shown. Nil, the default, leaves that to the front end.
  open weak var initialFirstResponder: NSView?

  open override var next: UIResponder? { windowController ?? list?.shownIn }
  private var focus: ResponderScene { list?.shownIn?.ownScene ?? .headless }

  /// The text view or the view that receives the keys; the window itself where there is none. Of a text field that is
  /// edited it is the field's editor.
  open var firstResponder: NSResponder? {
    if !isShown, let awaitedResponder { return awaitedResponder }
    guard let responder = focus.firstResponder else { return self }
    if let input = responder as? any EditingEngine { return input.firstResponder }
    return responder
  }

  /// Makes a view the first responder, and with nil none. False when it or the current one refuses. In a window that is
  /// not shown yet the view becomes first responder as soon as it is.
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard isShown || list?.isOverViews ?? false && self === list?.facade else {
      awaitedResponder = responder === self ? nil : responder
      return responder?.canBecomeFirstResponder ?? true
    }
    guard let responder, responder !== self else {
      return focus.firstResponder == nil || list?.shownIn?.endEditing(false) ?? true
    }
    return responder.becomeFirstResponder()
  }

  /// The window's content is on the screen.
  func didShow() {
    guard !isShown else { return }
    isShown = true
    let responder = awaitedResponder ?? initialFirstResponder
    awaitedResponder = nil
    if let responder { makeFirstResponder(responder) }
  }

  /// The editor of the field that is edited; nil where that is another object's field, or where none is edited.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    guard let editor = firstResponder as? NSText, editor.isFieldEditor else { return nil }
    guard let field = object as? NSTextField else { return editor }
    return field.currentEditor() === editor ? editor : nil
  }

  /// Ends the editing in the window, whatever the delegates answer. The object is ignored.
  open func endEditing(for object: Any?) { if focus.firstResponder != nil { list?.shownIn?.endEditing(true) } }
  /// Does nothing: the focus moves in the order in which views are shown.
  open func recalculateKeyViewLoop() {}
  /// Moves the focus on to a view's ``NSView/nextKeyView``, where it has one.
  open func selectKeyView(following view: NSView) { if let next = view.nextKeyView { makeFirstResponder(next) } }

  // MARK: sheets

  /// The window that this one is a sheet of; nil for none.
  open internal(set) weak var sheetParent: NSWindow?
  /// Whether the window is a sheet.
  open var isSheet: Bool { sheetParent != nil }
  /// The sheet on the window; nil for none.
  open var attachedSheet: NSWindow? { sheet?.window }
  /// The sheets on the window: none or one.
  open var sheets: [NSWindow] { sheet.map { [$0.window] } ?? [] }

  /// Shows a window as a sheet of this one. The handler receives what ends it: `.abort` at once where there is a sheet
  /// already, or where the window is not shown.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    guard sheet == nil, let list = list ?? WindowList.current.containing(self) else {
      handler?(.abort)
      return
    }
    list.notifying {
      sheet = (sheetWindow, handler)
      sheetWindow.sheetParent = self
      sheetWindow.list = list
      list.arrange()
    }
  }

  /// Shows a window as a sheet of this one, and returns what ends it.
  open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheet(sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// A sheet ends with its window.
  private func endAttachedSheet() { if let sheet { endSheet(sheet.window, returnCode: .abort) } }

  /// Removes a sheet, whose handler receives `.stop`.
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }

  /// Removes a sheet, whose handler receives a response.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let sheet, sheet.window === sheetWindow else { return }
    func end() {
      self.sheet = nil
      sheetWindow.sheetParent = nil
      sheetWindow.isShown = false
      list?.arrange()
    }
    if let list { list.notifying(end) } else { end() }
    sheet.completion?(returnCode)
  }
}
