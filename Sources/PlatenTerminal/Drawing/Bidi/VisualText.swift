import TextEditing

/// What the cells of a terminal show of text in which something reads from right to left (Unicode Annex 9).
enum VisualText {
  /// The largest number of scalars that are looked at for the direction of a line.
  static let reach = 1_024

  /// Whether the clusters of a part of a line can stand in another order than that in which they are stored.
  static func isReordered(_ text: some StringProtocol, level: UInt8 = 0) -> Bool {
    level != 0 && !text.isEmpty || !BidiParagraph.isPlain(text)
  }

  /// The level of a line by its first letter with a direction (rules P2 and P3): 0 from left to right, which is also
  /// that of a line without letters, 1 from right to left.
  static func level(of text: some StringProtocol) -> UInt8 { text.firstLetterLevel ?? 0 }

  /// The levels of the scalars of a text of several paragraphs, each of which has its own direction; nil where all are
  /// shown as they are stored.
  ///
  /// - Parameter level: That of all paragraphs, where it does not follow from their letters.
  static func levels(of runs: some Sequence<some StringProtocol>, level: UInt8? = nil) -> [UInt8]? {
    guard runs.contains(where: { isReordered($0, level: level ?? 0) }) else { return nil }
    var levels: [UInt8] = []
    var paragraph: [Unicode.Scalar] = []
    for character in runs.joined() {
      paragraph += character.unicodeScalars
      if character.isNewline {
        levels += BidiParagraph(paragraph, level: level).levels
        paragraph = []
      }
    }
    return levels + BidiParagraph(paragraph, level: level).levels
  }

  /// The clusters of a line from left to right: their indices, and what is written to their cells.
  static func arranged(
    _ characters: [Character], levels: [UInt8], for order: TextOrder
  ) -> (indices: [Int], written: [Character]) {
    let indices = BidiParagraph.visualOrder(levels)
    let joined = ArabicForms.joined(characters)
    var written = indices.map { levels[$0] & 1 == 1 ? mirrored(joined[$0]) : joined[$0] }
    guard order == .visualWords else { return (indices, written) }
    var start = 0
    while start < indices.count {
      func isInWord(_ place: Int) -> Bool {
        levels[indices[place]] & 1 == 1 && !characters[indices[place]].isWhitespace
      }
      guard isInWord(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < indices.count, isInWord(end) { end += 1 }
      // The terminal mirrors brackets as well.
      for place in start..<end { written[place] = joined[indices[end - 1 - (place - start)]] }
      start = end
    }
    return (indices, written)
  }

  private static func mirrored(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, let mirrored = BidiClass.mirrored(scalar) else {
      return character
    }
    return Character(mirrored)
  }
}
