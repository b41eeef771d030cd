/// The row of tabs. Front ends draw it by themselves.
///
/// Set on `UITabBar.appearance()`, ``UIView/isHidden`` hides the tabs of each `TabView` that is made later, as programs
/// do that draw tabs of their own. The other properties are kept and ignored.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITabBar { standIn { UITabBar(frame: .zero) } }

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

/// The appearance of a row of tabs. Kept and ignored.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The tabs with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The tabs with the title beside the picture, where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab in a state. Kept and ignored.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil by default.
  open var iconColor: UIColor?
  /// The background of the badge; nil by default.
  open var badgeBackgroundColor: UIColor?
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
}
