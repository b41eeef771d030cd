/// User actions on a text field other than editing, as front ends report them.
extension UITextField: TextInputView, TextInputLifeCycleClient {
  package var acceptsInput: Bool { isEnabled }

  package var plainText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// Handles Return. False when it is ignored.
  @discardableResult package func pressReturn() -> Bool {
    guard isEnabled, !enablesReturnKeyAutomatically || hasText else { return false }
    if markedTextRange != nil { unmarkText() }
    guard ownDelegate?.textFieldShouldReturn(self) ?? true else { return false }
    // As in UIKit, a target for this event makes the field resign.
    let exits = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if exits { resignFirstResponder() }
    return true
  }

  /// Handles a press of the button that empties the field. Asks the delegate's `textFieldShouldClear`, not
  /// `shouldChange`.
  package func pressClearButton() {
    guard isEnabled, hasText, ownDelegate?.textFieldShouldClear(self) ?? true else { return }
    if markedTextRange != nil { unmarkText() }
    let count = controller.session.text.utf16.count
    controller.carryOut(.replace(0..<count, with: "", selection: nil))
  }

  // MARK: what is shown beside the text

  package var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }

  package var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

  /// Whether the clear button is shown: only with text to clear, and not while the right view takes its place.
  package var showsClearButton: Bool { hasText && !showsRightView && clearButtonMode.shows(isEditing: isEditing) }

  func embed(_ view: UIView?, insteadOf old: UIView?) {
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let view { addSubview(view) }
    setNeedsDisplay()
  }
}
