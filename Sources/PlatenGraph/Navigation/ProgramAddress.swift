import Foundation

/// The address of what a host shows: its navigations as a path, for front ends that have addresses.
///
/// The navigations of the window contribute their components in the order in which they were made. Those in modals have
/// none.
@MainActor package final class ProgramAddress: HostPart {
  private struct WeakNavigation {
    weak var navigation: (any AddressedNavigation)?
  }

  @Hosted private var host: ViewHost
  private var entries: [WeakNavigation] = []
  /// Those of modifiers further out have precedence.
  private var titles = OwnedValues<String>()
  /// Whether the location may have changed since it was last read.
  package private(set) var isChanged = true
  private var handlers = OwnedValues<(URL) -> Void>()

  package init(host: ViewHost) { self.host = host }

  // MARK: what the program has

  package func noteChange() { isChanged = true }

  package func add(_ navigation: any AddressedNavigation) {
    noteChange()
    entries.removeAll { $0.navigation == nil }
    entries.append(WeakNavigation(navigation: navigation))
  }

  /// Sets the title of a view that is on no page of a navigation; nil removes it.
  package func setTitle(_ title: String?, of owner: ObjectIdentifier, depth: Int) {
    titles.set(title, of: owner, depth: depth)
    noteChange()
  }

  /// The title that a view on no page of a navigation has for the window; nil where there is none.
  package var windowTitle: String? { titles.first }

  /// Sets what is called with an address that no destination takes; nil removes it.
  package func setHandler(_ handler: ((URL) -> Void)?, of owner: ObjectIdentifier, depth: Int) {
    handlers.set(handler, of: owner, depth: depth)
  }

  /// The navigations that are shown in the window.
  private var navigations: [any AddressedNavigation] {
    entries.compactMap(\.navigation).filter { host.modals.isInBase($0.shownPage) }
  }

  // MARK: where the user is

  /// What became of an address.
  package enum Opening {
    /// Its page is shown.
    case shown
    /// The program got it.
    case handled
    /// Neither a destination nor the program takes all of it.
    case refused
  }

  package func location() -> ProgramLocation {
    var location = ProgramLocation()
    isChanged = false
    location.title = titles.first
    for navigation in navigations {
      location.components += navigation.components
      location.depth += navigation.pageCount
      if case .container(.page(let page)) = navigation.shownPage.content, !page.title.isEmpty {
        location.title = page.title
      }
    }
    return location
  }

  /// The components before those of a navigation.
  package func prefix(of navigation: any AddressedNavigation) -> [String] {
    navigations.prefix { $0 !== navigation }.flatMap(\.components)
  }

  /// Shows the pages that the components lead to, and goes back from others. What no destination takes is passed to the
  /// program with the whole address.
  ///
  /// - Parameters:
  ///   - components: The path, without percent encoding.
  ///   - depth: How many pages are to follow the first ones; nil keeps pages without a component.
  ///   - url: The whole address.
  package func open(_ components: [String], depth: Int?, url: URL?) -> Opening {
    host.settle()
    let rest = showPages(of: components)
    if let depth { goBack(to: depth) }
    guard !rest.isEmpty else { return .shown }
    guard let url, !handlers.isEmpty else { return .refused }
    for handle in handlers.values { handle(url) }
    host.settle()
    return .handled
  }

  /// Returns the components that no navigation takes.
  private func showPages(of components: [String]) -> ArraySlice<String> {
    var rest = components[...]
    var done: [any AddressedNavigation] = []
    // A page that is shown may bring another navigation with it.
    while let navigation = navigations.first(where: { candidate in !done.contains { $0 === candidate } }) {
      done.append(navigation)
      var position = 0
      while let component = rest.first, navigation.show(component, at: position) {
        rest.removeFirst()
        position += 1
        // The destinations of the next component may be on the page.
        host.settle()
      }
      if navigation.components.count > position {
        navigation.goBack(to: position + navigation.pagesBeforeFirst)
        host.settle()
      }
    }
    return rest
  }

  private func goBack(to depth: Int) {
    for navigation in navigations.reversed() {
      let excess = navigations.reduce(0) { $0 + $1.pageCount } - max(depth, 0)
      guard excess > 0 else { return }
      navigation.goBack(to: max(navigation.pageCount - excess, 0))
      host.settle()
    }
  }
}
