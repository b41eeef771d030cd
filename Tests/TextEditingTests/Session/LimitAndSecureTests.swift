import Testing

@testable import TextEditing

@Suite struct LimitsAndSecureText {
  @Test func aLimitCutsBetweenGraphemesAndKeepsTheCaret() {
    var field = session("ab|", EditingOptions(limit: 4))
    #expect(field.perform(.paste("👨‍👩‍👧‍👦e\u{301}xyz")) == [.textChanged, .selectionChanged, .refused(.limit)])
    #expect(picture(field) == "ab👨‍👩‍👧‍👦e\u{301}|")
    #expect(field.perform(.insert("x")) == [.refused(.limit)])
  }

  @Test func aCombiningMarkStillFitsAFullField() {
    var field = session("abce|", EditingOptions(limit: 4))
    field.perform(.insert("\u{301}"))
    #expect(field.text.utf16.count == 5)
    #expect(field.text.count == 4)
  }

  @Test func replacingASelectionMakesSpaceUnderTheLimit() {
    var field = session("a[bc]d", EditingOptions(limit: 4))
    field.perform(.paste("wxyz"))
    #expect(picture(field) == "awx|d")
  }

  @Test func aProgramMayExceedTheLimitAndDeletingStillWorks() {
    var field = session("abcdefgh|", EditingOptions(limit: 4))
    field.backspace()
    #expect(field.text == "abcdefg")
    #expect(field.perform(.insert("x")) == [.refused(.limit)])
  }

  @Test func secureTextIsNotCopiedCutOrUndone() {
    var field = session("[hunter2]", EditingOptions(isSecure: true))
    #expect(field.perform(.copy) == [.refused(.secure)])
    #expect(field.perform(.cut) == [.refused(.secure)])
    field.type("x")
    #expect(!field.canUndo)
    #expect(field.perform(.undo) == [.refused(.secure)])
    #expect(field.text == "x")
  }

  @Test func secureTextIsOneWord() {
    var field = session("correct horse| battery", EditingOptions(isSecure: true))
    field.perform(.move(.backward, .word, extending: false))
    #expect(field.state.selection.head == 0)
  }

  @Test func becomingSecureDropsTheHistory() {
    var field = session("|")
    field.type("abc")
    field.options.isSecure = true
    field.options.isSecure = false
    #expect(!field.canUndo)
  }

  @Test func secureTextIsInNoDescription() {
    var field = session("hunter2|", EditingOptions(isSecure: true))
    field.type("x")
    var dumped = ""
    dump(field, to: &dumped)
    for text in ["\(field)", String(reflecting: field), String(describing: field), dumped] {
      #expect(!text.contains("hunter"))
    }
    #expect("\(session("ab|"))".contains("ab"))
  }

  /// A string that shares the memory of a session's text, to observe what is written there.
  private func witness(of field: EditingSession) -> String { field.core.storage.text }

  private func isWiped(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0 == 0 } }

  @Test(arguments: ["hunter2", "correct horse battery staple", "пароль 👨‍👩‍👧"])
  func secureTextIsOverwrittenWhenTheFieldIsReleased(_ text: String) {
    var field: EditingSession? = EditingSession(text: text, options: EditingOptions(isSecure: true))
    let shown = field?.text
    let memory = field.map(witness)
    #expect(memory == text)
    field = nil
    #expect(memory.map(isWiped) == true)
    #expect(shown == text, "what was handed out is another copy")
  }

  @Test func secureTextIsOverwrittenWhenItIsClearedOrEdited() {
    var field = session("hunter2|", EditingOptions(isSecure: true))
    var memory = witness(of: field)
    field.setText("")
    #expect(isWiped(memory))
    field.type("another one")
    memory = witness(of: field)
    field.backspace()
    #expect(isWiped(memory))
    #expect(field.text == "another on")
    memory = witness(of: field)
    field.perform(.selectAll)
    field.perform(.delete(.backward, .grapheme))
    #expect(isWiped(memory))
  }

  @Test func aCopyOfASecureSessionKeepsItsText() {
    let field = session("hunter2|", EditingOptions(isSecure: true))
    var other = field
    other.setText("")
    #expect(field.text == "hunter2")
    #expect(!isWiped(witness(of: field)))
  }

  @Test func becomingSecureMovesTheTextToMemoryThatIsOverwritten() {
    var field = session("hunter2|")
    field.options.isSecure = true
    let memory = witness(of: field)
    field.setText("x")
    #expect(isWiped(memory))
  }

  @Test func secureTextIsInNoUndoStackEvenAfterAComposition() {
    var field = session("|", EditingOptions(isSecure: true))
    field.perform(.mark("ab", selected: 2..<2))
    field.perform(.unmark)
    field.perform(.paste("cd"))
    field.perform(.rewrite("ABCD"))
    field.options.isSecure = false
    #expect(!field.canUndo)
    #expect(!field.canRedo)
  }
}
