import Testing

@testable import TextEditing

/// The checks of debug builds find each kind of violation.
@Suite struct InvariantTests {
  @Test func aSessionIsValidAfterEveryKindOfCommand() {
    var session = EditingSession(text: "e\u{301}👍🏽")
    #expect(session.violation == nil)
    for command: EditCommand in [
      .move(.backward, .grapheme, extending: true), .insert("👩‍👩‍👧"), .mark("ni", selected: 1..<2), .unmark, .undo,
      .selectAll,
      .rewrite("x"), .redo,
    ] {
      session.perform(command)
      #expect(session.violation == nil, "\(command)")
    }
  }

  @Test func aCaretOutsideOfTheTextIsAViolation() {
    var session = EditingSession(text: "abc")
    session.core.selection = EditSelection(caret: 4)
    #expect(session.violation == "the anchor 4 is outside of the text, 0...3")
    session.core.selection = EditSelection(anchor: 1, head: -1)
    #expect(session.violation == "the head -1 is outside of the text, 0...3")
  }

  @Test func aCaretInsideOfAClusterIsAViolation() {
    var session = EditingSession(text: "e\u{301}a")
    session.core.selection = EditSelection(anchor: 3, head: 1)
    #expect(session.violation == "the head 1 is inside of a grapheme cluster")
  }

  @Test func markedTextWithoutACompositionIsAViolation() {
    var session = EditingSession(text: "abc")
    session.core.marked = 0..<1
    #expect(session.violation == "text is marked without a composition")
  }

  @Test func markedTextOutsideOfTheTextIsAViolation() {
    var session = EditingSession(text: "abc")
    session.perform(.mark("ni", selected: 2..<2))
    #expect(session.violation == nil)
    session.core.marked = 3..<9
    #expect(session.violation == "the marked text 3..<9 is empty or outside of the text, 0...5")
    session.core.marked = 3..<3
    #expect(session.violation == "the marked text 3..<3 is empty or outside of the text, 0...5")
  }

  @Test func aRopeIsValidAfterManyEdits() {
    var rope = TextRope(String(repeating: "line é\n", count: 100_000))
    #expect(rope.violation == nil)
    for step in 0..<400 {
      let start = (step * 7919) % rope.length.utf16
      let text = String(repeating: "x\n", count: step % 5 == 0 ? 9_000 : step % 3)
      rope.replace(start..<min(start + step * 40, rope.length.utf16), with: text)
    }
    #expect(rope.violation == nil)
  }

  @Test func aWrongLengthOfABlockIsAViolation() {
    var block = RopeBlock([RopeChunk("one\n"), RopeChunk("two")])
    #expect(block.violation == nil)
    block.length.utf16 += 1
    #expect(block.violation?.hasPrefix("the length") == true)
    block.measure()
    block.features = []
    #expect(block.violation?.hasPrefix("the features") == true)
  }

  @Test func anEmptyOrOverfullBlockIsAViolation() {
    #expect(RopeBlock([]).violation == "there are no chunks")
    #expect(RopeBlock([RopeChunk("a"), RopeChunk("")]).violation == "chunk 1 is empty")
    let chunks = Array(repeating: RopeChunk("a"), count: RopeBlock.capacity + 1)
    #expect(RopeBlock(chunks).violation == "there are 257 chunks, more than 256")
    let long = String(repeating: "a", count: RopeChunk.capacity + 1)
    #expect(RopeBlock([RopeChunk(long)]).violation == "chunk 0 has 4097 bytes")
  }
}
