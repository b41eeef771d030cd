import Testing
import TextControls

/// The seven steps of editing in the overview of Apple's UITextFieldDelegate documentation.
@MainActor struct EditingProcessTests {
  @Test func aFieldFollowsTheDocumentedStepsOfEditing() {
    let it = LoggedField(keyboard: true)
    let (field, log) = (it.field, it.log)

    // 1. The delegate is asked before the field becomes first responder, and may refuse.
    it.delegate.during["shouldBegin"] = { #expect(!$0.isFirstResponder) }
    it.delegate.allowsBeginning = false
    field.becomeFirstResponder()
    #expect(log.take() == ["S shouldBegin"])
    #expect(!field.isFirstResponder)
    it.delegate.allowsBeginning = true

    // 2. The field becomes first responder; the keyboard is shown, with its notifications.
    // 3. The delegate is notified of the beginning, then observers.
    it.delegate.during["didBegin"] = { #expect($0.isFirstResponder) }
    field.becomeFirstResponder()
    #expect(
      log.take() == [
        "S shouldBegin", "N keyboardWillShow", "N keyboardDidShow", "S didBegin", "E editingDidBegin", "N didBegin",
      ])

    // With a visible keyboard, the notifications of a changed frame are posted instead.
    let other = LoggedField(in: it.window, log: log, name: "other")
    other.field.becomeFirstResponder()
    #expect(
      log.take().filter { $0.contains("keyboard") } == ["N keyboardWillChangeFrame", "N keyboardDidChangeFrame"])
    field.becomeFirstResponder()
    _ = log.take()

    // 4. The delegate is asked about each change, and observers are notified of it;
    it.type("a")
    #expect(log.take() == ["S shouldChange(0+0, \"a\")", "S selection", "E editingChanged", "N didChange"])
    //    it is asked about the clear button,
    field.pressClearButton()
    #expect(log.take() == ["S shouldClear", "S selection", "E editingChanged", "N didChange"])
    //    and about Return.
    field.pressReturn()
    #expect(log.take() == ["S shouldReturn"])

    // 5. The delegate is asked before the field resigns, and may refuse.
    it.delegate.during["shouldEnd"] = { #expect($0.isFirstResponder) }
    it.delegate.allowsEnding = false
    field.resignFirstResponder()
    #expect(log.take() == ["S shouldEnd"])
    it.delegate.allowsEnding = true

    // 6. The field resigns; the keyboard is hidden, with its notifications.
    // 7. The delegate is notified of the end, then observers.
    it.delegate.during["didEnd"] = { #expect(!$0.isFirstResponder) }
    field.resignFirstResponder()
    #expect(
      log.take() == [
        "S shouldEnd", "N keyboardWillHide", "N keyboardDidHide", "S didEnd(committed)", "E editingDidEnd", "N didEnd",
      ])
  }
}
