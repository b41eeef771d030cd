import Foundation

/// A finger on the screen. No front end reports one: a touch or a press of the pointer is the control's, or a gesture's.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What the finger does, `.began` by default.
  open private(set) var phase = Phase.began
  /// How often the finger has tapped in quick succession, 1 by default.
  open private(set) var tapCount = 1
  /// The view that was touched. Nil by default.
  open private(set) weak var view: UIView?
  /// The window of the view. Nil by default.
  open var window: UIWindow? { view?.window }
  /// When the touch was reported, in seconds since the system began. 0 by default.
  open private(set) var timestamp: TimeInterval = 0

  /// The place of the finger in a view, in points: its upper leading corner.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The place of the finger before, in points: the view's upper leading corner.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

extension UIEvent {
  /// The touches of the event. Nil: no front end reports touches.
  public var allTouches: Set<UITouch>? { nil }

  /// The touches of the event in a view. Nil: no front end reports touches.
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
}
