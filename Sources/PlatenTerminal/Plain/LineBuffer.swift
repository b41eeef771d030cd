import PlatenGraph
import TextEditing

/// Splits bytes into lines of text.
///
/// A line ends with LF or CR LF. Invalid UTF-8 becomes U+FFFD; NUL and other control characters except tabs are
/// dropped. Text after the last line break is a line at the end of the input. A line may be a password: its bytes are
/// overwritten when it is taken.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line begins, and how far its end has been searched for.
  private var start = 0
  private var searched = 0

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next whole line; at the end of the input the rest, if there is any.
  mutating func next(atEnd: Bool) -> String? {
    if let end = bytes[searched...].firstIndex(of: 0x0A) {
      return take(end, to: end + 1)
    }
    searched = bytes.count
    guard atEnd, start < bytes.count else { return nil }
    return take(bytes.count, to: bytes.count)
  }

  /// The line that ends at an index; the next one begins at another.
  private mutating func take(_ end: Int, to next: Int) -> String {
    let text = Self.text(bytes[start..<end])
    bytes.withUnsafeMutableBytes { _ = $0[start..<next].initializeMemory(as: UInt8.self, repeating: 0) }
    (start, searched) = (next, next)
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      (start, searched) = (0, 0)
    }
    return text
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let whole = String(decoding: line, as: UTF8.self)
    SecretStrings.wipeWhenReleased(whole)
    var scalars = String.UnicodeScalarView()
    scalars.reserveCapacity(line.count)
    for scalar in whole.unicodeScalars where !scalar.isControl || scalar == "\t" { scalars.append(scalar) }
    return String(scalars)
  }
}
