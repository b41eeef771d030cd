extension FrontEndDriver {
  /// Makes a running view of the program: its window, or one visitor's page.
  ///
  /// - Parameters:
  ///   - app: The program that is launched.
  ///   - configure: Sets what views find around them: the locale, whether motion is reduced.
  public convenience init(_ app: LaunchedApp, configure: (inout EnvironmentValues) -> Void = { _ in }) {
    var environment = EnvironmentValues()
    configure(&environment)
    self.init(host: ApplicationContext(.ofFrontEnd).run { app.makeHost(environment) })
  }
}
