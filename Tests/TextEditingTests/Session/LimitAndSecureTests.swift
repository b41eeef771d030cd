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
