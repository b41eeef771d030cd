import Platen
import TextControls

/// AppKit's image: UIKit's, by another name.
public typealias NSImage = UIImage

extension UIImage {
  /// The name of an image.
  public typealias Name = String

  /// Creates the image of a symbol by its SF Symbols name. Never nil: the front end shows the nearest symbol that it
  /// has. The description is ignored: the image is read as its name says.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }

  /// Creates an image from a file; nil when the file can't be read or is not PNG, JPEG, GIF or SVG.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
}

extension ImageRenderer {
  /// The image; nil where the view has no size.
  public var nsImage: NSImage? { uiImage }
}

extension Image {
  /// AppKit's image.
  nonisolated public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
