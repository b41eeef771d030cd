/// The hierarchy of a view, in the words of its framework: those of AppKit name the same properties with other types.
@MainActor @preconcurrency public protocol _ViewHierarchy: AnyObject {}

extension UIView: _ViewHierarchy {}

extension _ViewHierarchy where Self: UIView {
  /// The view that this one is in; nil for one that is in none.
  public var superview: UIView? { outerView }
  /// The views in this one, in the order in which they are shown.
  public var subviews: [UIView] { innerViews }
  /// The window that the view is in; nil for one that is in none.
  public var window: UIWindow? { outerWindow }
  /// Whether the view covers what is behind it. Kept and ignored; true by default.
  public var isOpaque: Bool {
    get { ownIsOpaque }
    set { ownIsOpaque = newValue }
  }
}

extension UIView {
  /// How the tint is shown. Ignored.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// Shows a view and those inside it.
@MainActor package protocol ViewDisplayer: AnyObject {
  /// Called when `view` or its subviews changed.
  func viewNeedsDisplay(_ view: UIView)
}
