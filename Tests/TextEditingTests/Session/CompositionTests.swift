import Testing
import TextEditing

@Suite struct MarkedText {
  @Test func markingReplacesTheSelectionThenTheMarkedText() {
    var field = session("a[bc]d")
    #expect(
      field.perform(.mark("に", selected: 1..<1)) == [.textChanged, .selectionChanged, .markedChanged])
    #expect(picture(field) == "a{に|}d")
    field.perform(.mark("にほん", selected: 0..<3))
    #expect(picture(field) == "a{[にほん]}d")
    field.perform(.mark("日本", selected: 2..<2))
    #expect(field.perform(.unmark) == [.markedChanged])
    #expect(picture(field) == "a日本|d")
  }

  @Test func insertingReplacesTheMarkedText() {
    var field = session("a|b")
    field.perform(.mark("にほん", selected: 3..<3))
    field.perform(.insert("日本"))
    #expect(picture(field) == "a日本|b")
    #expect(field.state.marked == nil)
  }

  @Test func aCompositionIsOneUndoStep() {
    var field = session("x|")
    field.perform(.mark("k", selected: 1..<1))
    field.perform(.mark("か", selected: 1..<1))
    field.perform(.unmark)
    field.perform(.undo)
    #expect(picture(field) == "x|")
    field.perform(.redo)
    #expect(picture(field) == "xか|")
  }

  @Test func markingNothingCancels() {
    var field = session("x|y")
    field.perform(.mark("か", selected: 1..<1))
    field.perform(.mark("", selected: 0..<0))
    #expect(picture(field) == "x|y")
    #expect(!field.canUndo)
  }

  @Test func undoCancelsAComposition() {
    var field = session("[x]y")
    field.perform(.mark("か", selected: 1..<1))
    #expect(field.canUndo)
    field.perform(.undo)
    #expect(picture(field) == "[x]y")
    #expect(field.state.marked == nil)
  }

  @Test func deletingInsideTheMarkedTextShrinksIt() {
    var field = session("a|b")
    field.perform(.mark("かな", selected: 2..<2))
    field.backspace()
    #expect(picture(field) == "a{か|}b")
    field.backspace()
    #expect(picture(field) == "a|b")
    #expect(field.state.marked == nil)
  }

  @Test func theLimitWaitsForTheEndOfTheComposition() {
    var field = session("ab|", EditingOptions(limit: 3))
    field.perform(.mark("かな", selected: 2..<2))
    #expect(field.text == "abかな")
    #expect(field.perform(.unmark) == [.textChanged, .selectionChanged, .markedChanged, .refused(.limit)])
    #expect(picture(field) == "abか|")
  }

  @Test func aSelectionOutsideTheMarkedRangeDoesNotEndTheComposition() {
    var field = session("ab|")
    field.perform(.mark("か", selected: 1..<1))
    field.perform(.select(EditSelection(caret: 0)))
    #expect(picture(field) == "|ab{か}")
  }

  @Test func aProgramWriteEndsTheComposition() {
    var field = session("ab|")
    field.perform(.mark("か", selected: 1..<1))
    #expect(field.setText("new") == [.textChanged, .markedChanged])
    #expect(picture(field) == "new|")
  }

  @Test func strayOffsetsAreClamped() {
    var field = session("ab|")
    field.perform(.mark("か", selected: -4..<99))
    #expect(picture(field) == "ab{[か]}")
  }
}
