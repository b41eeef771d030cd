/// Whether one host is light or dark: what its surroundings are, and what views prefer instead.
@MainActor package final class WindowColorScheme {
  @Hosted private var host: ViewHost
  /// As the front end has reported it.
  private var surrounding: ColorScheme?
  private var preferences = OwnedValues<ColorScheme>()

  init(host: ViewHost) { self.host = host }

  /// The preference of a view for the whole window; nil ends it. Where several views have one, the latest applies.
  package func prefer(_ scheme: ColorScheme?, for element: _Element) {
    preferences.setLast(scheme, of: ObjectIdentifier(element))
    host.updates.afterPass { [weak self] in self?.adopt() }
  }

  /// The front end reports whether its surroundings are light or dark. The preference of the program overrides it.
  package func setSurrounding(_ scheme: ColorScheme) {
    surrounding = scheme
    adopt()
  }

  private func adopt() {
    let wanted = preferences.last
    var attributes = host.root.attributes
    attributes.colorScheme = wanted
    host.nodes.set(host.root.content, attributes, of: host.root)
    guard let scheme = wanted ?? surrounding else { return }
    host.window.isDark = scheme == .dark
    host.updateEnvironment { $0.colorScheme = scheme }
  }
}
