import EditingTestSupport
import Testing

@testable import TextEditing

/// Left and right arrows in text of both directions. Lower-case letters are Latin, capitals represent Hebrew.
@Suite struct VisualMovement {
  private func field(_ text: String, multiline: Bool = false) -> EditingSession {
    let scalars = text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar : scalar
    }
    let options = EditingOptions(isMultiline: multiline, movement: .visual)
    var field = EditingSession(text: String(String.UnicodeScalarView(scalars)), options: options)
    field.perform(.select(EditSelection(caret: 0)))
    return field
  }

  /// The offsets of repeated movements until they stop.
  private func walk(_ field: inout EditingSession, _ direction: EditDirection) -> [Int] {
    var offsets = [field.state.selection.head]
    for _ in 0..<50 {
      let effects = field.perform(.move(direction, .grapheme, extending: false))
      if effects.isEmpty { return offsets }
      offsets.append(field.state.selection.head)
    }
    Issue.record("no end")
    return offsets
  }

  @Test func rightPassesTheLettersAsTheyAreSeen() {
    // Shown as ab CBA de, with A last.
    var field = field("ab ABC de")
    #expect(walk(&field, .right) == [0, 1, 2, 3, 5, 4, 3, 7, 8, 9])
    #expect(walk(&field, .left) == [9, 8, 7, 6, 4, 5, 6, 2, 1, 0])
  }

  @Test func inARightToLeftLineLeftMovesForward() {
    var field = field("ABC")
    #expect(walk(&field, .right) == [0])
    #expect(walk(&field, .left) == [0, 1, 2, 3])
    #expect(walk(&field, .right) == [3, 2, 1, 0])
  }

  @Test func numbersInHebrewReadLeftToRight() {
    // Shown as 12 A: the letter at the right, the number to its left.
    var field = field("A 12")
    #expect(walk(&field, .left) == [0, 1, 2, 3, 2])
    #expect(field.state.selection.affinity == .downstream)
  }

  @Test func visualMovementPassesEveryLetterOnceInBothDirections() {
    for text in ["ab ABC de", "ABC de FG", "a1B2c3", "A (b) C", "12 AB 34", "a\u{301}B\u{301}c", "👍🏽AB👨‍👩‍👧c"] {
      var field = field(text)
      _ = walk(&field, .left)
      let count = field.text.count
      #expect(walk(&field, .right).count == count + 1, "\(text)")
      #expect(walk(&field, .left).count == count + 1, "\(text)")
    }
  }

  /// A mark at the end that closes nothing has no effect, but makes the direction of the whole line be resolved.
  @Test(arguments: UInt64(1)...300) func aMovementInsideARunIsThatOfTheWholeLine(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 27_644_437)
    let atoms = [
      "א", "ב", "ג", "ע", "ش", "a", "1", "٣", " ", " ", ".", "-", "(", ")", "\u{5B0}", "\u{301}", "\t", "$", "👍🏽",
    ]
    let text = edits.text(1...24, from: atoms)
    func field(_ text: String) -> EditingSession {
      EditingSession(text: text, options: EditingOptions(isMultiline: true, movement: .visual))
    }
    var run = field(text + "a")
    var whole = field(text + "a\u{202C}")
    let start = EditSelection(caret: edits.int(0...text.utf16.count))
    run.perform(.select(start))
    whole.perform(.select(start))
    // Where all is shown in the order in which it is stored, an offset is one place, whatever the affinity.
    let hasTwoDirections = text.unicodeScalars.contains { BidiClass($0) == .r || BidiClass($0) == .an }
    for _ in 0..<30 where run.state.selection.head < text.utf16.count {
      let command = EditCommand.move(edits.pick([.left, .right]), .grapheme, extending: edits.bool(4))
      run.perform(command)
      whole.perform(command)
      guard whole.state.selection.head < text.utf16.count else { break }
      #expect(run.state.selection.range == whole.state.selection.range, "\(text) \(command)")
      #expect(run.state.selection.head == whole.state.selection.head, "\(text) \(command)")
      if hasTwoDirections {
        #expect(run.state.selection.affinity == whole.state.selection.affinity, "\(text) \(command)")
      }
    }
  }

  /// In a long line only a part around the caret is resolved, unless it has a character that embeds a direction.
  @Test(arguments: UInt64(1)...40) func aMovementInALongLineIsThatOfTheWholeLine(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 27_644_437)
    let words = [
      "שלום", "בֶּית", "عربية", "abc", "12", "٣٤", " ", " ", ". ", "(", ")", "(דג)", "[a", "-", "\t", "1.5$", "e\u{301}",
      "👍🏽",
    ]
    // Lines of one direction with few words of the other, and mixtures.
    let some = (0..<edits.int(1...8)).map { _ in edits.pick(words) } + [edits.pick(["א ", "b ", "א b "])]
    let text = edits.pick(["", "א", "a"]) + edits.text(200...900, from: some)
    func field(_ text: String) -> EditingSession {
      EditingSession(text: text, options: EditingOptions(isMultiline: true, movement: .visual))
    }
    var part = field(text + "\nא")
    var whole = field(text + "\u{202C}\nא")
    for _ in 0..<4 {
      let start = EditSelection(caret: edits.int(0...text.utf16.count))
      part.perform(.select(start))
      whole.perform(.select(start))
      for _ in 0..<40 where whole.selection.head < text.utf16.count {
        let granularity: EditGranularity = edits.bool(20) ? .word : .grapheme
        let command = EditCommand.move(edits.pick([.left, .right]), granularity, extending: edits.bool(6))
        part.perform(command)
        whole.perform(command)
        guard whole.selection.head < text.utf16.count, part.selection.head < text.utf16.count else { break }
        #expect(part.selection.range == whole.selection.range, "\(text) \(command)")
        #expect(part.selection.head == whole.selection.head, "\(text) \(command)")
      }
      #expect(part.violation == nil)
    }
  }

  @Test func anEditChangesTheShownOrder() {
    var field = field("ab ABC de")
    field.perform(.select(EditSelection(caret: 3)))
    field.perform(.move(.right, .grapheme, extending: false))
    field.perform(.select(EditSelection(0..<9)))
    field.perform(.insert("abc"))
    field.perform(.select(EditSelection(caret: 0)))
    #expect(walk(&field, .right) == [0, 1, 2, 3])
  }

  @Test func typedTextKeepsTheCaretNextToIt() {
    var field = field("ab ")
    field.perform(.move(.forward, .document, extending: false))
    field.perform(.insert("\u{5D0}"))
    #expect(field.state.selection == EditSelection(caret: 4, affinity: .upstream))
    // The caret is to the left of the letter: right passes it.
    field.perform(.move(.right, .grapheme, extending: false))
    #expect(field.state.selection.head == 3)
  }

  @Test func aSelectionCollapsesToTheSideSeen() {
    var field = field("ab ABC de")
    field.perform(.select(EditSelection(anchor: 3, head: 6)))
    field.perform(.move(.right, .grapheme, extending: false))
    #expect(field.state.selection.head == 3)
    field.perform(.select(EditSelection(anchor: 3, head: 6)))
    field.perform(.move(.left, .grapheme, extending: false))
    #expect(field.state.selection.head == 6)
  }

  @Test func extendingMovesTheHeadAndKeepsTheAnchor() {
    var field = field("ABC")
    field.perform(.move(.left, .grapheme, extending: true))
    field.perform(.move(.left, .grapheme, extending: true))
    #expect(field.state.selection.anchor == 0)
    #expect(field.state.selection.head == 2)
  }

  @Test func movingBeyondAnEndContinuesInTheNextLine() {
    var field = field("ab\nABC\nde", multiline: true)
    #expect(walk(&field, .right) == [0, 1, 2, 6, 5, 4, 3, 7, 8, 9])
    #expect(walk(&field, .left) == [9, 8, 7, 3, 4, 5, 6, 2, 1, 0])
    var hebrew = self.field("AB\nC", multiline: true)
    #expect(walk(&hebrew, .left) == [0, 1, 2, 3, 4])
    #expect(walk(&hebrew, .right) == [4, 3, 2, 1, 0])
  }

  @Test func movementByWordAndLineFollowsTheDirectionOfTheLine() {
    var field = field("ABC DEF")
    field.perform(.move(.left, .word, extending: false))
    #expect(field.state.selection.head == 3)
    field.perform(.move(.left, .line, extending: false))
    #expect(field.state.selection.head == 7)
    field.perform(.move(.right, .line, extending: false))
    #expect(field.state.selection.head == 0)
  }

  @Test func theOrderOfTheTextIsTheDefault() {
    var field = field("ABC")
    field.options.movement = .logical
    field.perform(.move(.right, .grapheme, extending: false))
    #expect(field.state.selection.head == 1)
  }

  @Test func secureTextRevealsNoDirection() {
    var field = field("ABC")
    field.options.isSecure = true
    field.perform(.move(.right, .grapheme, extending: false))
    #expect(field.state.selection.head == 1)
  }
}
