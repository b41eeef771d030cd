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

  /// The size of the text in points, in lines no longer than ``preferredMaxLayoutWidth`` where that is set and there
  /// may be several. It is estimated from the sizes of the fonts: only a front end knows.
  open override var intrinsicContentSize: CGSize { estimatedSize(in: preferredMaxLayoutWidth) }
  /// The size of the text in points, in lines as wide as `size` where there may be several, estimated as
  /// ``intrinsicContentSize``. The height of `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { estimatedSize(in: size.width) }
  /// The rectangle of the text in a rectangle, in at most so many lines; 0 for no limit. For subclasses and programs:
  /// front ends lay out by themselves.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = estimatedSize(in: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }
  /// Never called: front ends draw. For subclasses.
  open func drawText(in rect: CGRect) {}

  private func estimatedSize(in width: CGFloat, lines: Int? = nil) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let whole = NSMutableAttributedString(string: text, attributes: [.font: font ?? .systemFont(ofSize: 17)])
    styledText?.enumerateAttribute(.font, in: whole.whole) { value, range, _ in
      if let value { whole.addAttribute(.font, value: value, range: range) }
    }
    let limit = lines ?? numberOfLines
    let isWrapped = limit != 1 && EstimatedLines.isLimit(width)
    return EstimatedLines(of: whole, limit: isWrapped ? width : 0).size(lines: limit)
  }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
