/// Manages the editing of a text field and validates its text.
///
/// UIKit's methods are optional; here each has a default implementation with the effect of a missing method. A class
/// implements the ones it needs with the same source, but a caller can't ask whether it does:
/// `delegate?.textFieldShouldReturn?(field)` does not compile.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Called before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. `endEditing(true)` and removing the field from its window end it even when this is false.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, by the default implementation of ``textFieldDidEndEditing(_:reason:)``.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field resigned first responder, instead of ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether `string` may replace the characters in a range of UTF-16 units. Called before each change by the user, by
  /// the default implementation of the method with ranges.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether `string` may replace the characters in the ranges, `NSValue`s of `NSRange`s in UTF-16 units. Called
  /// instead of the method with one range (iOS 26).
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  /// Called after the selection changed, and before the event and the notification of the text that changed with it.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or `clearsOnBeginEditing`, may empty the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return has its usual effect: the events `editingDidEndOnExit` and `primaryActionTriggered`, and the end of
  /// editing where the first of them has a target.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a selected range of UTF-16 units; nil for the menu with the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu for the selected ranges. Called instead of the method with one range (iOS 26).
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu is presented.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu is dismissed.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the keyboard has a suggestion; the delegate inserts it (iOS 18.4).
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  /// Default implementation: true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Default implementation: does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Default implementation: true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Default implementation: does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Default implementation: calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Default implementation: true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Default implementation: asks the method with one range about each of the ranges; true when all are allowed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }
  /// Default implementation: does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Default implementation: true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Default implementation: true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Default implementation: nil, for the menu with the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Default implementation: asks the method with one range about the first of the ranges.
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = ranges.first?.rangeValue else { return nil }
    return self.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  /// Default implementation: does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Default implementation: does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Default implementation: inserts a ``UISmartReplySuggestion`` and ignores other suggestions. Apple documents no
  /// default.
  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { textField.insertText(reply.smartReply) }
  }
}
