/// A controller that shows the last of a stack of controllers, with a button that returns to the one before.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// Notified of the page that is shown. Nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar of the navigation. Its properties are kept and ignored; those of `UINavigationBar.appearance()` are not.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.navigation = self
    return bar
  }()
  /// Kept and ignored: a navigation shows no toolbar.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// The gesture that leads back. Kept and ignored: front ends have a button.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// Whether the bar is hidden. False by default.
  open var isNavigationBarHidden = false { didSet { for child in children { child.stateDidChange() } } }
  /// Kept and ignored: a navigation shows no toolbar. True by default.
  open var isToolbarHidden = true
  /// Whether scrolling hides the bars. Kept and ignored: front ends keep them. False by default.
  open var hidesBarsOnSwipe = false
  /// Whether a press of the content hides the bars. Kept and ignored: front ends keep them. False by default.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars. Kept and ignored: front ends keep them. False by default.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a low window hides the bars. Kept and ignored: front ends keep them. False by default.
  open var hidesBarsWhenVerticallyCompact = false

  /// Creates a navigation with a first page.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setChildren([rootViewController])
  }

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

  /// The pages, the first one first. Setting them shows the last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The page on top.
  open var topViewController: UIViewController? { children.last }
  /// The page that is shown: the one that is presented, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the pages. `animated` is ignored.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { show(viewControllers) }

  /// Adds a page and shows it. One that is in the stack already is ignored. `animated` is ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else { return }
    show(children + [viewController])
  }

  /// Removes the page on top, which is returned; nil where it is the only one. `animated` is ignored.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    show(Array(children.dropLast()))
    return top
  }

  /// Removes the pages above one, and returns them; nil where that is not in the stack. `animated` is ignored.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    show(Array(children[...index]))
    return removed
  }

  /// Removes all pages but the first, and returns them. `animated` is ignored.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Kept and ignored: a navigation shows no toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows or hides the bar. `animated` is ignored.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows as many pages as are left after the user went back.
  package func keep(_ count: Int) { if count < children.count { show(Array(children.prefix(max(1, count)))) } }

  private func show(_ pages: [UIViewController]) {
    let old = children.last
    if let top = pages.last, top !== old { delegate?.navigationController(self, willShow: top, animated: false) }
    setChildren(pages)
    if let top = pages.last, top !== old { delegate?.navigationController(self, didShow: top, animated: false) }
  }
}

/// The delegate of a navigation. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before another page is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after the page was put on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Never called: windows have no orientation.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Never called: windows have no orientation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Never called: front ends animate by themselves.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called: front ends animate by themselves.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Default implementation: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Default implementation: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Default implementation: all.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// Default implementation: upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  /// Default implementation: nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Default implementation: nil.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
