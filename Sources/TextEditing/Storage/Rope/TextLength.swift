/// The length of a piece of text, in UTF-8 bytes, UTF-16 units and scalars.
package struct TextLength: Equatable, Sendable {
  package var utf8 = 0
  package var utf16 = 0
  package var scalars = 0

  package init() {}

  static func += (total: inout TextLength, part: TextLength) {
    total.utf8 += part.utf8
    total.utf16 += part.utf16
    total.scalars += part.scalars
  }

  static func -= (total: inout TextLength, part: TextLength) {
    total.utf8 -= part.utf8
    total.utf16 -= part.utf16
    total.scalars -= part.scalars
  }
}

extension TextLength {
  /// The length of valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var continuations = 0
    var pairs = 0
    for byte in bytes {
      continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
      pairs &+= byte >= 0xF0 ? 1 : 0
    }
    utf8 = bytes.count
    scalars = bytes.count - continuations
    utf16 = scalars + pairs
  }
}
