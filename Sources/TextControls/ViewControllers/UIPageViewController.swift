/// A controller that shows one page of several, which its data source makes when the user goes there.
///
/// The user goes to the pages before and after by two buttons below the page, between which are dots if the data source
/// counts the pages: front ends have no swipe for it. One page is shown at a time, and changes are not animated.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages change. Kept and ignored.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages follow one another. Kept and ignored.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which a page is left.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where pages are bound. Kept and ignored.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A property of the controller's making.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages, in points. Ignored.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where pages are bound. Ignored.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Makes the pages before and after a page. Held weakly; nil, the default, leaves the pages to the program.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { stateDidChange() } }
  /// Notified of pages that the user goes to. Held weakly, nil by default.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages change. Kept and ignored.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow one another. Kept and ignored.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound. None.
  open var spineLocation: SpineLocation { .none }
  /// Kept and ignored: pages have one side. False by default.
  open var isDoubleSided = false

  /// Creates a controller without pages. The options are ignored.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  package override var showsChildrenItself: Bool { true }

  open override func loadView() { view = ControllerContentView(self) }

  /// The page that is shown; nil before the first one was set.
  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Shows a page. Of several the first one is shown. The completion handler is called at once; the direction and
  /// `animated` are ignored.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setChildren(Array((viewControllers ?? []).prefix(1)))
    completion?(true)
  }

  // MARK: the user

  /// The page before or after the one that is shown; nil where there is none.
  package func page(_ direction: NavigationDirection) -> UIViewController? {
    guard let current = children.first, let dataSource else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// The number of pages and of the one that is shown, if the data source counts them.
  package var position: (count: Int, index: Int)? {
    guard let dataSource, children.first != nil else { return nil }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return nil }
    return (count, min(max(dataSource.presentationIndex(for: self), 0), count - 1))
  }

  /// The user goes to a page.
  package func go(_ direction: NavigationDirection) {
    guard let next = page(direction) else { return }
    let previous = children
    delegate?.pageViewController(self, willTransitionTo: [next])
    setChildren([next])
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    stateDidChange()
  }
}

/// Makes pages. UIKit's methods of counting are optional; here they have default implementations.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; nil where it is the first one. Asked whenever the page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page; nil where it is the last one. Asked whenever the page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages there are; 0 for no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The number of the page that is shown, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Default implementation: 0, there are no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Default implementation: 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Notified of pages. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user goes to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user went to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Default implementation: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Default implementation: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
