/// The bar of a navigation. Front ends draw it by themselves.
///
/// Set on `UINavigationBar.appearance()`, the attributes of titles are those of the bars of each navigation that are
/// made later, SwiftUI's included: font, colours, kerning, lines through and below. The other properties are kept and
/// ignored.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UINavigationBar { standIn { UINavigationBar(frame: .zero) } }

  /// Kept and ignored; false by default.
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

  override func duplicate() -> UIBarAppearance {
    let copy = super.duplicate()
    if let copy = copy as? UINavigationBarAppearance {
      copy.titleTextAttributes = titleTextAttributes
      copy.largeTitleTextAttributes = largeTitleTextAttributes
    }
    return copy
  }
}
