import Foundation
import Testing
import TextControls

@MainActor struct PropertyTests {
  @Test func theDefaultsAreUIKits() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText == nil)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    #expect(field.textAlignment == .natural && field.borderStyle == .none)
    #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    #expect(!field.isEditing && !field.allowsEditingTextAttributes)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(field.leftView == nil && field.rightView == nil)
    #expect(field.inputView == nil && field.inputAccessoryView == nil)
    #expect(field.background == nil && field.disabledBackground == nil)
    #expect(field.isEnabled && field.delegate == nil)
  }

  @Test func theTraitsDefaultsAreUIKits() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
    #expect(field.smartQuotesType == .default && field.smartDashesType == .default)
    #expect(field.smartInsertDeleteType == .default && field.inlinePredictionType == .default)
    #expect(field.keyboardType == .default && field.keyboardAppearance == .default)
    #expect(field.returnKeyType == .default && !field.enablesReturnKeyAutomatically)
    #expect(!field.isSecureTextEntry && field.textContentType == nil && field.passwordRules == nil)
    #expect(field.writingToolsBehavior == .default && field.allowedWritingToolsResultOptions == [])
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
  }

  @Test func theTextIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.insertText("a")
    field.deleteBackward()
    #expect(field.text == "")
    field.text = "b"
    field.text = nil
    #expect(field.text == "")
  }

  /// The text is empty, not missing, in the first keystroke too.
  @Test func aDelegateThatFormatsReadsTheTextOfAnUntouchedField() {
    final class Cents: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        guard let text = textField.text else { return false }
        let digits = (text + string).filter(\.isNumber)
        textField.text = "$" + String(format: "%.2f", (Double(digits) ?? 0) / 100)
        return false
      }
    }
    let (field, delegate) = (UITextField(), Cents())
    field.delegate = delegate
    withExtendedLifetime(delegate) {
      for key in ["1", "2", "3"] { field.receive(.insert(key)) }
      #expect(field.text == "$1.23")
    }
  }

  @Test func theEndOfEditingKeepsTheAttributesOfTheText() {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
    _ = field.becomeFirstResponder()
    _ = field.resignFirstResponder()
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  @Test func clearsOnInsertionReplacesEverythingOnce() {
    let it = LoggedField("old").begun()
    it.field.clearsOnInsertion = true
    it.field.receive(.delete(.backward, .grapheme))
    #expect(it.field.text == "ol")
    it.field.clearsOnInsertion = true
    it.type("n")
    #expect(it.field.text == "n" && !it.field.clearsOnInsertion)
    it.type("ew")
    #expect(it.field.text == "new")
  }

  @Test func aChangeOfTheSelectionResetsClearsOnInsertion() {
    let it = LoggedField("old").begun()
    it.field.clearsOnInsertion = true
    it.select(0..<0)
    #expect(!it.field.clearsOnInsertion)
    it.type("x")
    #expect(it.field.text == "xold")
  }

  @Test func theClearButtonIsShownByItsModeWhileThereIsText() {
    let field = UITextField()
    #expect(!field.showsClearButton)
    field.clearButtonMode = .whileEditing
    field.text = "a"
    #expect(!field.showsClearButton)
    field.becomeFirstResponder()
    #expect(field.showsClearButton)
    field.text = ""
    #expect(!field.showsClearButton)
    field.text = "a"
    field.clearButtonMode = .unlessEditing
    #expect(!field.showsClearButton)
    field.clearButtonMode = .always
    #expect(field.showsClearButton)
    field.rightView = UIView()
    field.rightViewMode = .whileEditing
    #expect(field.showsRightView && !field.showsClearButton)
    field.resignFirstResponder()
    #expect(!field.showsRightView && field.showsClearButton)
  }

  @Test func sideViewsAreSubviewsOfTheField() {
    let field = UITextField()
    let (icon, other) = (UIView(), UIView())
    field.leftView = icon
    #expect(icon.superview === field)
    field.leftView = other
    #expect(icon.superview == nil && other.superview === field)
    field.leftView = nil
    #expect(field.subviews.isEmpty)
  }

  @Test func typedTextHasTheTypingAttributes() {
    let field = UITextField()
    let (bold, plain) = (UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 17))
    field.attributedText = NSAttributedString(string: "ab", attributes: [.font: plain])
    field.typingAttributes = [.font: bold]
    field.insertText("c")
    field.insertText("d")
    let styled = field.attributedText
    #expect(styled?.string == "abcd")
    #expect(styled?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == plain)
    #expect(styled?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == bold)
    // The selection has changed: what follows is as the character before it.
    #expect(styled?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == bold)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.typingAttributes?[.font] as? UIFont == plain)
  }

  @Test func defaultTextAttributesSetFontAndColour() {
    let field = UITextField()
    let font = UIFont.systemFont(ofSize: 30)
    field.defaultTextAttributes = [.font: font, .foregroundColor: UIColor.red, .kern: 2]
    #expect(field.font == font && field.textColor == .red)
    field.text = "a"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func interactionStateHoldsSelectionAndFocusAndNoText() {
    let it = LoggedField("abcd").begun()
    it.select(1..<3)
    let state = it.field.interactionState
    it.field.resignFirstResponder()
    it.field.text = "wxyz"
    it.field.interactionState = state
    #expect(it.field.isFirstResponder && it.field.text == "wxyz")
    #expect(it.field.editingSession.state.selection.range == 1..<3)
    it.field.interactionState = "of something else"
  }

  @Test func theInputDelegateIsNotifiedOfTextSetByTheProgram() {
    final class Listener: NSObject, UITextInputDelegate {
      var events: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) {}
      func selectionDidChange(_ textInput: (any UITextInput)?) {}
      func textWillChange(_ textInput: (any UITextInput)?) { events.append("will") }
      func textDidChange(_ textInput: (any UITextInput)?) { events.append("did") }
    }
    let (field, listener) = (UITextField(), Listener())
    field.inputDelegate = listener
    field.text = "a"
    #expect(listener.events == ["will", "did"])
  }
}
