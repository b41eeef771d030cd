import EditingTestSupport
import TextEditing

/// The test data of Unicode's annexes.
@MainActor enum UnicodeSuites {
  static let all = [graphemes, deletions, words, lines, bidiCharacters, bidiClasses]

  private static let newerEmoji = "the standard library is of a newer Unicode version than the file"

  /// Pasted into a field, the caret moves from one boundary to the next, in both directions.
  private static let graphemes = Suite(
    name: "grapheme clusters: caret", source: "GraphemeBreakTest.txt of Unicode Annex 29"
  ) { tally in
    guard let cases = BreakCase.load("GraphemeBreakTest.txt") else { return false }
    for example in cases {
      for (direction, expected) in [
        (EditDirection.forward, example.offsets), (.backward, example.offsets.reversed()),
      ] {
        var session = field(example)
        session.perform(.select(EditSelection(caret: expected.first ?? 0)))
        var carets = [session.selection.head]
        while session.perform(.move(direction, .grapheme, extending: false)).contains(.selectionChanged) {
          carets.append(session.selection.head)
        }
        tally.compare(carets, expected, example.description) { _ in newerReason(example) }
      }
    }
    return true
  }

  /// Backspace deletes one cluster at a time.
  private static let deletions = Suite(
    name: "grapheme clusters: Backspace", source: "GraphemeBreakTest.txt of Unicode Annex 29"
  ) { tally in
    guard let cases = BreakCase.load("GraphemeBreakTest.txt") else { return false }
    for example in cases {
      var session = field(example)
      var lengths = [session.utf16Count]
      while session.perform(.delete(.backward, .grapheme)).contains(.textChanged) { lengths.append(session.utf16Count) }
      tally.compare(lengths, example.offsets.reversed(), example.description) { _ in newerReason(example) }
    }
    return true
  }

  private static let words = Suite(name: "words", source: "WordBreakTest.txt of Unicode Annex 29") { tally in
    guard let cases = BreakCase.load("WordBreakTest.txt") else { return false }
    for example in cases {
      let storage = StringStorage(example.string)
      let isInsideCluster = example.offsets.contains { storage.boundary(roundingDown: $0) != $0 }
      tally.compare(WordBoundaries.offsets(in: example.string), example.offsets, example.description) { _ in
        isInsideCluster ? "a selection ends between grapheme clusters" : nil
      }
    }
    return true
  }

  private static let lines = Suite(name: "line breaks", source: "LineBreakTest.txt of Unicode Annex 14") { tally in
    guard let cases = BreakCase.load("LineBreakTest.txt") else { return false }
    for example in cases {
      tally.compare(LineBreaks(of: example.scalars).opportunities, example.offsets, example.description)
    }
    return true
  }

  private static let bidiCharacters = Suite(
    name: "bidirectional text", source: "BidiCharacterTest.txt of Unicode Annex 9"
  ) { tally in
    guard let lines = UnicodeFile.lines("BidiCharacterTest.txt") else { return false }
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let direction = UInt8(fields[1]) else { continue }
      let order = BidiOrder(
        UnicodeFile.scalars(fields[0]), level: direction < 2 ? direction : nil, levels: BidiOrder.levels(fields[3]))
      tally.compare(order, BidiOrder(levels: fields[3], order: fields[4]), String(fields[0]))
    }
    return true
  }

  private static let bidiClasses = Suite(
    name: "bidirectional classes", source: "BidiTest.txt of Unicode Annex 9"
  ) { tally in
    guard let lines = UnicodeFile.lines("BidiTest.txt") else { return false }
    var levels: Substring = ""
    var order: Substring = ""
    for line in lines {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8)
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9)
      } else if !line.hasPrefix("@") {
        let fields = line.split(separator: ";")
        guard fields.count == 2, let bits = Int(fields[1].drop(while: \.isWhitespace), radix: 16) else { continue }
        let scalars = fields[0].split(separator: " ").compactMap { UnicodeFile.bidiSamples[String($0)] }
        let expected = BidiOrder(levels: levels, order: order)
        for (bit, level) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bits & bit != 0 {
          let found = BidiOrder(scalars, level: level, levels: BidiOrder.levels(levels))
          tally.compare(found, expected, "\(fields[0]) level \(level.map(String.init) ?? "auto")")
        }
      }
    }
    return true
  }

  private static func field(_ example: BreakCase) -> EditingSession {
    var session = EditingSession(options: EditingOptions(isMultiline: true))
    session.perform(.paste(example.string))
    return session
  }

  /// U+2701 is Extended_Pictographic in Unicode 15 and no longer in newer versions.
  private static func newerReason(_ example: BreakCase) -> String? {
    example.scalars.contains("\u{2701}") ? newerEmoji : nil
  }
}
