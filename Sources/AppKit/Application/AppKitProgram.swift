import Platen
import PlatenGraph
import PlatenLaunch
import TextControls

/// A whole program that begins with a delegate of AppKit's application: the windows that it has ordered in.
package struct AppKitProgram {
  let name: String
  let makeDelegate: @MainActor () -> (any NSApplicationDelegate)?

  /// A program with a delegate of a class. Each window of the front end has a delegate of its own.
  @MainActor package init<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type, name: String = "App") {
    self.name = name
    makeDelegate = { ApplicationDelegates.make(type) }
  }

  /// A program that sets its application's delegate before it runs that. The first window of the front end has that
  /// delegate, and every other one another of its class.
  @MainActor init(running application: NSApplication, name: String) {
    self.name = name
    var first = application.delegate
    makeDelegate = {
      defer { first = nil }
      if let first { return first }
      return application.delegate.flatMap { ApplicationDelegates.makeObject(of: type(of: $0)) }
        as? any NSApplicationDelegate
    }
  }

  /// The description of the program for a front end.
  @MainActor func launched() -> LaunchedApp {
    LaunchedApp(name: name, title: name) { ViewHost(self, environment: $0) }
  }
}

extension AppKitProgram: _PrimitiveView {
  package static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    AppKitProgramElement(view, in: parent)
  }
}

/// The element of such a program.
private final class AppKitProgramElement: _ViewElement<AppKitProgram> {
  private let list: WindowList
  private var child: _Element!

  init(_ view: AppKitProgram, in context: _ElementContext) {
    list = WindowList(in: context.host.hostedWindow, isOverViews: false)
    super.init(context)
    Tracking.untracked {
      list.delegate = view.makeDelegate()
      launch()
    }
    let app = ProgramWindows(list)
    child = AppView._makeElement(AppView(app: app, name: view.name), in: _ElementContext(parent: self))
    list.delegate?.note(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }

  private func launch() {
    let before = WindowList.launching
    WindowList.launching = list
    defer { WindowList.launching = before }
    if let delegate = list.delegate { NSApplication.shared.delegate = delegate }
    list.adoptMenus()
    list.adoptWaiting()
    list.delegate?.didLaunch()
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }

  override func willUnmount() {
    list.delegate?.note(NSApplication.willTerminateNotification) { $0.applicationWillTerminate($1) }
  }
}

extension NSApplicationDelegate {
  /// Notifies the delegate of the launch.
  @MainActor func didLaunch() {
    note(NSApplication.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    note(NSApplication.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
  }

  /// Notifies the delegate and observers.
  @MainActor func note(_ name: Notification.Name, _ call: (Self, Notification) -> Void) {
    NotificationCenter.post(name, of: NSApplication.shared, to: self, call)
  }
}

/// The windows of such a program as scenes: the first one, with the program's menus above.
private struct ProgramWindows: App {
  let list: WindowList

  init(_ list: WindowList) { self.list = list }

  init() { self.init(WindowList(in: nil, isOverViews: false)) }

  var body: some Scene {
    WindowGroup { BaseWindow(list: list) }.commands { CommandMenus(list.mainMenu?.commandMenus ?? []) }
    MenuExtras(isEmpty: list.statusBar.items.isEmpty) { StatusItemViews(bar: list.statusBar) }
  }
}

/// The window of the front end.
@MainActor private struct BaseWindow {
  let list: WindowList
}

extension BaseWindow: View {
  var body: some View {
    let _ = list.state.revision
    if let window = list.base {
      WindowContent(window: window, place: .base).id(ObjectIdentifier(window))
        .onAppear {
          list.shownIn?.rootViewController = window.shownController
          window.didShow()
        }
    } else {
      Text(verbatim: "The program has no window open.")
    }
  }
}

extension NSApplicationDelegate where Self: NSObject {
  /// Runs the program, which its delegate begins, in the front end that its arguments or the environment name. Never
  /// returns.
  ///
  /// Mark the class with `@main`. Each window of a front end, and each visitor of a page, gets a delegate of its own.
  @MainActor @preconcurrency public static func main() {
    ProgramLaunch.run { AppKitProgram(Self.self, name: $0).launched() }
  }
}

/// Runs the program of the application's delegate, see ``NSApplication/run()``. Never returns; the arguments are those of
/// the process.
@MainActor public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}
