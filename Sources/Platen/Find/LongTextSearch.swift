import TextEditing

/// Finds a text in a long one, byte by byte: what ``TextSearch`` finds, without the text in another form.
struct LongTextSearch {
  private let storage: TextStorage

  init(_ storage: TextStorage) { self.storage = storage }

  /// A letter of the query as it may be written, small or capital, in UTF-8. What is longer the other way has one way.
  private struct Letter {
    let small: [UInt8]
    let capital: [UInt8]

    init(_ scalar: Unicode.Scalar) {
      let own = Array(String(scalar).utf8)
      let small = Array(scalar.properties.lowercaseMapping.utf8)
      self.small = small.count == own.count ? small : own
      let capital = Array(String(decoding: self.small, as: UTF8.self).uppercased().utf8)
      self.capital = capital.count == own.count ? capital : self.small
    }
  }

  /// The places of `query`, in UTF-16 offsets from the start, without overlaps. A match that would split a character is
  /// left out.
  func matches(of query: String) -> [Range<Int>] {
    let letters = query.unicodeScalars.map(Letter.init)
    guard let first = letters.first else { return [] }
    let length = letters.reduce(0) { $0 + $1.small.count }
    let units = query.utf16.count
    let (small, capital) = (first.small[0], first.capital[0])
    var text = storage.string
    return text.withUTF8 { bytes in
      var matches: [Range<Int>] = []
      var offset = 0
      var utf16 = 0
      while offset + length <= bytes.count {
        let byte = bytes[offset]
        if byte == small || byte == capital, Self.matches(letters, bytes, at: offset),
          isBoundary(bytes, at: offset, utf16: utf16), isBoundary(bytes, at: offset + length, utf16: utf16 + units)
        {
          matches.append(utf16..<utf16 + units)
          offset += length
          utf16 += units
          continue
        }
        offset += 1
        utf16 += byte & 0xC0 == 0x80 ? 0 : byte < 0xF0 ? 1 : 2
      }
      return matches
    }
  }

  private static func matches(_ letters: [Letter], _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var offset = offset
    for letter in letters {
      guard isSame(letter.small, bytes, offset) || isSame(letter.capital, bytes, offset) else { return false }
      offset += letter.small.count
    }
    return true
  }

  private static func isSame(_ letter: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    for index in letter.indices where bytes[offset + index] != letter[index] { return false }
    return true
  }

  /// Whether no grapheme cluster is cut: between two ASCII characters none is, but for CR and LF.
  private func isBoundary(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, utf16: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return true }
    let (left, right) = (bytes[offset - 1], bytes[offset])
    if left < 0x80, right < 0x80 { return !(left == 0x0D && right == 0x0A) }
    return storage.boundary(roundingDown: utf16) == utf16
  }
}
