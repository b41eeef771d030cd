import Testing
import TextControls

/// The order of beginning and ending: the first rows of UITextField's table of calls.
@MainActor struct BeginAndEndTests {
  @Test func becomingFirstResponderAsksThenNotifies() {
    let it = LoggedField(keyboard: true)
    #expect(it.field.becomeFirstResponder())
    #expect(
      it.log.take() == [
        "S shouldBegin", "N keyboardWillShow", "N keyboardDidShow", "S didBegin", "E editingDidBegin", "N didBegin",
      ])
    #expect(it.field.isFirstResponder && it.field.isEditing)
    #expect(it.field.becomeFirstResponder())
    #expect(it.log.take() == [])
  }

  @Test func clearsOnBeginEditingEmptiesTheFieldBeforeTheDelegateIsNotified() {
    let it = LoggedField("old", keyboard: true)
    it.field.clearsOnBeginEditing = true
    it.delegate.during["didBegin"] = { #expect($0.text == "") }
    it.field.becomeFirstResponder()
    #expect(
      it.log.take() == [
        "S shouldBegin", "S shouldClear", "N keyboardWillShow", "N keyboardDidShow", "S didBegin", "E editingDidBegin",
        "N didBegin",
      ])
    #expect(it.field.text == "")
  }

  @Test func aDelegateCanKeepTheTextFromBeingCleared() {
    let it = LoggedField("old")
    it.field.clearsOnBeginEditing = true
    it.delegate.allowsClearing = false
    it.field.becomeFirstResponder()
    #expect(it.log.take() == ["S shouldBegin", "S shouldClear", "S didBegin", "E editingDidBegin", "N didBegin"])
    #expect(it.field.text == "old")
  }

  @Test func aRefusedBeginningHasNoConsequences() {
    let it = LoggedField(keyboard: true)
    it.delegate.allowsBeginning = false
    #expect(!it.field.becomeFirstResponder())
    #expect(it.log.take() == ["S shouldBegin"])
    #expect(!it.field.isFirstResponder && !it.field.isEditing)
  }

  @Test func resigningAsksThenNotifies() {
    let it = LoggedField("text", keyboard: true).begun()
    #expect(it.field.resignFirstResponder())
    #expect(
      it.log.take() == [
        "S shouldEnd", "N keyboardWillHide", "N keyboardDidHide", "S didEnd(committed)", "E editingDidEnd", "N didEnd",
      ])
    #expect(!it.field.isFirstResponder && !it.field.isEditing)
    #expect(it.field.resignFirstResponder())
    #expect(it.log.take() == [])
  }

  @Test func endEditingAsksLikeResigning() {
    let it = LoggedField("text").begun()
    #expect(it.window.endEditing(false))
    #expect(it.log.take() == ["S shouldEnd", "S didEnd(committed)", "E editingDidEnd", "N didEnd"])
    #expect(!it.window.endEditing(false))
  }

  @Test func aRefusedEndKeepsTheFieldUnlessItIsForced() {
    let it = LoggedField("text", keyboard: true).begun()
    it.delegate.allowsEnding = false
    #expect(!it.field.resignFirstResponder())
    #expect(it.log.take() == ["S shouldEnd"])
    #expect(it.field.isEditing)
    #expect(it.window.endEditing(true))
    #expect(
      it.log.take() == [
        "S shouldEnd", "N keyboardWillHide", "N keyboardDidHide", "S didEnd(committed)", "E editingDidEnd", "N didEnd",
      ])
    #expect(!it.field.isEditing)
  }

  @Test func removalEndsTheEditingEvenIfTheDelegateRefuses() {
    let it = LoggedField("text").begun()
    it.delegate.allowsEnding = false
    it.field.removeFromSuperview()
    #expect(it.log.take() == ["S shouldEnd", "S didEnd(committed)", "E editingDidEnd", "N didEnd"])
    #expect(it.field.window == nil && !it.field.isFirstResponder && !it.field.isEditing)
  }

  @Test func removalOfAViewAroundTheFieldEndsItToo() {
    let it = LoggedField("text")
    let box = UIView()
    it.window.addSubview(box)
    box.addSubview(it.field)
    it.field.becomeFirstResponder()
    _ = it.log.take()
    box.removeFromSuperview()
    #expect(it.log.take() == ["S shouldEnd", "S didEnd(committed)", "E editingDidEnd", "N didEnd"])
  }

  @Test func movingFromFieldToFieldInterleavesTheTwo() {
    let a = LoggedField(name: "a", keyboard: true).begun()
    let b = LoggedField(in: a.window, log: a.log, name: "b")
    #expect(b.field.becomeFirstResponder())
    #expect(
      a.log.take() == [
        "S b.shouldBegin", "S a.shouldEnd", "S a.didEnd(committed)", "E a.editingDidEnd", "N a.didEnd",
        "N keyboardWillChangeFrame", "N keyboardDidChangeFrame", "S b.didBegin", "E b.editingDidBegin", "N b.didBegin",
      ])
    a.delegate.allowsBeginning = false
    #expect(!a.field.becomeFirstResponder())
    #expect(a.log.take() == ["S a.shouldBegin"])
    #expect(b.field.isEditing)
  }

  @Test func theOldFieldCanRefuseTheMove() {
    let a = LoggedField(name: "a", keyboard: true).begun()
    let b = LoggedField(in: a.window, log: a.log, name: "b")
    a.delegate.allowsEnding = false
    #expect(!b.field.becomeFirstResponder())
    #expect(a.log.take() == ["S b.shouldBegin", "S a.shouldEnd"])
    #expect(a.field.isEditing && !b.field.isEditing)
    // The refused move has no effect later: the keyboard is hidden with the field that had it.
    a.delegate.allowsEnding = true
    a.field.resignFirstResponder()
    #expect(a.log.take().contains("N keyboardWillHide"))
  }

  @Test func aDisabledFieldRefusesAndResigns() {
    let it = LoggedField("text").begun()
    it.field.isEnabled = false
    #expect(it.log.take() == ["S shouldEnd", "S didEnd(committed)", "E editingDidEnd", "N didEnd"])
    #expect(!it.field.becomeFirstResponder())
    #expect(it.log.take() == [])
    it.field.receive(.insert("x"))
    #expect(it.field.text == "text")
  }

  @Test func resigningSetsTheTextOnceMore() {
    final class Counting: UITextField {
      var sets: [String?] = []
      override var text: String? {
        get { super.text }
        set {
          sets.append(newValue)
          super.text = newValue
        }
      }
    }
    let field = Counting()
    field.text = "a"
    field.becomeFirstResponder()
    field.receive(.insert("b"))
    field.resignFirstResponder()
    #expect(field.sets == ["a", "ab"])
    #expect(field.text == "ab")
  }

  @Test func theEndNotificationContainsTheReason() {
    let it = LoggedField("text").begun()
    nonisolated(unsafe) var reason: Int?
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: it.field, queue: nil
    ) { reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int }
    it.field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(reason == UITextField.DidEndEditingReason.committed.rawValue)
  }

  @Test func aKeyboardNotificationContainsTheFrames() {
    let it = LoggedField(keyboard: true)
    nonisolated(unsafe) var frame: CGRect?
    nonisolated(unsafe) var seconds: Double?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) {
      frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      seconds = $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    }
    it.field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(seconds == 0.25)
  }

  @Test func withoutAScreenKeyboardNoNotificationIsPosted() {
    let it = LoggedField()
    it.log.observeKeyboard()
    it.field.becomeFirstResponder()
    it.field.resignFirstResponder()
    #expect(it.log.take().filter { $0.contains("keyboard") } == [])
  }

  @Test func theMethodWithAReasonCallsTheOneWithout() {
    final class Plain: NSObject, UITextFieldDelegate {
      var ended = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    }
    let delegate = Plain()
    let field = UITextField()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.ended == 1)
  }
}
