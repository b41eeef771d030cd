import Testing
import TextControls
import TextEditing

/// The effects of an input method on a field and its delegate.
@MainActor struct CompositionTests {
  private let notified = ["S selection", "E editingChanged", "N didChange"]

  @Test func composingAsksAndNotifiesTheDelegate() {
    let it = LoggedField("a").begun()
    it.field.receive(.mark("か", selected: 1..<1))
    #expect(it.log.take() == ["S shouldChange(1+0, \"か\")"] + notified)
    #expect(it.field.text == "aか")
    it.field.receive(.mark("かん", selected: 2..<2))
    #expect(it.log.take() == ["S shouldChange(1+1, \"かん\")"] + notified)
    #expect(it.field.text == "aかん")
    #expect(it.field.markedTextRange.map { it.field.text(in: $0) } == "かん")
  }

  @Test func choosingACandidateReplacesTheMarkedText() {
    let it = LoggedField("a").begun()
    it.field.receive(.mark("かん", selected: 2..<2))
    _ = it.log.take()
    it.field.receive(.insert("漢"))
    #expect(it.log.take() == ["S shouldChange(1+2, \"漢\")"] + notified)
    #expect(it.field.text == "a漢")
    #expect(it.field.markedTextRange == nil)
  }

  @Test func committingAsComposedChangesNoText() {
    let it = LoggedField("").begun()
    it.field.receive(.mark("한", selected: 1..<1))
    _ = it.log.take()
    it.field.receive(.unmark)
    #expect(it.log.take() == [])
    #expect(it.field.text == "한" && it.field.markedTextRange == nil)
  }

  @Test func aRefusedKeystrokeLeavesTheCompositionAsItIs() {
    let it = LoggedField("").begun()
    it.field.receive(.mark("に", selected: 1..<1))
    it.delegate.allowsChange = false
    _ = it.log.take()
    it.field.receive(.mark("にほ", selected: 2..<2))
    #expect(it.log.take() == ["S shouldChange(0+1, \"にほ\")"])
    #expect(it.field.text == "に" && it.field.markedTextRange != nil)
  }

  @Test func theSelectionIsInsideTheMarkedText() {
    let field = UITextField()
    field.text = "ab"
    field.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.editingSession.state.selection.range == 3..<4)
    field.setMarkedText("xyz", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.editingSession.state.selection.range == 2..<2)
    field.setMarkedText("q", selectedRange: NSRange(location: 7, length: .max))
    #expect(field.text == "abq")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "ab" && field.markedTextRange == nil)
  }

  @Test func selectingElsewhereDoesNotEndTheComposition() {
    let it = LoggedField("ab").begun()
    it.field.receive(.mark("に", selected: 1..<1))
    it.field.receive(.select(EditSelection(caret: 0)))
    #expect(it.field.markedTextRange != nil)
  }

  @Test func writingTheTextByTheProgramEndsTheComposition() {
    let it = LoggedField("a").begun()
    it.field.receive(.mark("に", selected: 1..<1))
    it.field.text = "a-に"
    #expect(it.field.markedTextRange == nil)
    #expect(it.field.text == "a-に")
  }

  @Test func endingTheEditingCommitsTheComposition() {
    let it = LoggedField("a").begun()
    it.field.receive(.mark("に", selected: 1..<1))
    it.field.resignFirstResponder()
    #expect(it.field.text == "aに" && it.field.markedTextRange == nil)
  }

  @Test func returnCommitsTheCompositionBeforeAskingTheDelegate() {
    let it = LoggedField("").begun()
    it.field.receive(.mark("に", selected: 1..<1))
    it.delegate.during["shouldReturn"] = { #expect($0.markedTextRange == nil) }
    it.field.pressReturn()
    #expect(it.field.text == "に")
  }

  /// The pattern of guides: allow compositions, and shorten the text when it has changed.
  @Test func aLengthLimitLetsCompositionsPassAndEnforcesItselfOnTheChange() {
    let it = LoggedField("").begun()
    it.field.addAction(
      UIAction { action in
        guard let field = action.sender as? UITextField, field.markedTextRange == nil else { return }
        if let text = field.text, text.count > 2 { field.text = String(text.prefix(2)) }
      }, for: .editingChanged)
    it.field.receive(.mark("にほんご", selected: 4..<4))
    #expect(it.field.text == "にほんご")
    it.field.receive(.insert("日本語"))
    #expect(it.field.text == "日本")
  }
}
