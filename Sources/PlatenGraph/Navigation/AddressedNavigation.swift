/// A navigation whose pages have path components.
@MainActor package protocol AddressedNavigation: AnyObject {
  var host: ViewHost { get }
  /// The node of the page that is shown.
  var shownPage: Node { get }
  /// The components of the pages that follow the first, up to the first page that has none.
  var components: [String] { get }
  /// How many pages follow the first, and are before it.
  var pageCount: Int { get }
  /// How many pages are before the first: 1 for the detail of a split navigation that covers the sidebar.
  var pagesBeforeFirst: Int { get }
  /// Shows the page that a component leads to as the one at a position after the first, and removes all that follow a
  /// page that differs. False where no destination takes the component.
  func show(_ component: String, at position: Int) -> Bool
  /// Removes pages until ``pageCount`` is `depth`.
  func goBack(to depth: Int)
}

extension AddressedNavigation {
  /// The components before those of this navigation.
  package var prefix: [String] { host.part(ProgramAddress.self).prefix(of: self) }
}

/// Where the user is in a program.
package struct ProgramLocation: Equatable, Sendable {
  /// The path components of the pages that have some.
  package var components: [String] = []
  /// How many pages follow the first ones, with and without a component.
  package var depth = 0
  /// The title of the page that is shown; nil where it has none.
  package var title: String?

  package init() {}
}
