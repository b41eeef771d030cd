extension UITextView {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UITextView: TextInputView {
  public var _estimatedFont: UIFont { font ?? .systemFont(ofSize: 12) }
  public var _tokenCount: Int { 0 }
  package var acceptsInput: Bool { isEditable }
}

/// What the view's controller asks and tells goes to the delegate, then to observers.
extension UITextView: TextInputClient {
  public func textInputShouldBeginEditing(_ input: TextInputController) -> Bool {
    delegate?.textViewShouldBeginEditing(self) ?? true
  }

  public func textInputDidBeginEditing(_ input: TextInputController) {
    setNeedsDisplay()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  public func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool {
    shouldChangeText(in: textRange(replacement.range), replacementText: replacement.replacement)
  }

  public func textInputDidChangeSelection(_ input: TextInputController) {
    forgetTypingAttributes()
    if clearsOnInsertion { clearsOnInsertion = false }
    setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
  }

  public func textInputDidChangeText(_ input: TextInputController) {
    restyle()
    setNeedsDisplay()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func textInput(_ input: TextInputController, didCopy text: String) { scene.writeClipboard?(text) }

  public func textInputShouldEndEditing(_ input: TextInputController) -> Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  public func textInputDidEndEditing(_ input: TextInputController) {
    setNeedsDisplay()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

extension UITextView {
  /// The keyboard delivers a suggestion.
  package func receive(_ suggestion: UIInputSuggestion) {
    delegate?.textView(self, insertInputSuggestion: suggestion)
  }

  package func makeEditMenu() -> UIMenu {
    let suggested = suggestedEditActions()
    return delegate?.textView(self, editMenuForTextInRanges: selectedRangeValues, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
