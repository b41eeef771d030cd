import Testing
import TextControls

@MainActor struct SecureEntryTests {
  private func secure(_ text: String) -> LoggedField {
    let it = LoggedField(text)
    it.field.isSecureTextEntry = true
    return it
  }

  @Test func theTextStaysPlainForTheProgram() {
    let it = secure("").begun()
    it.type("pw")
    #expect(it.field.text == "pw")
  }

  @Test func cutAndCopyDoNothing() {
    let it = secure("").begun()
    it.type("secret")
    _ = it.log.take()
    var clipboard: String?
    it.window.scene.writeClipboard = { clipboard = $0 }
    it.select(0..<6)
    it.field.receive(.copy)
    it.field.receive(.cut)
    it.field.copy(nil)
    it.field.cut(nil)
    #expect(it.log.take() == [])
    #expect(clipboard == nil && it.field.text == "secret")
  }

  @Test func pasteIsAllowed() {
    let it = secure("").begun()
    it.field.receive(.paste("from a manager"))
    #expect(
      it.log.take() == ["S shouldChange(0+0, \"from a manager\")", "S selection", "E editingChanged", "N didChange"])
    #expect(it.field.text == "from a manager")
  }

  @Test func theFirstInsertionAfterReturningReplacesEverything() {
    let it = secure("secret").begun()
    it.type("x")
    // The delegate is asked about an edit at the caret, as in UIKit, and must not rely on it.
    #expect(it.log.take() == ["S shouldChange(6+0, \"x\")", "S selection", "E editingChanged", "N didChange"])
    #expect(it.field.text == "x")
    it.type("y")
    #expect(it.field.text == "xy")
  }

  @Test func theFirstDeletionAfterReturningDeletesEverything() {
    let it = secure("secret").begun()
    it.field.receive(.delete(.backward, .grapheme))
    #expect(it.log.take() == ["S shouldChange(5+1, \"\")", "S selection", "E editingChanged", "N didChange"])
    #expect(it.field.text == "")
  }

  @Test func aRefusedEditKeepsTheTextAndTheNextOneStillReplacesAll() {
    let it = secure("secret").begun()
    it.delegate.allowsChange = false
    it.type("x")
    #expect(it.field.text == "secret")
    it.delegate.allowsChange = true
    it.type("y")
    #expect(it.field.text == "y")
  }

  @Test func turningSecureEntryOnWhileEditingMakesTheNextEditReplaceAll() {
    let it = LoggedField("secret").begun()
    it.field.isSecureTextEntry = true
    it.type("x")
    #expect(it.field.text == "x")
  }

  @Test func turningSecureEntryOffKeepsTheText() {
    let it = LoggedField("secret").begun()
    it.field.isSecureTextEntry = true
    it.field.isSecureTextEntry = false
    it.type("x")
    #expect(it.field.text == "secretx")
  }

  @Test func turningSecureEntryOffAndOnAgainMakesTheNextEditReplaceAll() {
    let it = secure("").begun()
    it.type("abc")
    it.field.isSecureTextEntry = false
    it.field.isSecureTextEntry = true
    _ = it.log.take()
    it.type("d")
    // As on re-entering the field, the delegate is asked about an edit at the caret.
    #expect(it.log.take() == ["S shouldChange(3+0, \"d\")", "S selection", "E editingChanged", "N didChange"])
    #expect(it.field.text == "d")
    it.type("e")
    #expect(it.field.text == "de")
  }

  @Test func theUsualWayAroundItWorks() {
    let it = LoggedField("secret").begun()
    it.field.isSecureTextEntry = true
    if let text = it.field.text {
      it.field.text?.removeAll()
      it.field.insertText(text)
    }
    it.type("x")
    #expect(it.field.text == "secretx")
  }

  @Test func nothingCanBeUndone() {
    let it = secure("").begun()
    it.type("pw")
    it.field.receive(.undo)
    #expect(it.field.text == "pw")
  }

  @Test func theMenuOffersNeitherCutNorCopy() {
    let it = secure("").begun()
    it.window.scene.readClipboard = { "x" }
    it.type("pw")
    it.select(0..<1)
    #expect(it.field.makeEditMenu().actions.map(\.title) == ["Paste", "Select All"])
  }

  @Test func descriptionsContainNoSecureText() {
    let it = secure("secret")
    #expect(!"\(it.field)".contains("secret"))
    #expect(!it.field.debugDescription.contains("secret"))
  }
}
