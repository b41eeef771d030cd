private enum LinkPathKey: EnvironmentKey { static let defaultValue: [String]? = nil }

extension EnvironmentValues {
  /// The components of the address of the page that the button inside leads to.
  var linkPath: [String]? {
    get { self[LinkPathKey.self] }
    set { self[LinkPathKey.self] = newValue }
  }
}

extension NavigationModel {
  /// The components of the address of the page that a link on a page pushes; nil where it has none.
  func path(to value: AnyHashable, from page: PageModel?) -> [String]? {
    guard let component = component(of: value), let owner else { return nil }
    return owner.prefix + components(to: page?.id) + [component]
  }
}
