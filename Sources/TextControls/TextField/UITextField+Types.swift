extension UITextField {
  /// The frame around a text field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view inside a text field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended. Only tvOS has ways to cancel it: here it is always `committed`.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted with the field as its object after editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field as its object after the user changed the text. Not posted when the program sets it.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted with the field as its object after editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key of the reason, `DidEndEditingReason.rawValue`, in the user info of ``textDidEndEditingNotification``.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// Whether a mode shows its view now.
extension UITextField.ViewMode {
  func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
