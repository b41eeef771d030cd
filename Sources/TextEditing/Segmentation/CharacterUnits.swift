// Comparing characters with == uses canonical equivalence, which links Unicode's normalization tables into the
// WebAssembly module. These functions compare code units.

extension Character {
  /// The character's only scalar, `nil` if it has several.
  package var only: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
    return first
  }

  /// Whether the character is this scalar alone.
  package func `is`(_ scalar: Unicode.Scalar) -> Bool { only == scalar }

  package func isSame(as other: Character) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension Substring {
  /// The rest after a prefix of the same code units; `nil` without it.
  package func dropping(prefix: String) -> Substring? {
    var index = utf8.startIndex
    for byte in prefix.utf8 {
      guard index < utf8.endIndex, utf8[index] == byte else { return nil }
      index = utf8.index(after: index)
    }
    return self[index...]
  }

  /// The beginning before a suffix of the same code units, `nil` without it.
  package func dropping(suffix: String) -> Substring? {
    var index = utf8.endIndex
    for byte in suffix.utf8.reversed() {
      guard index > utf8.startIndex else { return nil }
      index = utf8.index(before: index)
      guard utf8[index] == byte else { return nil }
    }
    return self[..<index]
  }
}

extension String {
  package func dropping(prefix: String) -> Substring? { self[...].dropping(prefix: prefix) }

  /// The pieces between occurrences of an ASCII byte.
  package func pieces(separatedBy byte: UInt8) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if utf8[index] == byte {
        pieces.append(self[start..<index])
        start = utf8.index(after: index)
      }
      index = utf8.index(after: index)
    }
    pieces.append(self[start...])
    return pieces
  }
}
