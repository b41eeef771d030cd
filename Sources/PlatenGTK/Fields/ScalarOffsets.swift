/// Turns offsets between GTK's unit (Unicode scalars) and the session's (UTF-16).
///
/// Texts without characters beyond the Basic Multilingual Plane, the most by far, need no walk: there
/// the two are the same. Offsets out of range are clamped.
struct ScalarOffsets {
  let text: String
  /// The length in Unicode scalars.
  let scalarCount: Int
  private let length: Int
  private let isOneToOne: Bool

  init(_ text: String) {
    self.text = text
    length = text.utf16.count
    // A scalar beyond the plane is the only one of four bytes in UTF-8, all of which start with 0xF0 or more.
    var beyond = 0
    for byte in text.utf8 where byte >= 0xF0 { beyond += 1 }
    isOneToOne = beyond == 0
    scalarCount = length - beyond
  }

  /// The UTF-16 offset of a scalar offset.
  func utf16(_ scalars: Int) -> Int {
    guard !isOneToOne else { return min(max(scalars, 0), length) }
    guard scalars > 0 else { return 0 }
    let view = text.unicodeScalars
    let index = view.index(view.startIndex, offsetBy: scalars, limitedBy: view.endIndex) ?? view.endIndex
    return text.utf16.distance(from: text.startIndex, to: index)
  }

  /// The scalar offset of a UTF-16 offset; one inside a surrogate pair counts as before it.
  func scalars(_ utf16: Int) -> Int {
    let clamped = min(max(utf16, 0), length)
    guard !isOneToOne else { return clamped }
    let index = text.utf16.index(text.startIndex, offsetBy: clamped)
    return text.unicodeScalars.distance(from: text.startIndex, to: index)
  }

  func utf16(_ range: Range<Int>) -> Range<Int> {
    let start = utf16(range.lowerBound)
    return start..<max(start, utf16(range.upperBound))
  }
}
