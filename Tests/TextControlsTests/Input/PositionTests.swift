import Testing
import TextControls

/// UITextInput's positions and ranges.
@MainActor struct PositionTests {
  private let field = UITextField()

  init() { field.text = "a😀 word two" }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(field.position(from: field.beginningOfDocument, offset: offset))
  }

  private func range(_ range: Range<Int>) throws -> UITextRange {
    try #require(field.textRange(from: position(range.lowerBound), to: position(range.upperBound)))
  }

  @Test func offsetsCountUTF16() throws {
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 12)
    #expect(field.text(in: try range(1..<3)) == "😀")
    #expect(field.text(in: try range(3..<3)) == "")
    #expect(field.text(in: try range(1..<2)) == nil)
  }

  @Test func positionsBeyondTheTextDoNotExist() {
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(field.position(from: field.beginningOfDocument, in: .left, offset: .min) == nil)
    #expect(field.position(from: UITextPosition(), offset: 0) == nil)
    #expect(field.textRange(from: UITextPosition(), to: field.endOfDocument) == nil)
    #expect(field.text(in: UITextRange()) == nil)
  }

  @Test func positionsCompare() throws {
    #expect(field.compare(try position(1), to: try position(4)) == .orderedAscending)
    #expect(field.compare(field.endOfDocument, to: field.endOfDocument) == .orderedSame)
    #expect(try position(3) == position(3))
    #expect(try range(5..<8) == range(5..<8))
    #expect(try field.textRange(from: position(5), to: position(2)) == range(2..<5))
  }

  @Test func selectionsKeepToWholeCharacters() throws {
    field.selectedTextRange = try range(2..<2)
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.editingSession.state.selection.range.lowerBound != 2)
    field.selectedTextRange = try range(4..<8)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "word")
    field.selectedTextRange = nil
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "word")
  }

  @Test func aRangeThatTheTextHasOutgrownIsCut() throws {
    let stale = try range(4..<12)
    field.text = "short"
    #expect(field.text(in: stale) == "t")
    field.replace(stale, withText: "!")
    #expect(field.text == "shor!")
  }

  @Test func theTokenizerFindsWords() throws {
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(position(5), with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "word")
    #expect(field.tokenizer.isPosition(try position(8), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!field.tokenizer.isPosition(try position(8), atBoundary: .word, inDirection: .storage(.backward)))
    #expect(field.tokenizer.isPosition(try position(9), withinTextUnit: .word, inDirection: .storage(.forward)))
    let next = field.tokenizer.position(from: try position(5), toBoundary: .word, inDirection: .storage(.forward))
    #expect(next.map { field.offset(from: field.beginningOfDocument, to: $0) } == 8)
    let before = field.tokenizer.position(from: try position(5), toBoundary: .word, inDirection: .storage(.backward))
    #expect(before.map { field.offset(from: field.beginningOfDocument, to: $0) } == 4)
  }

  @Test func theTokenizerFindsCharactersSentencesAndTheDocument() throws {
    let emoji = try #require(
      field.tokenizer.rangeEnclosingPosition(position(1), with: .character, inDirection: .storage(.forward)))
    #expect(field.text(in: emoji) == "😀")
    field.text = "One. Two? “Three!” Four"
    let second = try #require(
      field.tokenizer.rangeEnclosingPosition(position(6), with: .sentence, inDirection: .storage(.forward)))
    #expect(field.text(in: second) == "Two? ")
    let all = try #require(
      field.tokenizer.rangeEnclosingPosition(position(6), with: .document, inDirection: .storage(.forward)))
    #expect(field.text(in: all) == field.text)
  }
}
