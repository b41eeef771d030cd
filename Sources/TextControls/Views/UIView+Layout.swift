/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets; a distance that is not given is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle without the insets; negative ones make it larger.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the edges of a rectangle in points, where left and right depend on the direction of the interface.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge at which a line begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge at which a line ends.
  public var trailing: CGFloat

  /// Creates insets; a distance that is not given is 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

/// The priority of a wish about a view's size, from 1 to 1000. Kept and ignored: there are no constraints.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// 1000: the wish has to be met.
  public static let required = UILayoutPriority(1000)
  /// 750, the default for resisting compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, the default for hugging the content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, the priority of the smallest fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Front ends lay out by themselves, and a representable has the size that SwiftUI's layout gives it. These values are
// kept for the program to read and change nothing.
extension UIView {
  /// How a view follows a change of its superview's size. Kept and ignored.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The parts of a window that content has to avoid: always zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Sets the priority with which the view resists growing beyond its content. Kept and ignored.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutPriorities.hugging[axis] = priority
  }

  /// The priority that was set, or ``UILayoutPriority/defaultLow``.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPriorities.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists shrinking below its content. Kept and ignored.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutPriorities.resistance[axis] = priority
  }

  /// The priority that was set, or ``UILayoutPriority/defaultHigh``.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPriorities.resistance[axis] ?? .defaultHigh
  }
}

/// The priorities of a view, kept for the program to read.
struct LayoutPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

// Frames are those that the program has set: front ends lay out by themselves.
extension UIView {
  /// A point of another view's coordinates in those of this view; nil for those of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (frameOrigin, view?.frameOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// A point of this view's coordinates in those of another view; nil for those of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (frameOrigin, view?.frameOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A rectangle of another view's coordinates in those of this view; nil for those of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// A rectangle of this view's coordinates in those of another view; nil for those of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The origin of the view in the outermost one around it.
  private var frameOrigin: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view, let outer = current.superview {
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      view = outer
    }
    return origin
  }
}

extension UIView {
  /// The value of a side without an intrinsic size: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size, as a target of ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A very large size, as a target of ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIView {
  /// Calls ``layoutSubviews()`` before the view is shown for the first time, and after ``setNeedsLayout()``.
  package func layOutOnce() { if !isLaidOut { layOut() } }

  /// Calls ``layoutSubviews()``, but not from within it.
  package func layOut() {
    guard !isInLayout else { return }
    (isLaidOut, isInLayout) = (true, true)
    layoutSubviews()
    isInLayout = false
  }
}

extension CGSize {
  /// This size with the width, the height or both of another one.
  func with(_ other: CGSize, width: Bool, height: Bool) -> CGSize {
    CGSize(width: width ? other.width : self.width, height: height ? other.height : self.height)
  }
}
