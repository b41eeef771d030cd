// Lengths in UTF-16 units. The standard library's count of a long string keeps the offsets that it has found, for which
// it brings 2 KB of code into the page's module. Texts are short there.

extension String {
  /// The length in UTF-16 units. Constant time for an ASCII string, except in the page.
  package var utf16Count: Int { unitCount(utf8, utf16) }

  /// Whether all characters are ASCII. Constant time for strings with the flag, except in the page.
  package var isASCII: Bool { utf8.count == utf16Count }

  /// The substring between UTF-16 offsets on scalar boundaries.
  func units(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    #if hasFeature(Embedded)
    return StringStorage(self).slice(range)
    #else
    let lower = utf16.index(startIndex, offsetBy: range.lowerBound)
    return String(self[lower..<utf16.index(lower, offsetBy: range.count)])
    #endif
  }
}

extension Substring {
  /// The length in UTF-16 units.
  package var utf16Count: Int { unitCount(utf8, utf16) }
}

extension Character {
  /// The length in UTF-16 units.
  package var utf16Count: Int { unitCount(utf8, utf16) }
}

/// The number of UTF-16 units of a text, whose two views are given.
private func unitCount(_ bytes: some Sequence<UInt8>, _ units: some Collection<UInt16>) -> Int {
  #if hasFeature(Embedded)
  bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
  #else
  units.count
  #endif
}
