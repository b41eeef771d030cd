/// The window, and the user, that running code belongs to. Tasks that the code begins belong to them too.
@MainActor package final class ApplicationContext {
  package let instance: ApplicationInstance
  /// The window; nil before it is open and after it was closed.
  package private(set) weak var source: (any ApplicationWindow)?

  @TaskLocal static var current: ApplicationContext?

  /// Creates the context of a user, in which no window is open yet.
  package init(_ instance: ApplicationInstance) { self.instance = instance }

  /// The window of the context is open now.
  package func open(_ source: any ApplicationWindow) {
    self.source = source
    instance.add(source)
  }

  /// The window of the context is no longer shown.
  package func close(_ source: any ApplicationWindow) {
    self.source = nil
    instance.remove(source)
  }

  /// Runs `body` for this window and user.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.current === self { return try body() }
    return try Self.$current.withValue(self) { try body() }
  }
}
