/// What the field's controller asks and tells goes to the delegate, then to the control's events, then to observers.
extension UITextField: TextInputClient {
  public func textInputShouldBeginEditing(_ input: TextInputController) -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  public func textInputDidBeginEditing(_ input: TextInputController) {
    armSecureEntry()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  public func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool {
    shouldChangeText(in: textRange(replacement.range), replacementText: replacement.replacement)
  }

  public func textInputDidChangeSelection(_ input: TextInputController) {
    ownTypingAttributes = nil
    if clearsOnInsertion { clearsOnInsertion = false }
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  public func textInputDidChangeText(_ input: TextInputController) {
    hasBeenSet = true
    restyle()
    setNeedsDisplay()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func textInput(_ input: TextInputController, didCopy text: String) {
    // The session gives nothing of a secure text out; this makes sure of it.
    if !isSecureTextEntry { scene.writeClipboard?(text) }
  }

  public func textInputShouldEndEditing(_ input: TextInputController) -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  public func textInputDidEndEditing(_ input: TextInputController) {
    if controller.replacesAll == .atAnyEdit { controller.replacesAll = .never }
    // UIKit's field sets its own text when it resigns, which subclasses with a setter of their own can see [M].
    if hasBeenSet { text = controller.session.text }
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }
}

extension UITextField {
  /// A secure field that is entered again, or made secure while it is edited, loses its whole text to the next edit.
  /// The delegate is still asked about an edit at the caret [K].
  func armSecureEntry() {
    if isSecureTextEntry, isEditing, !controller.session.text.isEmpty {
      controller.replacesAll = .atAnyEdit
    } else if controller.replacesAll == .atAnyEdit {
      controller.replacesAll = .never
    }
  }

  /// With `clearsOnBeginEditing`, the text is empty before the delegate hears that editing began [M]; no event tells.
  func clearForBeginning() {
    guard clearsOnBeginEditing, !controller.session.text.isEmpty,
      delegate?.textFieldShouldClear(self) ?? true
    else { return }
    controller.setText("", caret: .end)
    styledText = nil
    setNeedsDisplay()
  }
}
