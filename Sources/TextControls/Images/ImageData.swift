import Foundation

/// The bytes of an image file, with their type and size.
package struct ImageData: Hashable, Sendable {
  package let bytes: Data
  /// The media type, such as `image/png`.
  package let type: String
  /// The width in points.
  package let width: Double
  package let height: Double

  /// Nil for bytes that do not begin as a PNG, JPEG, GIF or SVG file. `scale` is the number of pixels per point; it is
  /// ignored for SVG, whose lengths are points.
  package init?(_ bytes: Data, scale: Double = 1) {
    if let size = Self.sizeOfSVG(bytes) {
      self.bytes = bytes
      type = "image/svg+xml"
      (width, height) = size
      return
    }
    guard let found = Self.header(of: [UInt8](bytes.prefix(262_144))), found.width > 0, found.height > 0 else {
      return nil
    }
    self.bytes = bytes
    type = found.type
    let scale = scale > 0 && scale.isFinite ? scale : 1
    width = Double(found.width) / scale
    height = Double(found.height) / scale
  }

  private typealias Header = (type: String, width: Int, height: Int)

  private static func header(of bytes: [UInt8]) -> Header? {
    func big(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    func little(_ index: Int) -> Int { Int(bytes[index + 1]) << 8 | Int(bytes[index]) }
    // PNG (RFC 2083): the size is in the first chunk.
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return ("image/png", big(16) << 16 | big(18), big(20) << 16 | big(22))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 { return ("image/gif", little(6), little(8)) }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // JPEG (ITU T.81): segments, up to the one that begins a frame.
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return ("image/jpeg", big(index + 7), big(index + 5))
      }
      index += 2 + big(index + 2)
    }
    return nil
  }
}
