import Testing
import TextEditing

@Suite struct UndoAndRedo {
  @Test func typingCoalescesByWord() {
    var field = session("|")
    field.type("hello big world")
    field.perform(.undo)
    #expect(picture(field) == "hello big |")
    field.perform(.undo)
    #expect(picture(field) == "hello |")
    field.perform(.undo)
    #expect(picture(field) == "|")
    #expect(field.perform(.undo) == [.refused(.nothingToUndo)])
    field.perform(.redo)
    field.perform(.redo)
    #expect(picture(field) == "hello big |")
  }

  @Test func movingTheCaretEndsARun() {
    var field = session("|")
    field.type("ab")
    field.perform(.move(.backward, .grapheme, extending: false))
    field.type("x")
    field.perform(.undo)
    #expect(picture(field) == "a|b")
    field.perform(.undo)
    #expect(picture(field) == "|")
  }

  @Test func selectingTheCurrentSelectionEndsNoRun() {
    var field = session("|")
    field.type("ab")
    field.perform(.select(EditSelection(caret: 2)))
    field.type("c")
    field.perform(.undo)
    #expect(picture(field) == "|")
  }

  @Test func deletionsCoalesceSeparatelyFromTyping() {
    var field = session("abc|")
    field.type("de")
    field.backspace(3)
    field.perform(.undo)
    #expect(picture(field) == "abcde|")
    field.perform(.undo)
    #expect(picture(field) == "abc|")
    field.perform(.redo)
    field.perform(.redo)
    #expect(picture(field) == "ab|")
  }

  @Test(arguments: [EditDirection.backward, .forward])
  func aSelectionIsDeletedAlikeByBothKeys(_ direction: EditDirection) {
    var field = session("ab[c]d")
    field.perform(.delete(direction, .grapheme))
    field.backspace(1)
    #expect(picture(field) == "a|d")
    field.perform(.undo)
    #expect(picture(field) == "ab[c]d")
  }

  @Test func deletingForwardCoalesces() {
    var field = session("a|bcd")
    field.perform(.delete(.forward, .grapheme))
    field.perform(.delete(.forward, .grapheme))
    #expect(picture(field) == "a|d")
    field.perform(.undo)
    #expect(picture(field) == "a|bcd")
  }

  @Test func aPasteIsOneStep() {
    var field = session("|")
    field.type("a")
    field.perform(.paste("b c d"))
    field.type("e")
    field.perform(.undo)
    #expect(field.text == "ab c d")
    field.perform(.undo)
    #expect(field.text == "a")
  }

  @Test func undoingRestoresTheSelection() {
    var field = session("one [two] three")
    field.type("2")
    field.perform(.undo)
    #expect(picture(field) == "one [two] three")
  }

  @Test func editingClearsTheRedoHistory() {
    var field = session("|")
    field.type("a")
    field.perform(.undo)
    field.type("b")
    #expect(!field.canRedo)
    #expect(field.perform(.redo) == [.refused(.nothingToRedo)])
  }

  @Test func editsReportedByABrowserCoalesceLikeTyping() {
    var field = session("|")
    for (index, letter) in "abc".enumerated() {
      field.perform(.replace(index..<index, with: String(letter), selection: EditSelection(caret: index + 1)))
    }
    field.perform(.undo)
    #expect(field.text.isEmpty)
  }

  @Test func aTransformingSetterBecomesPartOfTheEdit() {
    var field = session("|")
    field.type("a")
    field.perform(.rewrite("A"))
    field.type("b")
    field.perform(.rewrite("AB"))
    #expect(picture(field) == "AB|")
    field.perform(.undo)
    #expect(picture(field) == "|")
    field.perform(.redo)
    #expect(picture(field) == "AB|")
  }

  @Test func aWriteByTheProgramClearsTheHistory() {
    var field = session("|")
    field.type("a")
    field.setText("other")
    #expect(picture(field) == "other|")
    #expect(!field.canUndo)
  }

  /// Three words, of which the last is undone.
  private func undoneOnce() -> EditingSession {
    var field = session("|")
    field.type("one two three")
    field.perform(.undo)
    return field
  }

  @Test func anUndoThatTheProgramRefusesIsAsIfItWereNotMade() {
    var field = undoneOnce()
    field.perform(.rewrite("one two three"))
    #expect(picture(field) == "one two three|")
    #expect(!field.canRedo)
    field.perform(.undo)
    #expect(picture(field) == "one two |")
    field.perform(.undo)
    #expect(picture(field) == "one |")
    field.perform(.undo)
    field.setText("one ", caret: .exact(EditSelection(caret: 4)))
    #expect(field.perform(.undo).contains(.textChanged))
    #expect(picture(field) == "|")
    field.perform(.redo)
    field.perform(.redo)
    field.perform(.redo)
    #expect(picture(field) == "one two three|")
  }

  @Test func aRedoThatTheProgramRefusesIsAsIfItWereNotMade() {
    var field = undoneOnce()
    field.perform(.redo)
    field.perform(.rewrite("one two "))
    #expect(picture(field) == "one two |")
    #expect(field.canRedo)
    field.perform(.redo)
    #expect(picture(field) == "one two three|")
    field.perform(.undo)
    field.perform(.undo)
    #expect(picture(field) == "one |")
  }

  @Test func whatTheProgramMakesOfAnUndoneTextKeepsBothHistories() {
    var field = undoneOnce()
    field.perform(.rewrite("ONE TWO "))
    #expect(picture(field) == "ONE TWO |")
    field.perform(.redo)
    #expect(field.text == "one two three")
    field.perform(.undo)
    #expect(picture(field) == "ONE TWO |")
    field.perform(.undo)
    #expect(picture(field) == "one |")
    field.perform(.redo)
    #expect(picture(field) == "ONE TWO |")
    // At the beginning of the history there is no step that the rewriting is part of.
    field.perform(.undo)
    field.perform(.undo)
    field.perform(.rewrite("-"))
    #expect(!field.canUndo)
    field.perform(.redo)
    #expect(field.text == "one ")
    field.perform(.undo)
    #expect(field.text == "-")
  }

  @Test func inALongTextTheRewritingNeedNotTouchTheStep() {
    let long = String(repeating: "long line\n", count: 20_000)
    var field = EditingSession(text: long, options: EditingOptions(isMultiline: true))
    field.perform(.select(EditSelection(caret: 5)))
    field.type("a")
    field.perform(.select(EditSelection(caret: field.utf16Count)))
    field.type("b")
    let typed = field.text
    field.perform(.undo)
    let undone = field.text
    let end = undone.utf16.count - 3
    let rewritten = String(undone.utf16.prefix(end))! + "XYZ"
    field.perform(.rewrite(rewritten))
    #expect(field.text == rewritten)
    field.perform(.redo)
    #expect(field.text == typed)
    field.perform(.undo)
    #expect(field.text == rewritten)
    field.perform(.undo)
    #expect(field.text == long)
  }

  @Test func theTextOfAnEndedEditingIsAStep() throws {
    let mask = try InputMask("##-##").format
    for format in [nil, mask] {
      var field = EditingSession(format: format)
      field.type("12")
      let typed = field.state
      #expect(field.setText("34", caret: .endOfEditing) == [.textChanged])
      let ended = field.state
      #expect(ended.text.hasPrefix("34"))
      field.perform(.undo)
      #expect(field.state == typed)
      field.perform(.redo)
      #expect(field.state == ended)
      // What is typed after it is another step.
      field.type("5")
      field.perform(.undo)
      #expect(field.state == ended)
    }
    var secret = EditingSession(options: EditingOptions(isSecure: true))
    secret.type("12")
    secret.setText("34", caret: .endOfEditing)
    #expect(!secret.canUndo)
  }

  @Test func theProposalOfAnUndoIsItsReplacement() {
    var field = session("x|")
    field.type("ab")
    #expect(field.proposal(for: .undo) == EditReplacement(range: 1..<3, replacement: ""))
    #expect(field.proposal(for: .redo) == nil)
  }
}
