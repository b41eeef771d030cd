/// An image as the paint of a shape or of text: it is repeated from the upper left corner.
///
/// Shapes and backgrounds have it in a window and in a page, in a page text too. Where pictures can't be drawn (in a
/// terminal, in lines and borders) it is the primary colour. An image of a catalogue is its light appearance; a symbol,
/// and a name that there is not, paint like the foreground.
public struct ImagePaint: ShapeStyle {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image that is drawn, in unit coordinates; the whole image by default.
  public var sourceRect: CGRect
  /// The factor by which the image is scaled, 1 by default.
  public var scale: CGFloat

  /// Creates a paint of an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The resolved paint. Not for use outside the framework.
  public var _source: _PaintSource {
    let picture =
      switch image.source {
      case .data(let data): data
      case .resource(let name, let bundle): AssetCatalog.of(bundle).image(named: name, isDark: false)
      case .symbol, .none: nil as ImageData?
      }
    guard let tile = picture.flatMap({ TilePaint($0, unit: sourceRect, scale: scale) }) else {
      return _PaintSource(.foreground)
    }
    return _PaintSource(.paint(.tile(tile)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image as a paint, see ``ImagePaint``.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
