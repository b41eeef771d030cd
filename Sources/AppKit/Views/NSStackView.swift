import TextControls

/// The direction of a stack.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// A view that shows others in a row or a column.
@MainActor @preconcurrency open class NSStackView: NSView, ArrangingView {
  /// How the views share the space along the axis.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The direction of the stack, horizontal by default.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal { didSet { setNeedsDisplay() } }
  /// The space between two views in points, 8 by default.
  open var spacing: CGFloat = 8 { didSet { setNeedsDisplay() } }
  /// How the views share the space along the axis, as in a `UIStackView`. With `.gravityAreas`, the default, each has its
  /// own size.
  open var distribution = Distribution.gravityAreas { didSet { setNeedsDisplay() } }
  /// How the views are aligned across the axis: `.centerY`, the default, or `.top`, `.bottom` or a baseline in a row, and
  /// `.centerX`, the default, `.leading` or `.trailing` in a column; `.width` and `.height` as with `.fill` in a
  /// `UIStackView`.
  open var alignment: NSLayoutConstraint.Attribute {
    get { ownAlignment ?? (isColumn ? .centerX : .centerY) }
    set {
      ownAlignment = newValue
      setNeedsDisplay()
    }
  }
  private var ownAlignment: NSLayoutConstraint.Attribute?
  /// The space around the views in points; zero by default.
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { setNeedsDisplay() } }
  /// The views in the stack, in order. They are subviews too; other subviews are not shown.
  open private(set) var arrangedSubviews: [NSView] = []

  /// Creates a horizontal stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack, and to the subviews. A view that is in the stack already moves to the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view to the stack and to the subviews. An index out of range is clamped; a view that is in the stack
  /// already moves.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    addSubview(view)
  }

  /// Removes the view from the stack. It stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsDisplay()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  package var isColumn: Bool { orientation == .vertical }
  package var arrangedViews: [UIView] { arrangedSubviews }
  package var spaceBetween: CGFloat { spacing }
  package var insets: UIEdgeInsets {
    UIEdgeInsets(top: edgeInsets.top, left: edgeInsets.left, bottom: edgeInsets.bottom, right: edgeInsets.right)
  }
  package var across: UIStackView.Alignment {
    switch alignment {
    case .leading, .left, .top: .leading
    case .trailing, .right, .bottom: .trailing
    case .centerX, .centerY: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: .fill
    }
  }
  // The two have the same numbers, but for gravity areas.
  package var along: UIStackView.Distribution { UIStackView.Distribution(rawValue: distribution.rawValue) ?? .fill }
}
