import Testing
import TextEditing

@Suite struct Commands {
  @Test func typingReplacesTheSelection() {
    var field = session("one [two] three")
    #expect(field.perform(.insert("2")) == [.textChanged, .selectionChanged])
    #expect(picture(field) == "one 2| three")
  }

  @Test func aNewSessionHasItsCaretAtTheEnd() {
    #expect(picture(EditingSession(text: "abc")) == "abc|")
  }

  @Test func deletingByGraphemeDeletesWholeClusters() {
    var field = session("a👨‍👩‍👧‍👦e\u{301}🇩🇪|")
    field.backspace()
    #expect(picture(field) == "a👨‍👩‍👧‍👦e\u{301}|")
    field.backspace()
    #expect(picture(field) == "a👨‍👩‍👧‍👦|")
    field.backspace()
    #expect(picture(field) == "a|")
  }

  @Test func deletingAtAnEdgeIsRefused() {
    var field = session("|a")
    #expect(field.perform(.delete(.backward, .grapheme)) == [.refused(.atEdge)])
    #expect(field.perform(.delete(.forward, .grapheme)) == [.textChanged])
    #expect(field.perform(.delete(.forward, .grapheme)) == [.refused(.atEdge)])
  }

  @Test func deletingByWordLineAndDocument() {
    var field = session("one two| three")
    field.perform(.delete(.backward, .word))
    #expect(picture(field) == "one | three")
    field.perform(.delete(.forward, .word))
    #expect(picture(field) == "one |")
    var lines = session("one\ntwo| 2\nthree", EditingOptions(isMultiline: true))
    lines.perform(.delete(.backward, .line))
    #expect(picture(lines) == "one\n| 2\nthree")
    lines.perform(.delete(.backward, .line))
    #expect(picture(lines) == "one| 2\nthree")
    lines.perform(.delete(.forward, .line))
    #expect(picture(lines) == "one|\nthree")
    lines.perform(.delete(.forward, .line))
    #expect(picture(lines) == "one|three")
    lines.perform(.delete(.forward, .document))
    #expect(picture(lines) == "one|")
  }

  @Test func movingCollapsesASelectionToItsSide() {
    var field = session("a[bc]d")
    field.perform(.move(.backward, .grapheme, extending: false))
    #expect(picture(field) == "a|bcd")
    field = session("a[bc]d")
    field.perform(.move(.forward, .grapheme, extending: false))
    #expect(picture(field) == "abc|d")
  }

  @Test func extendingKeepsTheAnchor() {
    var field = session("abc|d")
    field.perform(.move(.backward, .grapheme, extending: true))
    field.perform(.move(.backward, .grapheme, extending: true))
    #expect(field.state.selection == EditSelection(anchor: 3, head: 1))
    field.perform(.move(.forward, .document, extending: true))
    #expect(field.state.selection.range == 3..<4)
  }

  @Test func verticalMovementKeepsTheColumn() {
    var field = session("abcdef\nab\nabc👍🏽ef|", EditingOptions(isMultiline: true))
    field.perform(.move(.up, .grapheme, extending: false))
    #expect(picture(field) == "abcdef\nab|\nabc👍🏽ef")
    field.perform(.move(.up, .grapheme, extending: false))
    #expect(picture(field) == "abcdef|\nab\nabc👍🏽ef")
    field.perform(.move(.up, .grapheme, extending: false))
    #expect(picture(field) == "|abcdef\nab\nabc👍🏽ef")
    field.perform(.move(.down, .grapheme, extending: false))
    field.perform(.move(.down, .grapheme, extending: false))
    field.perform(.move(.down, .grapheme, extending: false))
    #expect(picture(field) == "abcdef\nab\nabc👍🏽ef|")
  }

  @Test func upAndDownInASingleLineMoveToItsEnds() {
    var field = session("ab|c")
    field.perform(.move(.up, .grapheme, extending: false))
    #expect(picture(field) == "|abc")
    field.perform(.move(.down, .grapheme, extending: false))
    #expect(picture(field) == "abc|")
  }

  @Test func pastingTurnsLineBreaksIntoSpacesInASingleLine() {
    var field = session("|")
    field.perform(.paste("a\nb\r\nc\u{2028}d"))
    #expect(field.text == "a b c d")
    // A copied line often ends with a line break, and paragraphs with two.
    field.perform(.selectAll)
    field.perform(.paste("\r\nsecret\n\nword\r\n"))
    #expect(picture(field) == "secret word|")
    #expect(field.perform(.paste("\n\n")) == [.refused(.newline)])
    #expect(picture(field) == "secret word|")
    var editor = session("|", EditingOptions(isMultiline: true))
    editor.perform(.paste("a\nb"))
    #expect(editor.text == "a\nb")
  }

  @Test func typingALineBreakIntoASingleLineIsRefused() {
    var field = session("ab|")
    #expect(field.perform(.insert("\n")) == [.refused(.newline)])
    var tabs = session("|")
    tabs.perform(.paste("a\tb\r\nc"))
    #expect(picture(tabs) == "a b c|")
    tabs.perform(.replace(1..<2, with: "\t", selection: nil))
    #expect(tabs.text == "a b c")
    var lines = session("|", EditingOptions(isMultiline: true))
    lines.perform(.paste("a\tb"))
    #expect(lines.text == "a\tb")
    #expect(field.text == "ab")
  }

  @Test func cutAndCopyGiveTheSelection() {
    var field = session("a[bc]d")
    #expect(field.perform(.copy) == [.copy("bc")])
    #expect(field.perform(.cut) == [.copy("bc"), .textChanged, .selectionChanged])
    #expect(picture(field) == "a|d")
    #expect(field.perform(.cut) == [.refused(.nothingSelected)])
  }

  @Test func replacingClampsAndRoundsReportedRanges() {
    var field = session("a👍🏽b|")
    field.perform(.replace(-5..<2, with: "x", selection: nil))
    #expect(picture(field) == "x|b")
    field.perform(.replace(100..<200, with: "y", selection: EditSelection(anchor: -1, head: 99)))
    #expect(picture(field) == "[xby]")
    field.perform(.select(EditSelection(anchor: Int.max, head: Int.min)))
    #expect(field.state.selection == EditSelection(anchor: 3, head: 0))
  }

  @Test func aCaretNeverRestsInsideACluster() {
    var field = EditingSession(text: "\u{301}x")
    field.perform(.select(EditSelection(caret: 0)))
    field.perform(.insert("e"))
    #expect(picture(field) == "e\u{301}|x")
    field.perform(.select(EditSelection(caret: 1)))
    #expect(field.state.selection.head == 0)
  }

  @Test func overwritingReplacesTheFollowingCharacters() {
    var field = session("|ab👍🏽d", EditingOptions(overwrite: true))
    field.type("xyz")
    #expect(picture(field) == "xyz|d")
    field.type("vw")
    #expect(picture(field) == "xyzvw|")
    var editor = session("a|\nb", EditingOptions(isMultiline: true, overwrite: true))
    editor.type("xy")
    #expect(picture(editor) == "axy|\nb")
  }
}
