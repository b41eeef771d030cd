/// What is drawn of a text at one place: a character of ASCII, of which most texts consist, or any other cluster.
enum CellCharacter {
  case ascii(UInt8)
  case cluster(Character)
}

extension String {
  /// Whether all of it is ASCII: the lengths are stored with the string.
  var isASCII: Bool { utf8.count == utf16.count }

  /// Calls `body` with the characters from a UTF-16 offset on, their columns and their UTF-16 units, as long as it returns
  /// true.
  func forEachCell(
    fromUTF16Offset start: Int, _ width: CharacterWidth, _ body: (CellCharacter, Int, Int) -> Bool
  ) {
    guard isASCII else {
      let first = Index(utf16Offset: Swift.min(start, utf16.count), in: self)
      for character in self[first...] {
        guard body(.cluster(character), width.columns(of: character), character.utf16.count) else { return }
      }
      return
    }
    for byte in utf8.dropFirst(start) {
      guard body(.ascii(byte), CharacterWidth.columns(ofASCII: byte), 1) else { return }
    }
  }

  /// The start of the character before an index, its columns and its UTF-16 units.
  func cell(before index: Index, _ width: CharacterWidth) -> (start: Index, columns: Int, units: Int) {
    if isASCII {
      let before = utf8.index(before: index)
      return (before, CharacterWidth.columns(ofASCII: utf8[before]), 1)
    }
    let before = self.index(before: index)
    return (before, width.columns(of: self[before]), self[before].utf16.count)
  }
}
