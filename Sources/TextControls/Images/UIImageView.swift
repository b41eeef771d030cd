import Foundation

/// A view that shows an image.
///
/// A symbol has the size of text; an image of a file has its own size, that of the view's frame where it is set, or
/// what constraints say. Front ends show the whole image in any ``UIView/contentMode``.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIImageView { standIn { UIImageView(frame: .zero) } }

  /// The image; nil, the default, shows nothing.
  open var image: UIImage? { didSet { setNeedsDisplay() } }
  /// The image while ``isHighlighted``; nil, the default, for ``image``.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether ``highlightedImage`` is shown. False by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// How symbols are shown, where the image says nothing; nil by default. The point size and the text style count.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsDisplay() } }
  /// Images that are shown one after the other. Kept and ignored: no front end shows them. Nil by default.
  open var animationImages: [UIImage]?
  /// The time for all of them in seconds. Kept and ignored; 0 by default.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown, 0 for no end. Kept and ignored; 0 by default.
  open var animationRepeatCount = 0
  /// Whether the images are shown one after the other: false, as no front end does so.
  open var isAnimating: Bool { false }
  /// The largest size of an image that has no other, in points; zero for none.
  package var maximumSize = CGSize.zero { didSet { setNeedsDisplay() } }

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an image, with a frame of the image's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of an image, with a frame of the image's size, and of one for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing: no front end shows several images one after the other.
  open func startAnimating() {}
  /// Does nothing.
  open func stopAnimating() {}

  open override var intrinsicContentSize: CGSize {
    guard let size = image?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The image that is shown.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size that the image is shown in, in points; nil for its own.
  package var shownSize: CGSize? {
    guard let own = shownImage?.size, own.width > 0, own.height > 0 else { return nil }
    if givenFrame.width > 0, givenFrame.height > 0 { return givenFrame.size == own ? nil : givenFrame.size }
    let width = maximumSize.width > 0 ? maximumSize.width / own.width : 1
    let height = maximumSize.height > 0 ? maximumSize.height / own.height : 1
    let factor = min(width, height)
    return factor < 1 ? CGSize(width: own.width * factor, height: own.height * factor) : nil
  }
}

extension UIView {
  /// Where an image is in its view, and how it is scaled.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }
}
