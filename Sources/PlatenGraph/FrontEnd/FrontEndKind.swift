/// A front end that a program can be started in: a value by which a front end registers with the launcher.
///
/// The launcher knows those of this package. A program adds others by `App.frontEnds`:
///
/// ```swift
/// @main struct Diary: App {
///   static var frontEnds: [FrontEndKind] { [.speech] }
///   var body: some Scene { WindowGroup { DiaryView() } }
/// }
/// ```
///
/// It then runs with `diary --speech`, or with `PLATEN_FRONT_END=speech`.
public struct FrontEndKind: Sendable {
  /// The name that it is chosen by: letters, digits and hyphens.
  public var name: String
  /// What it does, in a sentence for `--help`.
  public var summary: String
  /// Why it can't be used in this build, in a sentence; nil where it can.
  public var unavailability: String?
  /// Runs a program to its end.
  public var run: @MainActor @Sendable (LaunchedApp, FrontEndOptions) -> Never
  /// Called before the program is created, which may print.
  package var prepare: @MainActor @Sendable () -> Void = {}

  /// Creates the value by which a front end registers.
  public init(
    name: String, summary: String, unavailability: String? = nil,
    run: @escaping @MainActor @Sendable (LaunchedApp, FrontEndOptions) -> Never
  ) {
    self.name = name
    self.summary = summary
    self.unavailability = unavailability
    self.run = run
  }
}

/// The arguments of a program that its front end uses.
public struct FrontEndOptions: Equatable, Sendable {
  /// `--plain`: nothing is drawn; the form is asked in lines.
  public var isPlain = false
  /// `--accessible`: the form is asked in lines, edited as a screen reader follows it.
  public var isAccessible = false
  /// `--host`: the address to serve at.
  public var host = "127.0.0.1"
  /// `--port`: the port to serve at; 0 for any that is free.
  public var port = 8080
  /// `--allow-host`: further host names under which a page may be requested.
  public var allowedHosts: [String] = []
  /// `--stylesheet`: files of CSS for the page, which come after the front end's own.
  public var stylesheets: [String] = []
  /// `--views`: how many pages a server shows at a time.
  public var views = 500
  /// `--views-per-address`: how many of them visitors from one network address can have. A proxy that is not trusted has
  /// one address for all its visitors.
  public var viewsPerAddress = 400
  /// `--trusted-proxy`: addresses of proxies, or ranges of them (`10.0.0.0/8`), whose `X-Forwarded-For` or `Forwarded`
  /// names the addresses of visitors.
  public var trustedProxies: [String] = []

  /// What there is without arguments.
  public init() {}
}
