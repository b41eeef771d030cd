/// A drag: its methods are called when it begins, for each movement, and when it ends.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept and ignored: there is one pointer. 1 by default.
  open var minimumNumberOfTouches = 1
  /// Kept and ignored: there is one pointer.
  open var maximumNumberOfTouches = Int.max
  /// Kept and ignored; empty by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the pointer is from where the drag began, in points.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: last.x - start.x, y: last.y - start.y) }

  /// Sets how far the pointer is from where the drag began.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
  }

  /// How fast the pointer moves, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// The user drags.
  package func move(from start: CGPoint, to place: CGPoint, velocity: CGPoint) {
    if state == .possible { self.start = start }
    (last, speed) = (place, velocity)
    _ = proceed(at: place)
  }

  /// The user has ended the drag.
  package func finish(at place: CGPoint, velocity: CGPoint) {
    (last, speed) = (place, velocity)
    end(at: place)
  }
}

/// The devices whose scrolling counts as a drag. Ignored.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A touch pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A drag from an edge of the screen. Kept and not noticed: windows and pages have no such edges.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges. Empty by default.
  open var edges: UIRectEdge = []
}

/// A quick drag in a direction. Its methods are called once, when it has ended.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are noticed, `.right` by default.
  open var direction = Direction.right
  /// Kept and ignored: there is one pointer. 1 by default.
  open var numberOfTouchesRequired = 1

  /// How far a drag has to go to be a swipe, in points.
  package static let distance: CGFloat = 30

  /// The user has ended a drag: it is a swipe where it went in one of the directions, and little to the side.
  package func finish(from start: CGPoint, to end: CGPoint) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let made: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard max(abs(x), abs(y)) >= Self.distance, max(abs(x), abs(y)) >= 2 * min(abs(x), abs(y)),
      direction.contains(made)
    else { return }
    recognize(at: start)
  }
}

/// Two fingers that move apart or together. Kept and not noticed: front ends report one pointer.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are, 1 by default.
  open var scale: CGFloat = 1
  /// How fast that changes, per second: 0.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that rotate. Kept and not noticed: front ends report one pointer.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians, 0 by default.
  open var rotation: CGFloat = 0
  /// How fast that changes, per second: 0.
  open var velocity: CGFloat { 0 }
}

/// A pointer over the view. Kept and not noticed.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
