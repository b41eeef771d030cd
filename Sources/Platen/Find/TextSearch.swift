/// Finds a text in another, whatever the case of the letters. Ranges hold UTF-16 offsets.
struct TextSearch {
  private let units: [UInt16]
  private let text: String

  init(_ text: String) {
    self.text = text
    units = Self.folded(text)
  }

  /// The places of `query`, from the start, without overlaps. A match that would split a character is left out.
  func matches(of query: String) -> [Range<Int>] {
    let pattern = Self.folded(query)
    guard let first = pattern.first, pattern.count <= units.count else { return [] }
    var matches: [Range<Int>] = []
    var offset = 0
    units.withUnsafeBufferPointer { units in
      pattern.withUnsafeBufferPointer { pattern in
        while offset + pattern.count <= units.count {
          guard units[offset] == first, Self.isMatch(units, pattern, at: offset),
            isBoundary(offset), isBoundary(offset + pattern.count)
          else {
            offset += 1
            continue
          }
          matches.append(offset..<offset + pattern.count)
          offset += pattern.count
        }
      }
    }
    return matches
  }

  private static func isMatch(
    _ units: UnsafeBufferPointer<UInt16>, _ pattern: UnsafeBufferPointer<UInt16>, at offset: Int
  ) -> Bool {
    for index in 1..<max(pattern.count, 1) where units[offset + index] != pattern[index] { return false }
    return true
  }

  /// Whether no grapheme cluster is cut here.
  private func isBoundary(_ offset: Int) -> Bool {
    String.Index(utf16Offset: offset, in: text).samePosition(in: text) != nil
  }

  /// Small letters, as far as that leaves the offsets as they are.
  private static func folded(_ text: String) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(text.utf16.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let value = UInt16(scalar.value)
        units.append((0x41...0x5A).contains(value) ? value | 0x20 : value)
        continue
      }
      let small = scalar.properties.lowercaseMapping.utf16
      let own = UTF16.width(scalar)
      units.append(contentsOf: small.count == own ? Array(small) : Array(String(scalar).utf16))
    }
    return units
  }
}
