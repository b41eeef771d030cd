import EditingTestSupport
import Testing
import TextEditing

/// Compares a rope with a string: after the same operations both are equal.
@Suite struct RopeTests {
  static let seeds: [UInt64] = Array(1...8)

  /// Long enough for several chunks; of one kind of text or of a mixture of all.
  static func text(_ edits: inout RandomEdits) -> String {
    switch edits.int(0...4) {
    case 4:
      return "a" + edits.text(900...2_000, from: ["🇩🇪", "🇫🇷", "🇩🇪🇫🇷", "🇫🇷🇫🇷🇩🇪", "🇫"]) + edits.pick(["", "\u{FE0F}", "b"])
    case 0: return String(repeating: "The quick brown fox.\n", count: edits.int(200...900))
    case 1: return edits.text(3_000...9_000, from: ["🇩🇪", "🇫", "👨‍👩‍👧‍👦", "e\u{301}", "\r\n", "ᄒ", "ᅡ", "ᆫ", "\u{200D}"])
    case 2: return edits.text(3_000...9_000, from: ["日", "本", "語", "क्षि", "א", "ע", "٣", "𝟙"])
    default: return edits.text(3_000...9_000)
    }
  }

  static func check(_ rope: TextRope, _ string: StringStorage, at offset: Int, _ context: Comment) {
    #expect(rope.boundary(before: offset) == string.boundary(before: offset), context)
    #expect(rope.boundary(after: offset) == string.boundary(after: offset), context)
    #expect(rope.boundary(roundingDown: offset) == string.boundary(roundingDown: offset), context)
    let whole = string.boundary(roundingDown: offset)
    #expect(rope.wordStart(before: whole) == string.wordStart(before: whole), context)
    #expect(rope.wordEnd(after: whole) == string.wordEnd(after: whole), context)
    #expect(rope.wordRange(at: whole) == string.wordRange(at: whole), context)
    #expect(rope.lineStart(offset) == string.lineStart(offset), context)
    #expect(rope.lineEnd(offset) == string.lineEnd(offset), context)
    let scalars = string.slice(0..<whole).unicodeScalars.count
    #expect(rope.scalars(utf16: whole) == scalars, context)
    #expect(rope.utf16(scalars: scalars) == whole, context)
  }

  /// The parity of regional indicators is known from chunks that hold nothing else.
  @Test func flagsAreFoundInARunOfAnyLength() {
    let text = "a" + String(repeating: "🇩🇪🇫🇷", count: 1_200) + "🇫"
    let string = StringStorage(text)
    let rope = TextRope(text)
    for offset in [1, 2, 3, 4, 5, 6, 7, 4_799, 4_800, 4_801, 4_802, 9_598, 9_599, 9_600, 9_601, 9_602, 9_603] {
      #expect(rope.boundary(before: offset) == string.boundary(before: offset), "\(offset)")
      #expect(rope.boundary(after: offset) == string.boundary(after: offset), "\(offset)")
      #expect(rope.boundary(roundingDown: offset) == string.boundary(roundingDown: offset), "\(offset)")
    }
  }

  @Test func featuresFollowWhatIsTypedAndDeleted() {
    var storage = TextStorage(String(repeating: "x", count: 300_000))
    #expect(storage.isLong && !storage.hasLineBreak && !storage.hasCarriageReturn)
    #expect(!storage.hasDirectionalFormatting)
    storage.splice(200_000..<200_000, with: "\r\n\u{202B}")
    #expect(storage.hasLineBreak && storage.hasCarriageReturn && storage.hasDirectionalFormatting)
    storage.splice(200_000..<200_001, with: "")
    #expect(storage.hasLineBreak && !storage.hasCarriageReturn && storage.hasDirectionalFormatting)
    storage.splice(200_000..<200_002, with: "")
    #expect(!storage.hasLineBreak && !storage.hasDirectionalFormatting)
  }

  @Test(arguments: seeds) func aRopeEqualsAString(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    let text = Self.text(&edits)
    var string = StringStorage(text)
    var rope = TextRope(text)
    for step in 0..<60 {
      let context: Comment = "seed \(seed), step \(step)"
      let count = string.utf16Count
      #expect(rope.length.utf16 == count, context)
      #expect(rope.length.utf8 == string.string.utf8.count, context)
      #expect(rope.length.scalars == string.string.unicodeScalars.count, context)
      for offset in [0, count, edits.int(0...count), min(3072, count), min(3073, count), min(1536, count)] {
        Self.check(rope, string, at: offset, context)
      }
      var lower = edits.int(0...count)
      var upper = edits.bool(3) ? edits.int(lower...count) : min(count, lower + edits.int(0...8))
      (lower, upper) = (string.boundary(roundingDown: lower), string.boundary(roundingDown: upper))
      #expect(rope.slice(lower..<upper).hasSameUnits(as: string.slice(lower..<upper)), context)
      let replacement = edits.bool(6) ? Self.text(&edits) : edits.text(0...5)
      let before = rope
      rope.replace(lower..<upper, with: replacement)
      string.splice(lower..<upper, with: replacement)
      #expect(rope.string.hasSameUnits(as: string.string), context)
      Self.checkDifference(before, rope, context)
    }
  }

  /// Replacing the difference in the older text gives the newer one.
  static func checkDifference(_ old: TextRope, _ new: TextRope, _ context: Comment) {
    for base in [old, TextRope(old.string)] {
      guard let difference = TextDelta(from: base, to: new) else {
        #expect(old.string.hasSameUnits(as: new.string), context)
        #expect(new.hasSameUnits(as: base), context)
        continue
      }
      #expect(!new.hasSameUnits(as: base), context)
      var patched = old
      patched.replace(difference.old, with: new.slice(difference.new))
      #expect(patched.string.hasSameUnits(as: new.string), context)
    }
  }

  @Test func theDifferenceIsNoLargerThanTheEdit() throws {
    var rope = TextRope(String(repeating: "0123456789\n", count: 100_000))
    let before = rope
    rope.replace(500_000..<500_003, with: "ab")
    let difference = try #require(TextDelta(from: before, to: rope))
    #expect(difference.old == 500_000..<500_003)
    #expect(difference.new == 500_000..<500_002)
  }

  @Test func anEmptiedTextAcceptsTextAgain() {
    var rope = TextRope(String(repeating: "x", count: 50_000))
    rope.replace(0..<50_000, with: "")
    #expect(rope.string == "")
    #expect(rope.boundary(after: 0) == 0)
    #expect(rope.lineStart(0) == 0)
    rope.replace(0..<0, with: "new")
    #expect(rope.string == "new")
  }

  @Test func manyEditsAtOnePositionKeepTheTextIntact() {
    var rope = TextRope("")
    for number in 0..<3_000 { rope.replace(rope.length.utf16 / 2..<rope.length.utf16 / 2, with: "\(number) ") }
    let typed = rope.string
    while rope.length.utf16 > 10 { rope.replace(rope.length.utf16 / 3..<rope.length.utf16 / 3 + 7, with: "") }
    #expect(typed.split(separator: " ").joined().count > 5_000)
    #expect(rope.string.utf16.count == rope.length.utf16)
  }

  @Test(.enabled(if: BreakCase.isInstalled)) func graphemeClustersAreThoseOfUnicode() throws {
    for line in try #require(BreakCase.load("GraphemeBreakTest.txt")) {
      let text = line.string
      let string = StringStorage(text)
      let rope = TextRope(text)
      for offset in 0...string.utf16Count {
        #expect(rope.boundary(before: offset) == string.boundary(before: offset), "\(line) \(offset)")
        #expect(rope.boundary(after: offset) == string.boundary(after: offset), "\(line) \(offset)")
        #expect(rope.boundary(roundingDown: offset) == string.boundary(roundingDown: offset))
      }
    }
  }
}

@Suite struct LongTextSessionTests {
  @Test(arguments: RopeTests.seeds) func theSameCommandsLeadToTheSameStates(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 31)
    let text = RopeTests.text(&edits)
    var options = PlainTextProperties.options(&edits)
    options.limit = nil
    var short = EditingSession(text: text, options: options)
    var long = EditingSession(storage: TextStorage(text, longestString: 64), options: options)
    for step in 0..<80 {
      let command = edits.command(for: short.state)
      // Emptying the text would end the test.
      if case .delete(_, .document) = command { continue }
      let context: Comment = "seed \(seed), step \(step), \(command)"
      #expect(long.perform(command) == short.perform(command), context)
      #expect(long.state == short.state, context)
      if long.state != short.state { return }
    }
    while short.canUndo { #expect(long.perform(.undo) == short.perform(.undo)) }
    #expect(long.state == short.state)
    while short.canRedo { #expect(long.perform(.redo) == short.perform(.redo)) }
    #expect(long.state == short.state)
  }

  @Test func aTextIsLongOrShortByItsLength() {
    let paragraph = String(repeating: "word ", count: 1_000)
    var storage = TextStorage(paragraph, longestString: 6_000)
    #expect(!storage.isLong)
    storage.splice(0..<0, with: paragraph)
    #expect(storage.isLong)
    #expect(storage == TextStorage(paragraph + paragraph))
    storage.splice(0..<8_000, with: "")
    #expect(!storage.isLong)
    #expect(storage.string == String(paragraph.suffix(2_000)))
  }

  @Test func aWriteByTheProgramReplacesALongText() {
    let text = String(repeating: "line\n", count: 100_000)
    var session = EditingSession(text: text, options: EditingOptions(isMultiline: true))
    session.perform(.insert("x"))
    #expect(session.perform(.rewrite(text + "xy")) == [.textChanged, .selectionChanged])
    #expect(session.selection == EditSelection(caret: 500_002))
    session.perform(.undo)
    #expect(session.text == text)
    #expect(session.setText(text).isEmpty)
    #expect(session.setText("short") == [.textChanged, .selectionChanged])
    #expect(!session.storage.isLong)
  }
}
