import EditingTestSupport
import Testing

@testable import TextEditing

/// Changes of a text that are made in another field: the caret and the steps of this one move over them.
@Suite struct ForeignChangeTests {
  @Test func undoTakesBackWhatWasTypedHereAlone() {
    var field = session("|")
    field.type("Ada")
    field.follow("Ada Lovelace")
    #expect(picture(field) == "Ada| Lovelace")
    field.type("!")
    field.perform(.undo)
    #expect(picture(field) == "Ada| Lovelace")
    field.perform(.undo)
    #expect(picture(field) == "| Lovelace")
    field.follow("Dr. Lovelace")
    field.perform(.redo)
    field.perform(.redo)
    #expect(field.text.contains("Ada!"))
    #expect(field.text.contains("Lovelace"))
  }

  @Test func whatIsChangedHereAndThereCanNotBeUndone() {
    var field = session("one |")
    field.type("two ")
    field.type("three")
    // The word that was typed first is changed: what was typed after it can be undone.
    field.follow("one 2 three")
    field.perform(.undo)
    #expect(picture(field) == "one 2 |")
    #expect(!field.canUndo)
    field.perform(.redo)
    #expect(picture(field) == "one 2 three|")
  }

  @Test func withALiveFormatNothingCanBeUndone() throws {
    var field = EditingSession(format: try InputMask("##-##").format)
    field.type("123")
    field.follow("45-67")
    #expect(field.text == "45-67")
    #expect(!field.canUndo)
  }

  @Test func aCompositionEnds() {
    var field = session("ab|")
    field.perform(.mark("k", selected: 1..<1))
    field.follow("abx")
    #expect(field.marked == nil)
    #expect(field.text == "abx")
  }

  /// A mark that another field inserts is in every text that undo and redo lead to, and nothing else differs.
  @Test(arguments: UInt64(1)...300) func everyStepHasTheForeignChange(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    var field = session("start of a text|")
    for _ in 0..<edits.int(1...8) {
      field.perform(.select(EditSelection(caret: edits.int(0...field.utf16Count))))
      for _ in 0..<edits.int(1...3) {
        field.perform(edits.bool(3) ? .delete(.backward, .grapheme) : .insert(edits.pick(["a", "b", "xy"])))
      }
    }
    for _ in 0..<edits.int(0...3) { field.perform(.undo) }
    var plain = field
    var text = field.text
    text.insert("#", at: text.index(text.startIndex, offsetBy: edits.int(0...text.count)))
    field.follow(text)
    let (undos, redos) = (field.undoDepth, field.redoDepth)
    for (command, count) in [(EditCommand.undo, undos), (.redo, undos + redos)] {
      for _ in 0..<count {
        field.perform(command)
        plain.perform(command)
        #expect(field.text.filter { $0 == "#" } == "#")
        #expect(field.text.filter { $0 != "#" } == plain.text)
      }
    }
  }
}
