/// A view that shows others in a row or a column.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How the views share the space along the axis.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  /// How the views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge of a row's views, the same as `.leading`.
    public static var top: Alignment { .leading }
    /// The lower edge of a row's views, the same as `.trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing of the stack, for ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The usual distance of two views, for ``setCustomSpacing(_:after:)``: 8 points.
  public static let spacingUseSystem: CGFloat = 8

  /// The direction of the stack, horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  /// The space between two views in points, 0 by default.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// How the views share the space along the axis. With `.fillEqually` they have equal shares, with `.equalSpacing` and
  /// `.equalCentering` equal spaces between them, and otherwise their own sizes. `.fill` by default.
  open var distribution = Distribution.fill { didSet { setNeedsDisplay() } }
  /// How the views are aligned across the axis. With `.fill`, the default, fields, sliders and labels are as wide as a
  /// column, and other views keep their own sizes: at the leading edge of a column, and at the centre of a row.
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  /// Whether the views are inside ``UIView/layoutMargins``, false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsDisplay() } }
  /// Whether the spacing is between baselines. Kept and ignored; false by default.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The views in the stack, in order. They are subviews too; other subviews are not shown.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a horizontal stack without views in a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a horizontal stack without views. Nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
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

  /// Sets the space after a view of the stack in points; ``spacingUseDefault`` for that of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsDisplay()
  }

  /// The space that was set after a view; ``spacingUseDefault`` for none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The least space between two views.
  fileprivate var leastSpacing: CGFloat { customSpacings.values.reduce(spacing, min) }

  /// The space after a view beyond ``spaceBetween``; nil for none.
  package func extraSpace(after view: UIView) -> CGFloat? {
    guard !customSpacings.isEmpty, arrangedSubviews.last(where: { !$0.isHidden }) !== view else { return nil }
    let extra = (customSpacings[ObjectIdentifier(view)] ?? spacing) - leastSpacing
    return extra > 0 ? extra : nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }
}

extension UIStackView: ArrangingView {
  package var isColumn: Bool { axis == .vertical }
  package var arrangedViews: [UIView] { arrangedSubviews }
  package var spaceBetween: CGFloat { leastSpacing }
  package var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  package var across: UIStackView.Alignment { alignment }
  package var along: UIStackView.Distribution { distribution }
}
