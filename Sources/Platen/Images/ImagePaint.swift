/// An image as the paint of a shape or a border. No front end tiles images in shapes: it paints like the foreground.
public struct ImagePaint: ShapeStyle {
  /// The image that would be repeated.
  public var image: Image
  /// The part of the image that would be drawn, in unit coordinates; the whole image by default.
  public var sourceRect: CGRect
  /// The factor by which the image would be scaled, 1 by default.
  public var scale: CGFloat

  /// Creates a paint of an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
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
