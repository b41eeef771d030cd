/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  /// Above the view.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// At the trailing end of the navigation bar: of the page around the view, of the first page of a navigation stack in
  /// it, or of the detail of a split view, and of its sidebar while that is shown alone. Where there is none, above the
  /// view, as the items of a toolbar are.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the navigation bar, as ``toolbar``: the middle of the bar is the title's.
  public static let toolbarPrincipal = toolbar
  /// Below the bar of the sidebar, where the view is or contains a split view. Otherwise above the view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar: above the view on a page, or below the bar of the first page of a navigation stack in
  /// the view.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When the field below the navigation bar is shown. Kept and ignored: it is always shown, as pages can't be pulled
  /// down.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  /// Below the navigation bar, always: `displayMode` is ignored.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// The bar of a page that a search field is in.
struct SearchBar {
  enum Part: Hashable { case toolbar, drawer }

  let page: PageModel
  let part: Part
}

extension SearchFieldPlacement {
  /// The bar that the field is in; nil where it is above the view. `page` is around the view, and `search` knows the
  /// pages in it.
  @MainActor func bar(around page: PageModel?, in search: SearchPlace) -> SearchBar? {
    switch self {
    case .toolbar:
      (page ?? search.page(.stack) ?? search.page(.detail) ?? search.page(.sidebar))
        .map { SearchBar(page: $0, part: .toolbar) }
    case .navigationBarDrawer where page == nil: search.page(.stack).map { SearchBar(page: $0, part: .drawer) }
    case .sidebar where page == nil: search.page(.sidebar).map { SearchBar(page: $0, part: .drawer) }
    default: nil
    }
  }
}

/// The pages in a searchable view that have a place for its field.
@MainActor final class SearchPlace {
  /// Where a page is: the first of a navigation stack, or of a column of a split view.
  enum Column: Hashable { case stack, sidebar, detail }

  private let pages = StateBox<[Column: ObjectReference<PageModel>]>([:])

  nonisolated init() {}

  /// The first page in such a column that there is.
  func page(_ column: Column) -> PageModel? { pages.read()[column]?.object }

  /// A page has been made. The first one has the field.
  func add(_ page: PageModel, in column: Column) {
    var known = pages.value
    guard known[column]?.object == nil else { return }
    known[column] = ObjectReference(object: page)
    pages.write(known)
  }

  /// A page is removed.
  func remove(_ page: PageModel) {
    let known = pages.value.filter { $0.value.object !== page }
    if known.count != pages.value.count { pages.write(known) }
  }
}

private enum SearchPlaceKey: EnvironmentKey { static let defaultValue = ObjectReference<SearchPlace>() }

extension EnvironmentValues {
  /// The search around the view, for the pages in it; nil inside of a page.
  var searchPlace: SearchPlace? {
    get { self[SearchPlaceKey.self].object }
    set { self[SearchPlaceKey.self] = ObjectReference(object: newValue) }
  }
}

/// Puts a search field into the bar of a page.
public struct _SearchBarModifier {
  let bar: SearchBar?
  let field: AnyView?
}

extension _SearchBarModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    SearchBarElement(view, in: parent)
  }
}

private final class SearchBarElement<Content: View>: BarContributor<Content, _SearchBarModifier> {
  override func willMakeChild() { contributeValue() }

  override func modifierDidChange(from old: _SearchBarModifier) {
    if let page = old.bar?.page, page !== modifier.bar?.page { contribute(nil, to: page) }
    contributeValue()
  }

  private func contributeValue() {
    guard let bar = modifier.bar, let field = modifier.field else { return }
    var entry = PageModel.Entry()
    switch bar.part {
    case .toolbar:
      // It does not leave the bar for its menu.
      let item = field.frame(minWidth: 120, idealWidth: 220, maxWidth: 220).layoutPriority(.infinity)
      entry.items = ToolbarItems(views: [.trailing: AnyView(item)])
    case .drawer: entry.drawer = field
    }
    contribute(entry, to: bar.page)
  }

  override func willUnmount() { if let page = modifier.bar?.page { contribute(nil, to: page) } }
}
