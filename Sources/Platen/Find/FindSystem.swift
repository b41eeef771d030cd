/// The search that is going on in one host.
@MainActor final class FindSystem: HostPart {
  @Hosted private var host: ViewHost
  var finder: TextFinder?

  init(host: ViewHost) { self.host = host }

  /// Ends the search.
  func dismiss() {
    guard let finder else { return }
    self.finder = nil
    host.presentations.dismiss(.findBar)
    finder.didClose?()
  }
}

extension ViewHost {
  var find: FindSystem { part(FindSystem.self) }
}
