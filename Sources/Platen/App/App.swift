/// A program with views.
///
/// Mark the type with `@main`. Which front end it runs in is chosen by what the program is linked with and by its
/// arguments, never by its source.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A part of a program that has a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
  /// Gathers the windows in the scene. Not for use outside the framework.
  func _windows(_ windows: inout _SceneWindows)
}

/// The windows that a program's scenes describe.
public struct _SceneWindows {
  var windows: [SceneWindow] = []
}

/// One kind of window.
struct SceneWindow {
  let title: String?
  let makeHost: @MainActor @Sendable (EnvironmentValues) -> ViewHost
}

/// Builds scenes from closures.
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _TupleScene(content: (repeat each content))
  }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension _TupleScene: Scene {
  public func _windows(_ windows: inout _SceneWindows) { for scene in repeat each content { scene._windows(&windows) } }
}

/// A window, or as many as a person opens, each with a state of its own.
public struct WindowGroup<Content: View> {
  private let title: String?
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).resolve(in: TextResolution()).plainText
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension WindowGroup: Scene {
  public func _windows(_ windows: inout _SceneWindows) {
    let content = content
    windows.windows.append(
      SceneWindow(title: title) { environment in ViewHost(content, environment: environment) })
  }
}

extension LaunchedApp {
  /// What `app` opens with: the first window its scenes describe. Nil when there is none.
  @MainActor package init?<A: App>(_ app: A, name: String) {
    var windows = _SceneWindows()
    app.body._windows(&windows)
    guard let window = windows.windows.first else { return nil }
    self.init(name: name, title: window.title ?? name, makeHost: window.makeHost)
  }
}
