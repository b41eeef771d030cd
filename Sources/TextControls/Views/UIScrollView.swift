/// A view whose content is larger than itself. Front ends scroll by themselves; the properties are kept for the program
/// to read and otherwise ignored.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// What ``delegate`` is for a view that is no table and no text view.
  fileprivate weak var ownScrollDelegate: (any UIScrollViewDelegate)?
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIScrollView { standIn { UIScrollView(frame: .zero) } }

  /// The point of the content at the view's origin. Kept and ignored: it neither scrolls nor follows scrolling.
  open var contentOffset = CGPoint.zero
  /// The size of the content in points. Kept and ignored.
  open var contentSize = CGSize.zero
  /// Whether the user can scroll. Kept and ignored; true by default.
  open var isScrollEnabled = true
  /// Whether content that is scrolled beyond its end comes back. Kept and ignored; true by default.
  open var bounces = true
  /// Kept and ignored; false by default.
  open var alwaysBounceVertical = false
  /// Kept and ignored; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at each page. Kept and ignored; false by default.
  open var isPagingEnabled = false
  /// Kept and ignored; true by default.
  open var showsVerticalScrollIndicator = true
  /// Kept and ignored; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content in points. Kept and ignored; none by default.
  open var contentInset = UIEdgeInsets.zero
  /// How scrolling hides the keyboard. Kept and ignored; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether arrow keys scroll the view while it has the focus. Kept and ignored; true by default.
  open var allowsKeyboardScrolling = true

  /// Where the content is within the parts of a window that it avoids. Kept and ignored; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The colour of the scroll bars. Kept and ignored; `.default` by default.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast scrolling ends. Kept and ignored; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Kept and ignored; `.automatic` by default.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether scrolling continues in its first direction only. Kept and ignored; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether a press of the top of the screen scrolls to the beginning. Kept and ignored; true by default.
  open var scrollsToTop = true
  /// Kept and ignored; true by default.
  open var delaysContentTouches = true
  /// Kept and ignored; true by default.
  open var canCancelContentTouches = true
  /// The space at the ends of the vertical scroll bar in points. Kept and ignored; none by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space at the ends of the horizontal scroll bar in points. Kept and ignored; none by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space at the ends of both scroll bars in points. Kept and ignored; none by default.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Kept and ignored; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The least scale of the content. Kept and ignored; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content. Kept and ignored; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a scale beyond the bounds comes back. Kept and ignored; true by default.
  open var bouncesZoom = true
  /// The scale of the content. Kept and ignored; 1 by default.
  open var zoomScale: CGFloat = 1
  /// Whether the user is scrolling: always false, front ends do not report it.
  open var isDragging: Bool { false }
  /// Whether the user has touched the content: always false, front ends do not report it.
  open var isTracking: Bool { false }
  /// Whether scrolling continues by itself: always false, front ends do not report it.
  open var isDecelerating: Bool { false }
  /// ``contentInset``: there are no parts of a window to avoid.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The control by which the user requests new content, shown by tables and collections; nil by default.
  open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange() } }

  func refreshControlDidChange() {}

  /// Sets ``contentOffset``, which neither scrolls nor is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Does nothing: front ends scroll to what has the focus.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// The ways in which scrolling can hide the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }

  /// Whether content avoids parts of a window.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The colours of scroll bars.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// Whether an index is shown beside the content.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The delegate of a scroll view, in the words of its class: tables and text views have the same property with a
/// delegate of their own.
@MainActor @preconcurrency public protocol _ScrollDelegation: AnyObject {}

extension UIScrollView: _ScrollDelegation {}

extension _ScrollDelegation where Self: UIScrollView {
  /// Asked and notified of scrolling, which front ends do by themselves: none of its methods is called. Held weakly,
  /// nil by default.
  public var delegate: (any UIScrollViewDelegate)? {
    get { ownScrollDelegate }
    set { ownScrollDelegate = newValue }
  }
}

/// The delegate of a scroll view. Front ends scroll by themselves and call none of its methods.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Default implementation: does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
