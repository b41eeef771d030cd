import TextControls

/// The bytes of an image.
open class NSImageRep: NSObject {
  /// The image of the bytes.
  let image: NSImage

  init(_ image: NSImage) {
    self.image = image
    super.init()
  }

  /// The size in points.
  open var size: NSSize { image.size }
  /// The width in pixels, 0 where it is not known.
  open var pixelsWide: Int { Int(image.size.width * image.scale) }
  /// The height in pixels, 0 where it is not known.
  open var pixelsHigh: Int { Int(image.size.height * image.scale) }
}

/// The bytes of a file of pixels. They stay what they are: there is no access to pixels, and nothing is converted.
open class NSBitmapImageRep: NSImageRep {
  /// A format of files.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

  /// How a file is written.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String

    /// Creates a property with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From 0 to 1. Ignored.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether parts are shown before the whole is there. Ignored.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  /// Creates the representation from the bytes of a PNG, JPEG or GIF file; nil for other data.
  public init?(data: Data) {
    guard let image = NSImage(data: data), image.picture(isDark: false)?.type != "image/svg+xml" else { return nil }
    super.init(image)
  }

  /// The bytes in a format: those of the file, where it has that format, and otherwise nil. Properties are ignored.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    let type: String? =
      switch storageType {
      case .gif: "image/gif"
      case .jpeg: "image/jpeg"
      case .png: "image/png"
      case .tiff, .bmp, .jpeg2000: nil
      }
    return image.picture(isDark: false).flatMap { $0.type == type ? $0.bytes : nil }
  }
}

extension UIImage {
  /// The bytes of the file that the image was created from, whatever its format, for ``NSBitmapImageRep``; nil for
  /// symbols and drawings. Nothing is converted to TIFF.
  public var tiffRepresentation: Data? { picture(isDark: false)?.bytes }

  /// The representations of the image: one where it was created from a file of pixels.
  public var representations: [NSImageRep] {
    picture(isDark: false).flatMap { NSBitmapImageRep(data: $0.bytes) }.map { [$0] } ?? []
  }
}
