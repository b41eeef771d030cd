import EditingTestSupport
import Testing
import TextEditing

@Suite struct PlainTextProperties {
  static let seeds: [UInt64] = Array(1...150)

  static func options(_ edits: inout RandomEdits) -> EditingOptions {
    EditingOptions(
      isMultiline: edits.bool(), isSecure: edits.bool(8), limit: edits.bool(3) ? edits.int(0...12) : nil,
      overwrite: edits.bool(4), undoDepth: edits.bool(8) ? 3 : 1_000)
  }

  @Test(arguments: seeds) func noEditTrapsOrSplitsAGrapheme(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 7_919)
    let options = Self.options(&edits)
    let faults = faultsOfRandomEdits(
      EditingSession(text: edits.text(0...20), options: options), seed: seed)
    #expect(faults == [])
  }

  @Test(arguments: seeds) func typingEqualsPasting(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    let base = EditingSession(text: edits.text(0...6), options: EditingOptions(isMultiline: true))
    let text = edits.text(0...20)
    var typed = base
    for character in text { typed.perform(.insert(String(character))) }
    var pasted = base
    pasted.perform(.paste(text))
    #expect(typed.state == pasted.state)
  }

  @Test(arguments: seeds) func deletingUndoesInserting(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var session = EditingSession(text: edits.text(0...10), options: EditingOptions(isMultiline: true))
    session.perform(.select(EditSelection(caret: edits.offset(session.text.utf16.count))))
    let before = session.state
    session.perform(.insert(edits.pick(RandomEdits.atoms)))
    // A character that combines with a neighbour can only be deleted with it.
    guard session.text.count == before.text.count + 1 else { return }
    let caret = session.state.selection.head
    let isWhole = caret - before.selection.head == session.text.utf16.count - before.text.utf16.count
    session.perform(.delete(.backward, .grapheme))
    if isWhole, session.text.count == before.text.count {
      #expect(session.text.utf8.elementsEqual(before.text.utf8))
      #expect(session.state.selection == before.selection)
    }
  }

  @Test(arguments: seeds) func movingThereAndBackRestoresTheCaret(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var session = EditingSession(text: edits.text(1...20), options: EditingOptions(isMultiline: true))
    session.perform(.select(EditSelection(caret: edits.int(0...session.text.utf16.count))))
    let start = session.state.selection.head
    session.perform(.move(.forward, .grapheme, extending: false))
    guard session.state.selection.head > start else { return }
    session.perform(.move(.backward, .grapheme, extending: false))
    #expect(session.state.selection.head == start)
  }

  @Test(arguments: seeds) func aLimitHolds(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var session = EditingSession(options: EditingOptions(limit: edits.int(0...8)))
    for _ in 0..<30 {
      session.perform(edits.bool() ? .insert(edits.pick(RandomEdits.atoms)) : .paste(edits.text(0...6)))
      if edits.bool(4) { session.perform(.select(EditSelection(edits.range(session.text.utf16.count)))) }
      #expect(session.text.count <= session.options.limit ?? .max)
    }
  }
}
