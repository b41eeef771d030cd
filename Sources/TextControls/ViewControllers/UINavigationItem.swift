/// What a navigation shows for a controller: its title and the buttons beside it.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// Where a large title is shown. Kept and ignored.
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
  /// Kept and ignored; `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
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

  /// Sets ``leftBarButtonItem``. `animated` is ignored.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``. `animated` is ignored.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  private func update() { owner?.stateDidChange() }
}

/// What tabs show for a controller.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  private weak var owner: UIViewController?
  private var ownTitle: String?

  /// The title of the tab, that of the controller unless it was set.
  open var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      update()
    }
  }
  /// The picture of the tab. Kept and ignored; nil by default.
  open var image: UIImage? { didSet { update() } }
  /// The picture of the selected tab. Kept and ignored; nil by default.
  open var selectedImage: UIImage?
  /// A mark on the tab, such as a number; nil, the default, for none.
  open var badgeValue: String? { didSet { update() } }
  /// A number for the program to recognize the item by, 0 by default.
  open var tag = 0

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    ownTitle = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Creates an item with a picture for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  init(owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  private func update() { owner?.parent?.stateDidChange() }
}
