import Foundation

/// A whole program that begins with an application's delegate, as programs written with UIKit alone do: the window that
/// the delegate, or the delegate of the scene, has made visible.
package struct DelegateProgram {
  let makeDelegate: @MainActor () -> any UIApplicationDelegate

  /// A program with a delegate of a class. Each window of the front end has a delegate of its own.
  @MainActor package init<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) {
    makeDelegate = { ApplicationDelegates.make(type) }
  }
}

extension DelegateProgram: _PrimitiveView {
  package static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    DelegateProgramElement(view, in: parent)
  }
}

/// The element of such a program.
private final class DelegateProgramElement: _ViewElement<DelegateProgram> {
  private let delegate: any UIApplicationDelegate
  private var sceneDelegate: (any UISceneDelegate)?
  private let scene: UIWindowScene?
  private var window: UIWindow?
  private var child: _Element!

  init(_ view: DelegateProgram, in context: _ElementContext) {
    scene = context.host.application.instance.scene(of: context.host)
    delegate = Tracking.untracked(view.makeDelegate)
    super.init(context)
    Tracking.untracked { launch() }
    child = ProgramWindow._makeElement(
      ProgramWindow(window: window, shownIn: host.hostedWindow), in: _ElementContext(parent: self))
    Tracking.untracked { activate() }
  }

  private func launch() {
    let application = UIApplication.shared
    application.delegate = delegate
    UIWindow.madeVisible = []
    _ = application.didLaunch()
    connectScene(application)
    window = scene?.shown ?? UIWindow.madeVisible.last
    UIWindow.madeVisible = []
    host.hostedWindow.windowScene = scene
  }

  private func connectScene(_ application: UIApplication) {
    guard let scene else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    let named: AnyClass? = UIWindow.madeVisible.isEmpty ? namedSceneDelegate : nil
    guard let type = configuration.delegateClass ?? named,
      let made = ApplicationDelegates.makeObject(of: type) as? any UISceneDelegate
    else { return }
    sceneDelegate = made
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
    // A delegate may keep a window that it did not make visible by itself.
    if scene.shown == nil { (made as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible() }
    made.sceneWillEnterForeground(scene)
  }

  /// The class that Apple's templates name in the property list.
  private var namedSceneDelegate: AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }

  private func activate() {
    if let scene { sceneDelegate?.sceneDidBecomeActive(scene) }
    UIApplication.shared.didBecomeActive(delegate)
  }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }

  override func willUnmount() { if let scene { sceneDelegate?.sceneDidDisconnect(scene) } }
}

/// The controller of a program's window, in a window of the front end.
private struct ProgramWindow {
  let window: UIWindow?
  let shownIn: UIWindow
}

extension ProgramWindow: View {
  var body: some View {
    if let window {
      let _ = window.state.revision
      if let controller = window.rootViewController {
        ControllerView(controller: controller).id(ObjectIdentifier(controller))
          .onAppear { shownIn.rootViewController = controller }
      }
    } else {
      Text(verbatim: "The program has made no window visible.")
    }
  }
}

extension LaunchedApp {
  /// Creates the description of a program that begins with a delegate of a class.
  @MainActor package init<Delegate: NSObject & UIApplicationDelegate>(delegate type: Delegate.Type, name: String) {
    self.init(name: name, title: name) { ViewHost(DelegateProgram(type), environment: $0) }
  }
}
