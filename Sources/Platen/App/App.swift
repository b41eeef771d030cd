/// A program with views.
///
/// Mark the type with `@main`. Which front end it runs in is chosen by what the program is linked with and by its
/// arguments, never by its source.
@MainActor @preconcurrency public protocol App {
  /// The type of the program's scenes.
  associatedtype Body: Scene
  /// The program's scenes. The program opens with the window of the first one that is not `Settings`. Evaluated again
  /// when state that it reads changes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the program. For the launcher.
  @MainActor @preconcurrency init()

  /// Front ends that the program can be started in besides those of this package. None by default; see
  /// `FrontEndKind`.
  @MainActor @preconcurrency static var frontEnds: [FrontEndKind] { get }
}

extension App {
  /// None.
  @MainActor @preconcurrency public static var frontEnds: [FrontEndKind] { [] }
}

extension LaunchedApp {
  /// Creates the description of `app` from the first window that its scenes describe. Nil when there is neither a
  /// window nor a menu bar extra.
  ///
  /// Notifies the program's delegate of the launch before the scenes are evaluated.
  @MainActor public init?<A: App>(_ app: A, name: String) {
    let delegate = UIApplication.shared.didLaunch()
    var description = SceneDescription()
    app.body._outline.part.describe(&description)
    guard description.main != nil || description.hasMenuBarExtra else { return nil }
    let title = description.main?.title?.resolve(in: TextResolution()).plainText
    self.init(name: name, title: title ?? name) { environment in
      HostedWindow.prepare()
      let host = ViewHost(AppView(app: app, name: name), environment: environment)
      UIApplication.shared.didBecomeActive(delegate)
      return host
    }
    defaultSize = description.main?.traits.size
  }
}

/// A whole program as a view: the window that is shown first, with its menus above.
package struct AppView<A: App> {
  let app: A
  /// The program's name, which is the title of its own menu.
  let name: String

  package init(app: A, name: String = "App") {
    self.app = app
    self.name = name
  }
}

extension AppView: _PrimitiveView {
  package static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    AppElement(view, in: parent)
  }
}

/// The element of a whole program.
private final class AppElement<A: App>: _ViewElement<AppView<A>> {
  private var app: A
  private var properties = DynamicPropertyStorage<A>()
  private let scenes: SceneCenter
  private var outline: OutlineElement?

  init(_ view: AppView<A>, in context: _ElementContext) {
    app = view.app
    scenes = SceneCenter(name: view.name)
    super.init(context)
    scenes.owner = self
    host.scenes = scenes
    evaluate()
    scenes.gather()
  }

  override func evaluate() {
    let new = track {
      properties.install(in: &app, of: self)
      return app.body._outline
    }
    if let outline {
      if new.part.update(outline) { return }
      outline.unmount()
    }
    let made = new.part.makeElement(in: _ElementContext(parent: self))
    outline = made
    scenes.root = made
    scenes.outlineDidChange()
  }

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.sceneCenter = scenes
    ApplicationDelegates.write(to: &environment)
  }

  override func collectNodes(into nodes: inout _NodeList) { scenes.main?.shown?.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let outline { body(outline) }
  }

  override func willUnmount() { properties.uninstall() }
}
