/// The keyboard or other input view that a front end shows, and the notifications of its coming and going.
///
/// A front end that shows one sets ``frame``; tests can. Where none is shown, as with a hardware keyboard, nothing
/// is posted.
@MainActor package final class Keyboard {
  /// Where it stands when it is shown, in the screen's coordinates; nil where the platform shows none.
  package var frame: CGRect?
  /// How long it takes to come, in seconds.
  package var duration = 0.25
  package private(set) var isVisible = false
  /// Where it was when last something was posted of it.
  private var shownFrame = CGRect.zero

  nonisolated init() {}

  /// The field that needs it has become first responder. One that is there already only changes its frame [D].
  func show() {
    guard let frame else { return }
    if isVisible {
      let old = shownFrame
      shownFrame = frame
      post(UIResponder.keyboardWillChangeFrameNotification, from: old, to: frame)
      post(UIResponder.keyboardDidChangeFrameNotification, from: old, to: frame)
    } else {
      isVisible = true
      shownFrame = frame
      post(UIResponder.keyboardWillShowNotification, from: hidden(frame), to: frame)
      post(UIResponder.keyboardDidShowNotification, from: hidden(frame), to: frame)
    }
  }

  /// Nobody needs it any more.
  package func hide() {
    guard let frame, isVisible else { return }
    isVisible = false
    post(UIResponder.keyboardWillHideNotification, from: frame, to: hidden(frame))
    post(UIResponder.keyboardDidHideNotification, from: frame, to: hidden(frame))
  }

  private func hidden(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

  private func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
}
