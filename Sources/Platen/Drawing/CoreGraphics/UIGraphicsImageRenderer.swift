import Foundation

/// How a renderer makes its images.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public required override init() { super.init() }

  /// A new format.
  open class func `default`() -> Self { Self() }
  /// A new format.
  open class func preferred() -> Self { Self() }
}

/// How images are made. They are drawings, which have no pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours there are.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// The pixels per point that the image says it has. 1 by default.
  open var scale: CGFloat = 1
  /// Whether nothing is seen through the image. Kept and ignored; false by default.
  open var opaque = false
  /// Kept and ignored: colours are those of sRGB. `.automatic` by default.
  open var preferredRange = Range.automatic
}

/// What a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
  /// What Core Graphics draws into.
  public let cgContext: CGContext
  /// How the image is made.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the present colour, mixed with what is behind it.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the edges of a rectangle inside it.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws only inside a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image is drawn into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { UIImage(drawnBy: cgContext) }
}

/// Makes images of what a closure draws. They are drawings of outlines, texts and images, as sharp in any size.
open class UIGraphicsImageRenderer: NSObject {
  /// How images are made.
  public let format: UIGraphicsRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images that show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer of images that show a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// The image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    DrawingContexts.drawing(into: context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(drawnBy: context, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
  }

  /// Calls `actions`. The data is empty: drawings are not made into pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Calls `actions`. The data is empty: drawings are not made into pixels.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
