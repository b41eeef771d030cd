/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UILabel { standIn { UILabel(frame: .zero) } }

  /// The text of the label. Nil, the default, shows nothing.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      (plainText, styledText) = (newValue, nil)
      setNeedsDisplay()
    }
  }
  /// The text with its attributes. Fonts, colours, backgrounds, underlines, strikethrough, kerning and baseline offsets
  /// are shown.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      (plainText, styledText) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
      setNeedsDisplay()
    }
  }
  private var plainText: String?
  /// The text, where it was set with attributes.
  package private(set) var styledText: NSAttributedString?
  /// The font of the text, the system font at 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UILabel.font, font)
    }
  }
  /// The colour of the text, `.label` by default.
  open var textColor: UIColor! = .label {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UILabel.textColor, textColor)
    }
  }
  /// The alignment of the text. `.center` and `.right` are honoured; every other value, the default `.natural`
  /// included, aligns at the leading edge.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether a font of a text style follows the size of text. Kept and ignored: it always does, where a front end knows
  /// the size. False by default.
  open var adjustsFontForContentSizeCategory = false
  /// Kept and ignored: front ends truncate text instead of shrinking it. False by default.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller the text may become, from 0 to 1. Kept and ignored; 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// Where the text is truncated or broken. Kept and ignored: front ends truncate the end and break between words.
  /// `.byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the label is shown as enabled. Kept and ignored; true by default.
  open var isEnabled = true
  /// Whether the label is highlighted. Kept and ignored; false by default.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted. Kept and ignored; nil by default.
  open var highlightedTextColor: UIColor?
  /// The width at which lines are broken where there are no constraints, in points. Kept and ignored; 0 by default.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The largest number of lines, 0 for no limit. 1 by default.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A view whose content is larger than itself. Front ends scroll by themselves; the properties are kept for the program
/// to read and otherwise ignored.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIScrollView { standIn { UIScrollView(frame: .zero) } }

  /// The point of the content at the view's origin. Kept and ignored: it neither scrolls nor follows scrolling.
  open var contentOffset = CGPoint.zero
  /// The size of the content in points. Kept and ignored.
  open var contentSize = CGSize.zero
  /// Whether the user can scroll. Kept and ignored; true by default.
  open var isScrollEnabled = true
  /// Whether content that is scrolled beyond its end comes back. Kept and ignored; true by default.
  open var bounces = true
  /// Kept and ignored; false by default.
  open var alwaysBounceVertical = false
  /// Kept and ignored; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at each page. Kept and ignored; false by default.
  open var isPagingEnabled = false
  /// Kept and ignored; true by default.
  open var showsVerticalScrollIndicator = true
  /// Kept and ignored; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content in points. Kept and ignored; none by default.
  open var contentInset = UIEdgeInsets.zero
  /// How scrolling hides the keyboard. Kept and ignored; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The control by which the user requests new content. Kept and not shown; nil by default.
  open var refreshControl: UIRefreshControl?

  /// Sets ``contentOffset``, which neither scrolls nor is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Does nothing: front ends scroll to what has the focus.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// The ways in which scrolling can hide the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
}

/// The delegate of a scroll view. Front ends scroll by themselves and call none of its methods.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Default implementation: does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
