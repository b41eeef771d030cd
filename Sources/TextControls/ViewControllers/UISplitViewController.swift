import Foundation

/// A controller that shows others in two or three columns, or, where the window is narrow, one of them at a time.
///
/// Controllers that are no navigation are put into one, as in UIKit, where the columns are numbered by ``Column``. In a narrow
/// window the last column covers the first after ``show(_:)`` or ``showDetailViewController(_:sender:)``.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// How many columns there are. `.unspecified` is for controllers that are set as ``viewControllers``.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column. The compact one is shown in place of all others where the window is narrow.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns are shown. Columns are beside one another in all of them.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary

    /// An earlier name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// An earlier name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// An earlier name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  /// How columns share the width. Front ends have them beside one another.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The edge of the first column. Kept and ignored: the leading one.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// The background of the first column. Kept and ignored.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// Whether the button of the columns is shown. Kept and ignored.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// A length for which a front end decides.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// Asked and notified of the columns. Held weakly, nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]

  /// Which columns are to be shown, `.automatic` by default: all.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard oldValue != preferredDisplayMode else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      stateDidChange()
    }
  }
  /// Kept and ignored; `.automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept and ignored; leading by default.
  open var primaryEdge = PrimaryEdge.leading
  /// Kept and ignored; none by default.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Kept and ignored: no front end has a gesture for it. True by default.
  open var presentsWithGesture = true
  /// Kept and ignored; `.automatic` by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Kept and ignored; false by default.
  open var showsSecondaryOnlyButton = false
  /// Kept and ignored: front ends decide the widths.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept and ignored: front ends decide the widths.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// Whether the window is narrow, so that one column is shown.
  public private(set) var isCollapsed = false
  /// Whether the last column covers the others in a narrow window.
  package private(set) var isSecondaryOnTop = false

  /// Creates columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates two columns, whose controllers are set as ``viewControllers``. No file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates two columns. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  package override var showsChildrenItself: Bool { true }

  open override func loadView() { view = ControllerContentView(self) }

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// Called once the view is loaded. For subclasses, which call super.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }

  // MARK: columns

  /// The controllers of the columns, that of the first one first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = columns.filter { $0.key == .compact || $0.key == .inspector }
      columns[.primary] = newValue.first
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      if newValue.count > 1 { columns[.secondary] = newValue.last }
      adopt()
    }
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column, which is put into a navigation unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc, column != .compact, !(vc is UINavigationController) {
      columns[column] = vc.navigationController ?? UINavigationController(rootViewController: vc)
    } else {
      columns[column] = vc
    }
    adopt()
  }

  private func adopt() {
    setChildren(viewControllers + [.compact, .inspector].compactMap { columns[$0] })
  }

  /// What the last column shows in place of ``viewControllers``' last one in a narrow window. For front ends.
  package var compactController: UIViewController? { isCollapsed ? columns[.compact] : nil }

  /// Shows a column that is hidden: the first ones beside the last, or in a narrow window over it.
  open func show(_ column: Column) {
    switch column {
    case .secondary, .inspector: isSecondaryOnTop = true
    default:
      isSecondaryOnTop = false
      if preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .automatic }
    }
    delegate?.splitViewController(self, willShow: column)
    stateDidChange()
  }

  /// Hides a column: the first ones, or in a narrow window the last.
  open func hide(_ column: Column) {
    if column == .secondary || column == .inspector {
      isSecondaryOnTop = false
    } else {
      preferredDisplayMode = .secondaryOnly
      isSecondaryOnTop = true
    }
    delegate?.splitViewController(self, willHide: column)
    stateDidChange()
  }

  /// Shows a controller in the first column: on its navigation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let primary = columns[.primary] else { return setViewController(vc, for: .primary) }
    primary.show(vc, sender: sender)
  }

  /// Shows a controller in the last column, in place of what it shows. In a narrow window that covers the first.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style == .unspecified {
      columns[.secondary] = vc
      adopt()
    } else {
      setViewController(vc, for: .secondary)
    }
    show(.secondary)
  }

  /// Which columns are shown now.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// How the columns share the width: beside one another.
  open var splitBehavior: SplitBehavior { .tile }
  /// The width of the first column in points: 250.
  open var primaryColumnWidth: CGFloat { 250 }
  /// The width of the middle column in points: 250, or 0 where there is none.
  open var supplementaryColumnWidth: CGFloat { columns[.supplementary] == nil ? 0 : 250 }

  /// A button that hides the first columns, and shows them again.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }
  private lazy var modeItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .automatic : .secondaryOnly
      })
    item.ownWords = ["Sidebar"]
    item.accessibilityLabel = "Sidebar"
    return item
  }()

  // MARK: for front ends

  /// The front end shows one column, or all.
  package func setCollapsed(_ isCollapsed: Bool) {
    guard self.isCollapsed != isCollapsed else { return }
    self.isCollapsed = isCollapsed
    if isCollapsed {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
    stateDidChange()
  }

  private func collapse() {
    let proposed: Column = columns[.compact] != nil ? .compact : .secondary
    if style != .unspecified {
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      isSecondaryOnTop = (top ?? proposed) == .secondary
    } else if let primary = columns[.primary], let secondary = columns[.secondary] {
      isSecondaryOnTop = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    }
  }

  /// The user has gone back to the first column, or on to the last.
  package func userDidShow(secondary: Bool) {
    guard isSecondaryOnTop != secondary else { return }
    if secondary { show(.secondary) } else { hide(.secondary) }
  }

  /// The user has hidden the first columns, or shown them.
  package func userDidShow(primary: Bool) { preferredDisplayMode = primary ? .automatic : .secondaryOnly }
}

/// The delegate of columns. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Which column is shown in a narrow window.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the first column is shown in a narrow window, where the columns have no style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called after the window has become narrow.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the window has become wide.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Whether the delegate shows a controller in the first column.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate shows a controller in the last column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Default implementation: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Default implementation: does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Default implementation: does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Default implementation: the proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Default implementation: false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Default implementation: does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Default implementation: does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Default implementation: false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Default implementation: false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
