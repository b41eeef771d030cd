import Foundation

/// An image in the vocabulary of Core Graphics.
public final class CGImage: Hashable, Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// Images are equal when what they show is.
  public static func == (first: CGImage, second: CGImage) -> Bool { first.image.source == second.image.source }

  /// Hashes what the image shows.
  public func hash(into hasher: inout Hasher) { hasher.combine(image.source) }
}

extension UIImage {
  /// How the rows and columns of an image are arranged.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The same image in the vocabulary of Core Graphics; nil for a symbol, and for one that shows nothing.
  public var cgImage: CGImage? { picture(isDark: false) == nil ? nil : CGImage(self) }

  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }

  /// Creates an image from one of Core Graphics. The scale and the orientation stay those of that image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage: cgImage) }

  /// How the rows and columns are arranged: always upright.
  public var imageOrientation: Orientation { .up }
}

extension CGContext {
  /// Draws an image as large as a rectangle. Unlike in Core Graphics it stands upright, because y grows downwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { draw(image.image, in: rect) }

  /// What was drawn so far, as an image.
  public func makeImage() -> CGImage? { CGImage(UIImage(drawnBy: self)) }

  func draw(_ image: UIImage, in rect: CGRect) {
    var graphics = state.graphics
    if let shadow = state.shadow { graphics.addFilter(shadow) }
    graphics.draw(Image(uiImage: image), in: rect)
  }
}
