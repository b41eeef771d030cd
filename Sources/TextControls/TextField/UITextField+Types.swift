extension UITextField {
  /// The frame around a text field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view inside a text field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended. Only tvOS has ways to cancel it: here it is always `committed`.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The reason (`DidEndEditingReason.rawValue`) in ``textDidEndEditingNotification``'s user info.
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
