import Testing
import TextControls

/// “The flow of the editing process is as follows”: the overview of Apple's UITextFieldDelegate page, step by step.
@MainActor struct EditingProcessTests {
  @Test func theFlowOfTheEditingProcessIsAsFollows() {
    let it = LoggedField(keyboard: true)
    let (field, log) = (it.field, it.log)

    // 1. Before becoming the first responder, the text field calls its delegate's textFieldShouldBeginEditing(_:)
    //    method. Use that method to allow or prevent the editing of the text field's contents.
    it.delegate.during["shouldBegin"] = { #expect(!$0.isFirstResponder) }
    it.delegate.allowsBeginning = false
    field.becomeFirstResponder()
    #expect(log.take() == ["S shouldBegin"])
    #expect(!field.isFirstResponder)
    it.delegate.allowsBeginning = true

    // 2. The text field becomes the first responder. In response, the system displays the keyboard and posts the
    //    keyboardWillShowNotification and keyboardDidShowNotification.
    // 3. The text field calls its delegate's textFieldDidBeginEditing(_:) method and posts a
    //    textDidBeginEditingNotification notification.
    it.delegate.during["didBegin"] = { #expect($0.isFirstResponder) }
    field.becomeFirstResponder()
    #expect(
      log.take() == [
        "S shouldBegin", "N keyboardWillShow", "N keyboardDidShow", "S didBegin", "E editingDidBegin", "N didBegin",
      ])

    // If the keyboard or another input view was already visible, the system posts the
    // keyboardWillChangeFrameNotification and keyboardDidChangeFrameNotification notifications instead.
    let other = LoggedField(in: it.window, log: log, name: "other")
    other.field.becomeFirstResponder()
    #expect(
      log.take().filter { $0.contains("keyboard") } == ["N keyboardWillChangeFrame", "N keyboardDidChangeFrame"])
    field.becomeFirstResponder()
    _ = log.take()

    // 4. The text field calls various delegate methods during editing:
    //    – Whenever the current text changes, it calls textField(_:shouldChangeCharactersIn:replacementString:) and
    //      posts the textDidChangeNotification notification.
    it.type("a")
    #expect(log.take() == ["S shouldChange(0+0, \"a\")", "S selection", "E editingChanged", "N didChange"])
    //    – It calls textFieldShouldClear(_:) when the user taps the built-in button to clear the text.
    field.pressClearButton()
    #expect(log.take() == ["S shouldClear", "S selection", "E editingChanged", "N didChange"])
    //    – It calls textFieldShouldReturn(_:) when the user taps the keyboard's return button.
    field.pressReturn()
    #expect(log.take() == ["S shouldReturn"])

    // 5. Before resigning as first responder, the text field calls its delegate's textFieldShouldEndEditing(_:)
    //    method. Use that method to validate the current text.
    it.delegate.during["shouldEnd"] = { #expect($0.isFirstResponder) }
    it.delegate.allowsEnding = false
    field.resignFirstResponder()
    #expect(log.take() == ["S shouldEnd"])
    it.delegate.allowsEnding = true

    // 6. The text field resigns as first responder. In response, the system hides the keyboard and posts the
    //    keyboardWillHideNotification and keyboardDidHideNotification notifications.
    // 7. The text field calls its delegate's textFieldDidEndEditing(_:) method and posts a
    //    textDidEndEditingNotification notification.
    it.delegate.during["didEnd"] = { #expect(!$0.isFirstResponder) }
    field.resignFirstResponder()
    #expect(
      log.take() == [
        "S shouldEnd", "N keyboardWillHide", "N keyboardDidHide", "S didEnd(committed)", "E editingDidEnd", "N didEnd",
      ])
  }
}
