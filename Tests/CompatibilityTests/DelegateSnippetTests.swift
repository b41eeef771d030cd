import SwiftUI
import Testing
import TextControls
import TextEditing

/// The snippets' delegates at work in a field.
@MainActor struct DelegateSnippetTests {
  @Test func theMaskDelegateFormatsAndPlacesTheCaret() {
    let (field, delegate) = (UITextField(), ExpiryDateDelegate())
    field.delegate = delegate
    field.becomeFirstResponder()
    for digit in ["1", "2", "2", "7", "9"] { field.receive(.insert(digit)) }
    #expect(field.text == "12/27")
    #expect(field.editingSession.state.selection == EditSelection(caret: 5))
    field.receive(.delete(.backward, .grapheme))
    #expect(field.text == "12/2")
    field.receive(.paste("x"))
    #expect(field.text == "12/2")
  }

  @Test func theLoggerSeesTheLifeOfAField() {
    let (field, logger) = (UITextField(), LifecycleLogger())
    field.delegate = logger
    logger.allowsBeginning = false
    field.becomeFirstResponder()
    logger.allowsBeginning = true
    field.becomeFirstResponder()
    field.receive(.insert("a"))
    field.pressClearButton()
    field.pressReturn()
    logger.allowsEnding = false
    field.resignFirstResponder()
    logger.allowsEnding = true
    field.resignFirstResponder()
    #expect(
      logger.events == [
        "shouldBegin", "shouldBegin", "didBegin", "selection", "shouldClear", "selection", "shouldReturn", "shouldEnd",
        "shouldEnd", "didEnd(committed)",
      ])
  }
}
