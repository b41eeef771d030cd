/// The keyboard or other input view that a front end shows, and the notifications of when it is shown and hidden.
///
/// A front end that shows one sets ``frame``; tests can. Where none is shown, as with a hardware keyboard, nothing is
/// posted.
@MainActor package final class Keyboard {
  /// Its frame while it is shown, in points on the screen; nil where the platform shows none.
  package var frame: CGRect?
  /// The duration of the animation that shows it, in seconds.
  package var duration = 0.25
  package private(set) var isVisible = false
  /// The frame in the last notification.
  private var shownFrame = CGRect.zero

  nonisolated init() {}

  /// Shows the keyboard for a field that became first responder. If it is visible already, only its frame changes.
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

  /// Hides the keyboard.
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
  /// Posted before the input view is shown. The object is nil; the user info holds the frames.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the input view was shown.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the input view is hidden.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the input view was hidden.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of a visible input view changes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of a visible input view changed.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, in points: an `NSValue`, see `cgRectValue`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, in points: an `NSValue`, see `cgRectValue`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration in seconds, a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, an `Int`: always 7, as on iOS.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this program, a `Bool`: always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle in the value, in points. The same as `rectValue`; UIKit's name for it.
  public var cgRectValue: CGRect { rectValue }
  /// A value with a rectangle in points. The same as `init(rect:)`; UIKit's name for it.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point in the value. The same as `pointValue`; UIKit's name for it.
  public var cgPointValue: CGPoint { pointValue }
  /// A value with a point. The same as `init(point:)`; UIKit's name for it.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The size in the value. The same as `sizeValue`; UIKit's name for it.
  public var cgSizeValue: CGSize { sizeValue }
  /// A value with a size. The same as `init(size:)`; UIKit's name for it.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
