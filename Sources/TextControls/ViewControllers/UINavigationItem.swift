/// What a navigation shows for a controller: its title and the buttons beside it.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// Whether the title is large: with `.always`, and not with `.never` and `.inline`; `.automatic`
  /// leaves it to the front end.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  private weak var owner: UIViewController?
  private var ownTitle: String?

  /// The title, that of the controller unless it was set.
  open var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      update()
    }
  }
  /// A line above the title. Kept and ignored; nil by default.
  open var prompt: String?
  /// The title of the button that leads back to this page. Kept and ignored; nil by default.
  open var backButtonTitle: String?
  /// The item of the button that leads back to this page. Kept and ignored; nil by default.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button that leads back from this page. False by default.
  open var hidesBackButton = false { didSet { update() } }
  /// Whether the title is large, `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { update() } }
  /// A view in the place of the title. Nil by default.
  open var titleView: UIView? { didSet { update() } }
  /// A second line below the title. Kept and ignored; nil by default.
  open var subtitle: String?
  /// How the button that leads back is named. Kept and ignored; `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the leading items are beside the button that leads back. Kept and ignored: they are. False by default.
  open var leftItemsSupplementBackButton = false
  /// Kept and ignored; nil by default.
  open var standardAppearance: UINavigationBarAppearance?
  /// Kept and ignored; nil by default.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept and ignored; nil by default.
  open var compactAppearance: UINavigationBarAppearance?
  /// Where the bar of a search is. Kept and ignored: it is above what the controller shows. `.automatic` by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// How the button that leads back is named. Ignored.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// Where the bar of a search is. Ignored.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  /// A search, whose bar is above what the controller shows. Nil, the default, for none.
  open var searchController: UISearchController? { didSet { update() } }
  /// Whether the bar of the search is hidden while the user scrolls. Kept and ignored; true by default.
  open var hidesSearchBarWhenScrolling = true
  /// The items at the leading edge, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { update() } }
  /// The items at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { update() } }
  /// The first of ``leftBarButtonItems``. Setting it replaces that one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacing(newValue, in: leftBarButtonItems) }
  }
  /// The first of ``rightBarButtonItems``. Setting it replaces that one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacing(newValue, in: rightBarButtonItems) }
  }

  /// Creates an item with a title.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  init(owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  private static func replacing(_ item: UIBarButtonItem?, in items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    [item].compactMap { $0 } + (items ?? []).dropFirst()
  }

  /// Sets ``leftBarButtonItems``. `animated` is ignored.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems``. `animated` is ignored.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets ``hidesBackButton``. `animated` is ignored.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets ``leftBarButtonItem``. `animated` is ignored.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``. `animated` is ignored.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The bar that shows the item, where no controller has it.
  weak var bar: UINavigationBar?

  private func update() {
    owner?.stateDidChange()
    bar?.showItems()
  }
}

/// What tabs show for a controller.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The tabs that UIKit names and draws. Here they have their title, that in the language of the program's texts.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    fileprivate var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  private weak var owner: UIViewController?
  private var ownTitle: String?
  /// Titles that are UIKit's own, in English.
  package private(set) var ownWords: Set<String> = []

  /// The title of the tab, that of the controller unless it was set.
  open override var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      update()
    }
  }
  /// The picture of the tab. Nil by default.
  open override var image: UIImage? { didSet { update() } }
  /// The picture of the selected tab. Kept and ignored; nil by default.
  open var selectedImage: UIImage?
  /// A mark on the tab, such as a number; nil, the default, for none.
  open var badgeValue: String? { didSet { update() } }
  /// The colour of the mark. Kept and ignored; nil by default.
  open var badgeColor: UIColor?
  /// How far the title is from its place. Kept and ignored.
  open var titlePositionAdjustment = UIOffset()
  /// Kept and ignored; nil by default.
  open var standardAppearance: UITabBarAppearance?
  /// Kept and ignored; nil by default.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    ownTitle = title
    super.init()
    self.image = image
    self.tag = tag
  }

  /// Creates an item without title and picture.
  public override init() { super.init() }

  /// Creates an item that UIKit names.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
    ownWords = [systemItem.title]
  }

  private static let standIn = UITabBarItem()

  /// An item whose settings are kept and ignored: tabs have the titles of the front end.
  open class func appearance() -> UITabBarItem { standIn }

  /// Creates an item with a picture for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  init(owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  /// It is the item of another controller now.
  func move(to owner: UIViewController) {
    self.owner = owner
    update()
  }

  /// Whether the tab can be chosen. Shown by bars of the program's own; tabs of a controller are always enabled.
  open override var isEnabled: Bool { didSet { update() } }
  /// The bar of the program's own that shows it.
  weak var bar: UITabBar?

  private func update() {
    owner?.parent?.stateDidChange()
    bar?.showItems()
  }
}
