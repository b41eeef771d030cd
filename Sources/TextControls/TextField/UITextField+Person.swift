/// What a person does to a text field beyond editing, as front ends report it.
extension UITextField: TextInputView {
  package var acceptsInput: Bool { isEnabled }

  /// Return. False when it is ignored.
  @discardableResult package func pressReturn() -> Bool {
    guard isEnabled, !enablesReturnKeyAutomatically || hasText else { return false }
    if markedTextRange != nil { unmarkText() }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    // Somebody who wants to know of the exit has the field exit [K].
    let exits = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if exits { resignFirstResponder() }
    return true
  }

  /// The button that empties the field. The delegate's `textFieldShouldClear` is asked, not `shouldChange` [H].
  package func pressClearButton() {
    guard isEnabled, hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    if markedTextRange != nil { unmarkText() }
    let count = controller.session.text.utf16.count
    controller.carryOut(.replace(0..<count, with: "", selection: nil))
  }

  /// The keyboard delivers a suggestion.
  package func receive(_ suggestion: UIInputSuggestion) {
    delegate?.textField(self, insertInputSuggestion: suggestion)
  }

  // MARK: what is shown beside the text

  package var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }

  package var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

  /// The clear button needs a text to clear; where the right view is shown, it has its place [K].
  package var showsClearButton: Bool { hasText && !showsRightView && clearButtonMode.shows(isEditing: isEditing) }

  func embed(_ view: UIView?, insteadOf old: UIView?) {
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let view { addSubview(view) }
    setNeedsDisplay()
  }
}
