import TextControls

extension NSLayoutConstraint {
  /// How important a constraint or a size is: UIKit's, by AppKit's name.
  public typealias Priority = UILayoutPriority
  /// Horizontal or vertical: UIKit's, by AppKit's name.
  public typealias Orientation = NSLayoutConstraint.Axis
}

/// A rectangle in a view for constraints: UIKit's, by AppKit's name.
public typealias NSLayoutGuide = UILayoutGuide
/// A gesture of the user: UIKit's, by AppKit's name.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// The delegate of a gesture: UIKit's, by AppKit's name.
public typealias NSGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A click, or several in a row.
@MainActor @preconcurrency open class NSClickGestureRecognizer: UITapGestureRecognizer {
  /// The number of clicks in a row, 1 by default.
  open var numberOfClicksRequired: Int {
    get { numberOfTapsRequired }
    set { numberOfTapsRequired = newValue }
  }
  /// The buttons of the mouse, as bits. Kept and ignored: the main one. 1 by default.
  open var buttonMask = 1
}

/// A press that lasts for a time.
@MainActor @preconcurrency open class NSPressGestureRecognizer: UILongPressGestureRecognizer {
  /// The buttons of the mouse, as bits. Kept and ignored: the main one. 1 by default.
  open var buttonMask = 1
}

/// A part of a view in which the program would follow the pointer. Kept and ignored: front ends have the pointer.
@MainActor @preconcurrency open class NSTrackingArea: NSObject {
  /// What the program would be notified of.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The pointer enters and leaves.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// The pointer moves.
    public static let mouseMoved = Options(rawValue: 2)
    /// The shape of the pointer is to change.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While the view is first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window is the key window.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the program is active.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// At all times.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The pointer begins inside.
    public static let assumeInside = Options(rawValue: 0x100)
    /// The visible part of the view.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// While a button is down.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The rectangle in the view's coordinates.
  public let rect: NSRect
  /// What the program would be notified of.
  public let options: Options
  /// The object that would be notified.
  open private(set) weak var owner: AnyObject?
  /// What the program keeps with the area.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an area.
  public init(rect: NSRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    super.init()
    self.owner = owner.map { $0 as AnyObject }
  }
}
