import EditingTestSupport
import Testing
import TextEditing

/// What happens to caret, selection, history and composition when the program rewrites the text.
@Suite struct RewriteTests {
  private func rewritten(_ before: String, _ text: String) -> String {
    var field = session(before)
    field.perform(.rewrite(text))
    return picture(field)
  }

  @Test func theCaretStaysAfterTheTypedText() {
    #expect(rewritten("(129|3) 4", "(129) 34") == "(129|) 34")
    #expect(rewritten("12|345", "1,2345") == "1,2|345")
    #expect(rewritten("|5551", "(555) 1") == "(|555) 1")
    #expect(rewritten("1,9|234", "19,234") == "19|,234")
  }

  @Test func aCaretAtTheEndStaysThere() {
    #expect(rewritten("123|", "(123) ") == "(123) |")
    #expect(rewritten("ab|", "xyz") == "xyz|")
    #expect(rewritten("|", "+1 (") == "+1 (|")
  }

  @Test func separatorsThatWereTypedCountAsWell() {
    #expect(rewritten("a/|b", "a/b/") == "a/|b/")
    #expect(rewritten("x - |y", "X - Y") == "X - |Y")
  }

  @Test func theSelectionCoversTheSameText() {
    #expect(rewritten("12[34]56", "1,234,56") == "1,2[34],56")
    var field = session("12345")
    field.perform(.select(EditSelection(anchor: 4, head: 2)))
    field.perform(.rewrite("12 34 5"))
    #expect(field.selection == EditSelection(anchor: 5, head: 3))
  }

  @Test func theSameTextChangesNothing() {
    var field = session("ab|c")
    field.perform(.insert("x"))
    #expect(field.perform(.rewrite("abxc")).isEmpty)
    field.perform(.mark("y", selected: 1..<1))
    #expect(field.perform(.rewrite("abxyc")).isEmpty)
    #expect(picture(field) == "abx{y|}c")
  }

  @Test func undoStepsOverTheEditAndItsRewriting() {
    var field = session("|")
    for (key, text) in [("1", "(1"), ("2", "(12"), ("3", "(123) ")] {
      field.perform(.insert(key))
      field.perform(.rewrite(text))
    }
    #expect(picture(field) == "(123) |")
    field.perform(.undo)
    #expect(picture(field) == "|")
    field.perform(.redo)
    #expect(picture(field) == "(123) |")
  }

  @Test func aCompositionEndsAndCanBeUndone() {
    var field = session("a|")
    field.perform(.mark("b", selected: 1..<1))
    #expect(field.perform(.rewrite("A B")).contains(.markedChanged))
    #expect(picture(field) == "A B|")
    field.perform(.undo)
    #expect(picture(field) == "a|")
  }

  @Test func rewritesIgnoreLimitsAndDelegates() {
    var field = session("ab|", EditingOptions(limit: 2))
    #expect(field.proposal(for: .rewrite("abcd")) == nil)
    field.perform(.rewrite("abcd"))
    #expect(picture(field) == "abcd|")
  }

  @Test(arguments: Array(UInt64(1)...40)) func theSelectionStaysOnBoundaries(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 9_176)
    var field = EditingSession(text: edits.text(0...6), options: EditingOptions(isMultiline: true))
    for _ in 0..<40 {
      field.perform(edits.command(for: field.state))
      let text = edits.text(0...2) + field.text + edits.text(0...2)
      field.perform(.rewrite(edits.bool(5) ? edits.text(0...6) : text))
      let selection = field.selection
      field.perform(.select(selection))
      #expect(field.selection.range == selection.range)
    }
  }

  @Test func anEditThatIsTakenBackIsNoStep() {
    var field = session("|")
    field.perform(.paste("75"))
    field.perform(.insert(","))
    field.perform(.rewrite("75"))
    #expect(field.canUndo)
    #expect(field.proposal(for: .undo)?.range == 0..<2)
    field.perform(.undo)
    #expect(picture(field) == "|")
    #expect(!field.canUndo)
    field.perform(.redo)
    #expect(picture(field) == "75|")
  }

  @Test func whereAllWasTakenBackNothingCanBeUndone() {
    var field = session("|")
    field.perform(.insert("a"))
    field.perform(.rewrite(""))
    #expect(!field.canUndo)
    #expect(field.proposal(for: .undo) == nil)
    #expect(field.perform(.undo) == [.refused(.nothingToUndo)])
  }

  @Test func whatIsTakenBackAndThenTakenIsAStep() {
    var field = session("|")
    field.perform(.paste("ab"))
    field.perform(.paste("c"))
    field.perform(.rewrite("ab"))
    field.setText("abc", caret: .exact(EditSelection(caret: 3)))
    field.perform(.undo)
    #expect(picture(field) == "ab|")
    field.perform(.redo)
    #expect(picture(field) == "abc|")
  }
}
