/// Manages the editing of a text field and validates its text.
///
/// UIKit's methods are optional; here each has a default that does what a missing method means. So a class implements
/// the ones it needs with the same source, and nothing asks whether it does (`delegate?.textFieldShouldReturn?(field)`
/// does not compile).
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Asked before the field becomes first responder [D].
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is first responder [D].
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. `endEditing(true)` and the field's removal end it all the same [D].
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called by the default of ``textFieldDidEndEditing(_:reason:)``.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is no longer first responder. Called instead of ``textFieldDidEndEditing(_:)`` [D].
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the characters (UTF-16) may be replaced [D]. Called by the default of the method with ranges.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the characters in the ranges, `NSValue`s of `NSRange`s, may be replaced. Called instead of the method
  /// with one range (iOS 26).
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  /// The selection has changed: before the event and the notification of the text that changed with it [K].
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or `clearsOnBeginEditing`, may empty the field [D].
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it does by itself [D].
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for the characters (UTF-16); nil for the one with the suggested actions [D].
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called instead of the method with one range (iOS 26).
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The keyboard has a suggestion to insert: the delegate inserts it (iOS 18.4).
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = ranges.first?.rangeValue else { return nil }
    return self.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// A suggested reply in words is inserted; what else there may be is left alone. Apple says nothing of a default.
  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { textField.insertText(reply.smartReply) }
  }
}
