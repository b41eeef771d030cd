/// The row of tabs. Front ends draw it by themselves.
///
/// Set on `UITabBar.appearance()`, ``UIView/isHidden`` hides the tabs of each `TabView` that is made later, as programs
/// do that draw tabs of their own. The other properties are kept and ignored.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITabBar { standIn { UITabBar(frame: .zero) } }

  /// Notified of the choice of a tab, where the bar is in no controller. Nil by default.
  open weak var delegate: (any UITabBarDelegate)?
  /// The controller whose bar this is; nil for a bar that a program shows by itself.
  weak var controller: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?

  /// The tabs, those of a controller where the bar is in one. A bar of the program's own shows a button for each.
  open var items: [UITabBarItem]? {
    get { controller.map { $0.viewControllers?.map(\.tabBarItem) ?? [] } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The chosen tab; nil for none.
  open var selectedItem: UITabBarItem? {
    get { controller.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set {
      guard controller == nil else { return }
      ownSelection = newValue
      showItems()
    }
  }

  /// Sets the tabs of a bar of the program's own. `animated` is ignored.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else { return }
    ownItems = items
    showItems()
  }

  func showItems() {
    for view in subviews { view.removeFromSuperview() }
    for item in ownItems ?? [] {
      item.bar = self
      let button = UIButton(type: .system)
      button.ownWords = item.ownWords
      button.setTitle(item.title, for: .normal)
      if item.title?.isEmpty ?? true { button.setImage(item.image, for: .normal) }
      button.isEnabled = item.isEnabled
      button.isSelected = item === ownSelection
      let choose = UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
      }
      button.addAction(choose, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  /// Whether the bar of a controller is hidden.
  open override var isHidden: Bool { didSet { controller?.stateDidChange() } }

  /// How tabs are placed. Ignored.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// Kept and ignored; `.automatic` by default.
  open var itemPositioning = ItemPositioning.automatic
  /// Kept and ignored; 0 by default.
  open var itemSpacing: CGFloat = 0
  /// Kept and ignored; 0 by default.
  open var itemWidth: CGFloat = 0
  /// Kept and ignored; nil by default.
  open var selectionIndicatorImage: UIImage?
  /// Kept and ignored; nil by default.
  open var barTintColor: UIColor?
  /// Kept and ignored; `.default` by default.
  open var barStyle = UIBarStyle.default
  /// Kept and ignored; nil by default.
  open var unselectedItemTintColor: UIColor?
  /// Kept and ignored; true by default.
  open var isTranslucent = true
  /// Kept and ignored; nil by default.
  open var backgroundImage: UIImage?
  /// Kept and ignored; nil by default.
  open var shadowImage: UIImage?
  /// Kept and ignored.
  open var standardAppearance = UITabBarAppearance()
  /// Kept and ignored; nil by default.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Notified of the choice of a tab. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user chose a tab of a bar that is in no controller.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Default implementation: does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The appearance of a row of tabs. Kept and ignored.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The tabs with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The tabs with the title beside the picture, where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.stackedLayoutAppearance = stackedLayoutAppearance.duplicate()
    copy.inlineLayoutAppearance = inlineLayoutAppearance.duplicate()
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.duplicate()
    return copy
  }
}

/// The appearance of a tab in a state. Kept and ignored.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil by default.
  open var iconColor: UIColor?
  /// The background of the badge; nil by default.
  open var badgeBackgroundColor: UIColor?

  func copyProperties(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}

/// The appearance of a tab. Kept and ignored.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// A tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// A tab that can't be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// A tab with the focus.
  public let focused = UITabBarItemStateAppearance()

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    let states = [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused]
    for state in states { copy[keyPath: state].copyProperties(of: self[keyPath: state]) }
    return copy
  }
}
