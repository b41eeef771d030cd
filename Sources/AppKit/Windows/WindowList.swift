import Platen
import TextControls

/// The windows that a program shows together, in one window of the front end: in the order in which they were ordered
/// in, the front one last.
@MainActor final class WindowList {
  /// Read by what shows the first window.
  let state = ControllerState()
  /// Whether all windows are over views of SwiftUI. False for a program whose first window is the front end's.
  let isOverViews: Bool
  /// The window of the front end.
  private(set) weak var shownIn: UIWindow?
  private(set) var windows: [NSWindow] = []
  /// The menus above the windows. Nil for none.
  var mainMenu: NSMenu?
  /// The items behind the menus.
  let statusBar = NSStatusBar()
  /// Notified of the end of the program, and asked about it; nil in a program that begins with SwiftUI's `App`.
  var delegate: (any NSApplicationDelegate)?
  /// AppKit's window for views of SwiftUI, which are in none of the program's own.
  private(set) lazy var facade: NSWindow = {
    let window = NSWindow()
    window.list = self
    window.isShown = true
    return window
  }()

  init(in window: UIWindow?, isOverViews: Bool) {
    shownIn = window
    self.isOverViews = isOverViews
    window?.companion = self
  }

  // MARK: which one

  /// What is made while there is no window to show it, of one user.
  private static func waiting(of application: ApplicationInstance) -> WindowList {
    if let list = application.companion as? WindowList { return list }
    let list = WindowList(in: nil, isOverViews: true)
    application.companion = list
    return list
  }

  /// That of the program that is being launched.
  static weak var launching: WindowList?

  /// That of the program that runs, in the window that its requests apply to.
  static var current: WindowList {
    if let launching { return launching }
    guard let window = UIApplication.shared.keyWindow else { return waiting(of: .current) }
    return of(window)
  }

  /// That of a window of the front end.
  static func of(_ window: UIWindow) -> WindowList {
    if let list = window.companion as? WindowList { return list }
    let list = WindowList(in: window, isOverViews: true)
    list.adoptWaiting()
    return list
  }

  /// Shows what was ordered in while there was no window to show it.
  func adoptWaiting() {
    for application in [ApplicationInstance.current, .ofProcess] {
      let waiting = Self.waiting(of: application)
      let windows = waiting.windows
      waiting.windows = []
      for window in windows { orderFront(window) }
    }
  }

  /// Has the menus and items that the program has made before it was run.
  func adoptMenus() {
    let waiting = Self.waiting(of: .ofProcess)
    mainMenu = waiting.mainMenu
    statusBar.adopt(waiting.statusBar)
  }

  // MARK: what is shown

  /// The window that receives the keys.
  var frontWindow: NSWindow? {
    guard var front = windows.last else { return isOverViews && shownIn != nil ? facade : nil }
    while let sheet = front.attachedSheet { front = sheet }
    return front
  }

  /// The window that the user works in: the front one that is no panel. A sheet leaves that to its window.
  var mainWindow: NSWindow? {
    windows.last { $0.canBecomeMain } ?? (isOverViews && shownIn != nil ? facade : nil)
  }

  /// Carries out a change of the windows, and notifies those that have the keys, or the user's work, no longer, and then
  /// those that have it now.
  func notifying(_ change: () -> Void) {
    let (oldKey, oldMain) = (frontWindow, mainWindow)
    change()
    let (key, main) = (frontWindow, mainWindow)
    if oldKey !== key { oldKey?.didResignKey() }
    if oldMain !== main { oldMain?.didResignMain() }
    if oldKey !== key { key?.didBecomeKey() }
    if oldMain !== main { main?.didBecomeMain() }
  }

  func contains(_ window: NSWindow) -> Bool { windows.contains { $0 === window } || isOverViews && window === facade }

  /// The list, if it has the window or shows it.
  func containing(_ window: NSWindow) -> WindowList? { contains(window) ? self : nil }

  /// The window that is the front end's.
  var base: NSWindow? { isOverViews ? nil : windows.first }

  private var baseController: UIViewController? {
    isOverViews ? shownIn?.rootViewController : base?.shownController
  }

  // MARK: ordering in and out

  func orderFront(_ window: NSWindow) {
    if window.sheetParent != nil || isOverViews && window === facade { return }
    guard frontWindow !== window else { return }
    if let old = window.list, old !== self { old.orderOut(window) }
    window.list = self
    let index = windows.firstIndex { $0 === window }
    // The front end's own window stays below the others.
    if index != nil, window === base { return }
    notifying {
      if let index { windows.remove(at: index) }
      windows.append(window)
      state.change()
      arrange()
    }
  }

  func orderOut(_ window: NSWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    notifying {
      if window === base { window.shownController.dismissPresented() }
      windows.remove(at: index)
      window.isShown = false
      state.change()
      arrange()
    }
  }

  /// A window was closed: the program may end with the last one.
  func windowDidClose() {
    guard windows.isEmpty, let delegate,
      delegate.applicationShouldTerminateAfterLastWindowClosed(NSApplication.shared)
    else { return }
    NSApplication.shared.terminate(self)
  }

  /// What presents messages: what is over everything else.
  var topController: UIViewController? {
    var top = baseController
    while let presented = top?.directlyPresented { top = presented }
    return top
  }

  /// What is to be over the front end's window, from below.
  private var overlays: [(window: NSWindow, isSheet: Bool)] {
    var overlays: [(NSWindow, Bool)] = []
    func addSheets(of window: NSWindow) {
      guard let sheet = window.attachedSheet else { return }
      overlays.append((sheet, true))
      addSheets(of: sheet)
    }
    if isOverViews { addSheets(of: facade) }
    for window in windows {
      if window !== base { overlays.append((window, false)) }
      addSheets(of: window)
    }
    return overlays
  }

  /// Has each window presented by the one below it.
  func arrange() {
    guard var top = baseController else { return }
    var due = overlays[...]
    while let presented = top.directlyPresented {
      if let shell = presented as? WindowShell {
        guard let next = due.first, next.window.shell === shell else {
          // The windows above are presented again.
          top.dismissPresented()
          break
        }
        due.removeFirst()
      }
      top = presented
    }
    for (window, isSheet) in due {
      let shell = WindowShell(window, isSheet: isSheet)
      window.shell = shell
      top.present(shell, animated: false)
      top = shell
    }
  }
}

extension UIViewController {
  /// Removes what the controller presents itself, and keeps the controller. The windows among it are not closed by that.
  fileprivate func dismissPresented() {
    guard directlyPresented != nil else { return }
    var current = directlyPresented
    while let controller = current {
      if let shell = controller as? WindowShell { shell.forget() }
      current = controller.directlyPresented
    }
    dismiss(animated: false)
  }
}

extension NSView {
  /// The window that has the view as its content, or a view around it.
  var owningWindow: NSWindow? {
    var current: UIView? = self
    while let view = current {
      if let owner = (view as? NSView)?.contentOwner { return owner }
      current = view.outerView
    }
    return outerWindow.flatMap { window in
      let list = WindowList.of(window)
      return list.isOverViews ? list.facade : list.frontWindow
    }
  }
}
