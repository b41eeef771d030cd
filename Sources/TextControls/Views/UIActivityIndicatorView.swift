/// A circle that turns while something is loaded. It is shown while it is animating; when it stops it is hidden, unless
/// ``hidesWhenStopped`` is false.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIActivityIndicatorView { standIn { UIActivityIndicatorView(frame: .zero) } }

  /// The size of the circle. Kept and ignored: front ends have one size.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white, gray
    case medium = 100
    case large
  }

  /// The size of the circle, `.medium` by default.
  open var style = Style.medium
  /// The colour of the circle. Kept and ignored; nil by default.
  open var color: UIColor?
  /// Whether the circle is hidden while it does not turn. True by default.
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  /// Whether the circle turns. False at first.
  public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

  /// Creates a circle that does not turn.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Shows the circle and has it turn.
  open func startAnimating() { isAnimating = true }

  /// Stops the circle.
  open func stopAnimating() { isAnimating = false }

  /// Whether there is a circle to show.
  package var isShown: Bool { isAnimating || !hidesWhenStopped }
}
