/// Splits bytes into lines of text.
///
/// A line ends with LF or CR LF. Invalid UTF-8 becomes U+FFFD; NUL and other control characters except tabs are
/// dropped. Text after the last line break is a line at the end of the input.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var searched = 0

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next whole line; at the end of the input the rest, if there is any.
  mutating func next(atEnd: Bool) -> String? {
    if let end = bytes[searched...].firstIndex(of: 0x0A) {
      defer {
        bytes.removeSubrange(...end)
        searched = 0
      }
      return Self.text(bytes[..<end])
    }
    searched = bytes.count
    guard atEnd, !bytes.isEmpty else { return nil }
    defer {
      bytes.removeAll()
      searched = 0
    }
    return Self.text(bytes[...])
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars where !scalar.isControl || scalar == "\t" {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
