/// A view that shows others in a row or a column.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How the views share the space along the axis.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  /// How the views are aligned across the axis.
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }

  /// The direction of the stack, horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  /// The space between two views in points, 0 by default.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Kept and ignored: front ends give each view its own size. `.fill` by default.
  open var distribution = Distribution.fill
  /// Kept and ignored: a column aligns its views at the leading edge, a row at their centres. `.fill` by default.
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  /// Whether the views are inside ``UIView/layoutMargins``, false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsDisplay() } }
  /// The views in the stack, in order. They are subviews too; other subviews are not shown.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack, and to the subviews. A view that is in the stack already moves to the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view to the stack and to the subviews. An index out of range is clamped; a view that is in the stack
  /// already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    addSubview(view)
  }

  /// Removes the view from the stack. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsDisplay()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
}

/// A view that shows others in a row or a column.
@MainActor package protocol ArrangingView: UIView {
  /// Whether the views are in a column.
  var isColumn: Bool { get }
  /// The views, in order.
  var arrangedViews: [UIView] { get }
  /// The space between two of them in points.
  var spaceBetween: CGFloat { get }
  /// The space around them.
  var insets: UIEdgeInsets { get }
}

extension ArrangingView {
  package var insets: UIEdgeInsets { .zero }
}

extension UIStackView: ArrangingView {
  package var isColumn: Bool { axis == .vertical }
  package var arrangedViews: [UIView] { arrangedSubviews }
  package var spaceBetween: CGFloat { spacing }
  package var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
}
