/// The bar of a navigation. Front ends draw it by themselves.
///
/// Set on `UINavigationBar.appearance()`, the attributes of titles are those of the bars of each navigation that are
/// made later, SwiftUI's included: font, colours, kerning, lines through and below. The other properties are kept and
/// ignored.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UINavigationBar { standIn { UINavigationBar(frame: .zero) } }

  /// Notified of changes of the items. Kept and ignored in a navigation, whose own delegate is notified. Nil by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation whose bar this is; nil for a bar that a program shows by itself.
  weak var navigation: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  /// The items, those of the pages in a navigation. A bar outside of one shows the last.
  open var items: [UINavigationItem]? {
    get { navigation?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item of the page that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item of the page before that; nil where there is none.
  open var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }

  /// Sets the items of a bar outside of a navigation. `animated` is ignored.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigation == nil else { return }
    ownItems = items ?? []
    showItems()
  }

  /// Adds an item to a bar outside of a navigation. `animated` is ignored.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(ownItems + [item], animated: animated) }

  /// Removes the last item of a bar outside of a navigation, and returns it. `animated` is ignored.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigation == nil, let last = ownItems.last else { return nil }
    setItems(Array(ownItems.dropLast()), animated: animated)
    return last
  }

  /// Shows the last item of a bar outside of a navigation as views.
  func showItems() {
    guard navigation == nil else { return }
    for view in subviews { view.removeFromSuperview() }
    guard let item = ownItems.last else { return }
    item.bar = self
    for button in item.leftBarButtonItems ?? [] { addSubview(button.makeView()) }
    addSubview(UIBarSpace(frame: .zero))
    if let view = item.titleView {
      addSubview(view)
    } else {
      let label = UILabel()
      label.text = item.title
      label.font = .preferredFont(forTextStyle: .headline)
      addSubview(label)
    }
    addSubview(UIBarSpace(frame: .zero))
    for button in (item.rightBarButtonItems ?? []).reversed() { addSubview(button.makeView()) }
  }

  /// Whether titles are large. Kept and ignored: the front end decides, unless an item says so. False by default.
  open var prefersLargeTitles = false
  /// Kept and ignored; nil by default.
  open var barTintColor: UIColor?
  /// Kept and ignored; `.default` by default.
  open var barStyle = UIBarStyle.default
  /// Kept and ignored; true by default.
  open var isTranslucent = true
  /// Kept and ignored; nil by default.
  open var shadowImage: UIImage?
  /// Kept and ignored; nil by default.
  open var backIndicatorImage: UIImage?
  /// Kept and ignored; nil by default.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The attributes of titles in the middle of the bar; nil, the default, for those of the front end. An appearance has
  /// precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; nil, the default, for those of the front end. An appearance has precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasStandardAppearance = true } }
  /// Kept and ignored: bars have one height. Nil by default.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of a bar with a large title; nil, the default, for ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept and ignored: bars have one height. Nil by default.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var hasStandardAppearance = false

  /// Ignored: the bar has the background of the front end.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// The attributes of a title, by the appearance or else by the bar's own properties.
  package func attributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let standard = hasStandardAppearance ? standardAppearance : nil
    guard isLarge else { return standard?.titleTextAttributes ?? titleTextAttributes ?? [:] }
    let appearance = scrollEdgeAppearance ?? standard
    return appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
  }
}

/// Notified of the items of a bar. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Never called: front ends show the button that leads back in navigations alone.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Default implementation: true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The appearance of a navigation bar. Its titles are shown with the attributes; the rest is kept and ignored.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles in the middle of the bar; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; none by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept and ignored.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept and ignored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept and ignored.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Ignored: front ends draw the back button.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    return copy
  }
}
