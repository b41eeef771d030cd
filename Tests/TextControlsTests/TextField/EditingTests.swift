import Testing
import TextControls
import TextEditing

/// The order of edits: the rows of UITextField's table of calls between the beginning and the end.
@MainActor struct EditingTests {
  private static func change(_ range: String, _ text: String) -> [String] {
    ["S shouldChange(\(range), \"\(text)\")", "S selection", "E editingChanged", "N didChange"]
  }

  @Test func typingACharacterAsksThenNotifies() {
    let it = LoggedField("ab").begun()
    it.type("c")
    #expect(it.log.take() == Self.change("2+0", "c"))
    #expect(it.field.text == "abc")
  }

  @Test func typingOverASelectionNamesItsRangeInUTF16() {
    let it = LoggedField("a😀b").begun()
    it.select(1..<3)
    it.type("x")
    #expect(it.log.take() == Self.change("1+2", "x"))
    #expect(it.field.text == "axb")
  }

  @Test func aRefusedChangeHasNoEffectAndNoNotification() {
    let it = LoggedField("ab").begun()
    it.delegate.allowsChange = false
    it.type("c")
    it.field.receive(.delete(.backward, .grapheme))
    it.field.receive(.paste("more"))
    #expect(
      it.log.take() == ["S shouldChange(2+0, \"c\")", "S shouldChange(1+1, \"\")", "S shouldChange(2+0, \"more\")"])
    #expect(it.field.text == "ab")
    #expect(it.field.editingSession.state.selection == EditSelection(caret: 2))
  }

  @Test func backspaceReportsTheWholeCharacter() {
    let it = LoggedField("a👨‍👩‍👧").begun()
    it.field.receive(.delete(.backward, .grapheme))
    #expect(it.log.take() == Self.change("1+8", ""))
    #expect(it.field.text == "a")
  }

  @Test func deleteThatLeavesTheCaretInPlaceReportsTheSelection() {
    let it = LoggedField("abcd").begun()
    it.select(1..<1)
    it.field.receive(.delete(.forward, .grapheme))
    #expect(it.log.take() == Self.change("1+1", ""))
    #expect(it.field.text == "acd")
  }

  @Test func theProgramsTextReportsTheSelectionOfAnotherText() {
    let it = LoggedField("abcd").begun()
    it.field.text = "wxyz"
    #expect(it.log.take() == ["S selection"])
    it.field.text = "wxyz"
    #expect(it.log.take() == [])
  }

  @Test func backspaceDeletesTheSelection() {
    let it = LoggedField("abcd").begun()
    it.select(1..<3)
    it.field.receive(.delete(.backward, .grapheme))
    #expect(it.log.take() == Self.change("1+2", ""))
    #expect(it.field.text == "ad")
  }

  @Test func backspaceInAnEmptyFieldReachesTheMethodAndNoDelegate() {
    final class Code: UITextField {
      var backspaces = 0
      override func deleteBackward() {
        backspaces += 1
        super.deleteBackward()
      }
    }
    let field = Code()
    let it = LoggedField("", field: field).begun()
    it.field.receive(.delete(.backward, .grapheme))
    #expect(it.log.take() == [])
    #expect(field.backspaces == 1)
    // A replacement reported by a browser is Backspace all the same.
    it.type("a")
    _ = it.log.take()
    it.field.receive(.replace(0..<1, with: "", selection: EditSelection(caret: 0)))
    #expect(field.backspaces == 2)
    #expect(it.log.take() == Self.change("0+1", ""))
  }

  @Test(arguments: ["pasted", "with a sentence dictated"])
  func theDelegateIsAskedOnceAboutAPaste(_ text: String) {
    let it = LoggedField("ab").begun()
    it.select(1..<1)
    it.field.receive(.paste(text))
    #expect(it.log.take() == Self.change("1+0", text))
    #expect(it.field.text == "a\(text)b")
  }

  @Test func pastedNewlinesBecomeSpaces() {
    let it = LoggedField("").begun()
    it.field.receive(.paste("one\ntwo"))
    #expect(it.log.take() == Self.change("0+0", "one two"))
    #expect(it.field.text == "one two")
  }

  @Test func cuttingIsADeletionOfTheSelection() {
    let it = LoggedField("abcd").begun()
    var clipboard = ""
    it.window.scene.writeClipboard = { clipboard = $0 }
    it.select(1..<3)
    it.field.receive(.cut)
    #expect(it.log.take() == Self.change("1+2", ""))
    #expect(clipboard == "bc")
  }

  @Test func theDelegateIsAskedAboutAnAutocorrectionBeforeItsSpace() {
    let it = LoggedField("teh").begun()
    it.field.receive(.replace(0..<3, with: "the", selection: nil))
    it.field.receive(.insert(" "))
    #expect(
      it.log.take() == [
        "S shouldChange(0+3, \"the\")", "S selection", "E editingChanged", "N didChange",
        "S shouldChange(3+0, \" \")", "S selection", "E editingChanged", "N didChange",
      ])
    #expect(it.field.text == "the ")
  }

  @Test func theClearButtonCallsItsOwnMethod() {
    let it = LoggedField("text").begun()
    it.field.pressClearButton()
    #expect(it.log.take() == ["S shouldClear", "S selection", "E editingChanged", "N didChange"])
    #expect(it.field.text == "")
  }

  @Test func aRefusedClearDoesNothing() {
    let it = LoggedField("text").begun()
    it.delegate.allowsClearing = false
    it.field.pressClearButton()
    #expect(it.log.take() == ["S shouldClear"])
    #expect(it.field.text == "text")
  }

  @Test func returnAsksTheDelegateAndDoesNotResign() {
    let it = LoggedField("text").begun()
    it.field.addAction(UIAction { _ in it.log.append("E primaryActionTriggered") }, for: .primaryActionTriggered)
    #expect(it.field.pressReturn())
    #expect(it.log.take() == ["S shouldReturn", "E primaryActionTriggered"])
    #expect(it.field.isEditing)
  }

  @Test func aTargetForTheExitEventMakesTheFieldResign() {
    let it = LoggedField("text").begun()
    it.field.addAction(UIAction { _ in it.log.append("E editingDidEndOnExit") }, for: .editingDidEndOnExit)
    it.field.pressReturn()
    #expect(
      it.log.take() == [
        "S shouldReturn", "E editingDidEndOnExit", "S shouldEnd", "S didEnd(committed)", "E editingDidEnd", "N didEnd",
      ])
  }

  @Test func aRefusedReturnIsIgnored() {
    let it = LoggedField("text").begun()
    it.field.addAction(UIAction { _ in it.log.append("E editingDidEndOnExit") }, for: .editingDidEndOnExit)
    it.delegate.allowsReturn = false
    #expect(!it.field.pressReturn())
    #expect(it.log.take() == ["S shouldReturn"])
  }

  @Test func returnCanWaitForText() {
    let it = LoggedField("").begun()
    it.field.enablesReturnKeyAutomatically = true
    #expect(!it.field.pressReturn())
    #expect(it.log.take() == [])
  }

  @Test func textSetByTheProgramNotifiesOnlyOfTheSelection() {
    let it = LoggedField("text").begun()
    it.field.text = "longer text"
    #expect(it.log.take() == ["S selection"])
    #expect(it.field.editingSession.state.selection == EditSelection(caret: 11))
    it.field.resignFirstResponder()
    _ = it.log.take()
    it.field.text = "other"
    #expect(it.log.take() == [])
  }

  @Test func insertingByTheProgramAsksNoDelegate() {
    let it = LoggedField("ab").begun()
    it.field.insertText("c")
    it.field.deleteBackward()
    let range = it.field.textRange(from: it.field.beginningOfDocument, to: it.field.endOfDocument)
    if let range { it.field.replace(range, withText: "new") }
    let notified = ["S selection", "E editingChanged", "N didChange"]
    #expect(it.log.take() == notified + notified + notified)
    #expect(it.field.text == "new")
  }

  @Test func movingTheCaretNotifiesOfTheSelectionAlone() {
    let it = LoggedField("ab").begun()
    it.field.receive(.move(.backward, .grapheme, extending: false))
    #expect(it.log.take() == ["S selection"])
  }

  @Test func shouldChangeTextIsTheQuestionThatKeyboardsAsk() throws {
    let it = LoggedField("ab").begun()
    let end = try #require(it.field.textRange(from: it.field.endOfDocument, to: it.field.endOfDocument))
    #expect(it.field.shouldChangeText(in: end, replacementText: "c"))
    #expect(it.log.take() == ["S shouldChange(2+0, \"c\")"])
    it.delegate.allowsChange = false
    #expect(!it.field.shouldChangeText(in: end, replacementText: "c"))
  }

  @Test func theMethodWithRangesIsCalledInsteadOfTheOneWithARange() {
    final class Modern: NSObject, UITextFieldDelegate {
      var ranges: [[NSRange]] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      )
        -> Bool
      {
        Issue.record("the older method was called")
        return true
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
      ) -> Bool {
        self.ranges.append(ranges.map(\.rangeValue))
        return string != "x"
      }
    }
    let delegate = Modern()
    let field = UITextField()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.receive(.insert("a"))
    field.receive(.insert("x"))
    #expect(field.text == "a")
    #expect(delegate.ranges == [[NSRange(location: 0, length: 0)], [NSRange(location: 1, length: 0)]])
  }

  @Test func theDelegateIsAskedAboutAnUndo() {
    let it = LoggedField("").begun()
    it.type("a")
    _ = it.log.take()
    it.field.receive(.undo)
    #expect(it.log.take() == Self.change("0+1", ""))
    #expect(it.field.text == "")
  }
}
