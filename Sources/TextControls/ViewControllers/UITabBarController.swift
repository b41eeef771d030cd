/// A controller that shows one of several controllers, with a row of tabs to choose it by.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Asked and notified of the choice of a tab. Nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0
  /// The bar. Its properties are kept and ignored, except for ``UIView/isHidden``.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.controller = self
    return bar
  }()
  /// Whether the row of tabs is hidden. False by default.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// Shows or hides the row of tabs. `animated` is ignored.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  package override var showsChildrenItself: Bool { true }

  open override func loadView() { view = ControllerContentView(self) }

  // Dynamic, so that an extension of the program's can take their place (plugin ObjectiveCSpellings).

  /// Called once the view is loaded. For subclasses, which call super.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  /// Called before the view is laid out. For subclasses, which call super.
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  /// Called before the view is shown. For subclasses, which call super.
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  /// Called when the view is shown. For subclasses, which call super.
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let selected = selectedViewController
      setChildren(newValue ?? [])
      index = selected.flatMap { selected in children.firstIndex { $0 === selected } } ?? 0
    }
  }
  /// Sets the controllers. `animated` is ignored.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The number of the selected tab, 0 by default. A number out of range is ignored.
  open var selectedIndex: Int {
    get { index }
    set {
      guard children.indices.contains(newValue), newValue != index else { return }
      let old = selectedViewController
      index = newValue
      stateDidChange()
      guard isShown else { return }
      old?.disappear()
      selectedViewController?.appear()
    }
  }
  /// The controller that is shown; one that is not in a tab is ignored.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { if let new = children.firstIndex(where: { $0 === newValue }) { selectedIndex = new } }
  }

  /// Called after the user chose a tab. Does nothing; for subclasses, which call super.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The user has chosen a tab.
  package func choose(_ index: Int) {
    guard children.indices.contains(index) else { return }
    let controller = children[index]
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return stateDidChange() }
    selectedIndex = index
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// The delegate of tabs. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user chose a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Default implementation: true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
