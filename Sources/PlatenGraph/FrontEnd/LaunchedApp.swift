/// A program to run in a front end: what the launcher knows of an `App`.
public struct LaunchedApp: Sendable {
  /// The program's name, for `--help`, logs and window classes.
  public var name: String
  /// The title of its window or page.
  public var title: String
  /// The initial size of its window, in points; nil when the program sets none.
  public var defaultSize: CGSize?
  /// Starts one window or session. A browser gets one for each visitor.
  package var makeHost: @MainActor @Sendable (EnvironmentValues) -> ViewHost

  package init(name: String, title: String, makeHost: @escaping @MainActor @Sendable (EnvironmentValues) -> ViewHost) {
    self.name = name
    self.title = title
    self.makeHost = makeHost
  }
}
