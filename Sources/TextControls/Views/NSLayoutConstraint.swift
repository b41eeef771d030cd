/// A relation between the edges, centres or sizes of views.
///
/// Front ends lay out by themselves. Of the constraints between a view and its superview, and of those between views
/// with the same superview, what a stack, a margin and a frame can express is shown: edges at a distance from those of
/// the superview, fixed, least and largest sizes, equal centres, and views below or beside one another. Relations of
/// other kinds, multipliers and priorities are kept and ignored.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// What of a view a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins

    /// The baseline of the last line, by its earlier name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The view of the left side, or its guide.
  public private(set) weak var firstItem: AnyObject?
  /// What of the first view.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view of the right side, or its guide; nil for a number alone.
  public private(set) weak var secondItem: AnyObject?
  /// What of the second view.
  public let secondAttribute: Attribute
  /// What the right side is multiplied by. Kept and ignored.
  public let multiplier: CGFloat
  /// What is added to the right side, in points.
  open var constant: CGFloat { didSet { if isActive { note() } } }
  /// How important the constraint is. Kept and ignored.
  open var priority = UILayoutPriority.required
  /// A name for the program to recognize the constraint by. Nil by default.
  open var identifier: String?
  private var isAdded = false

  /// Creates a constraint, which is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Creates a constraint about nothing, as a place for one that is made later.
  public override convenience init() {
    self.init(
      item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// The view of a side: a guide's is the one that it belongs to.
  package var firstView: UIView? { Self.view(firstItem) }
  /// The view of a side: a guide's is the one that it belongs to.
  package var secondView: UIView? { Self.view(secondItem) }

  private static func view(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether the constraint counts. False by default.
  open var isActive: Bool {
    get { isAdded }
    set {
      guard newValue != isAdded else { return }
      isAdded = newValue
      for view in [firstView, secondView].compactMap({ $0 }) {
        view.layoutConstraints.removeAll { $0 === self }
        if newValue { view.layoutConstraints.append(self) }
      }
      note()
    }
  }

  private func note() { for view in [firstView, secondView] { view?.setNeedsDisplay() } }

  /// Has constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints no longer count.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A part of a view that constraints refer to: here always the whole view.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open weak var owningView: UIView?
  /// A name for the program to recognize the guide by. Empty by default.
  open var identifier = ""
  /// The guide's place in its view: the whole view, as constraints with it have it here.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Creates a guide that belongs to no view.
  public override init() { super.init() }

  convenience init(_ view: UIView) {
    self.init()
    owningView = view
  }
}

/// An edge, a centre or a size of a view, to make constraints with.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide of the anchor.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The constraint that this is at another one, or at a distance in points from it.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, c) }

  /// The constraint that this is at least at a distance in points from another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }

  /// The constraint that this is at most at a distance in points from another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// A vertical edge or centre of a view.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge, centre or baseline of a view.
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height of a view.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The constraint that this is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 1, c) }
  /// The constraint that this is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }
  /// The constraint that this is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }
  /// The constraint that this is a multiple of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
  /// The constraint that this is at least a multiple of another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
  /// The constraint that this is at most a multiple of another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

extension NSLayoutXAxisAnchor {
  /// The constraint that this is behind another edge, by the usual distance of 8 points times a number.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
  /// The constraint that this is behind another edge, at least by the usual distance of 8 points times a number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  /// The constraint that this is behind another edge, at most by the usual distance of 8 points times a number.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// The constraint that this is below another edge, by the usual distance of 8 points times a number.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
  /// The constraint that this is below another edge, at least by the usual distance of 8 points times a number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  /// The constraint that this is below another edge, at most by the usual distance of 8 points times a number.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// The anchors of a view or of a guide.
@MainActor @preconcurrency public protocol _AnchorOwner: AnyObject {}

extension UIView: _AnchorOwner {}
extension UILayoutGuide: _AnchorOwner {}

extension _AnchorOwner {
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge; here the same as ``leadingAnchor``.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge; here the same as ``trailingAnchor``.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The centre from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The centre from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The active constraints that this view is one of the two views of.
  public var constraints: [NSLayoutConstraint] { layoutConstraints }
  /// Has a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Has constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Has a constraint no longer count.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Has constraints no longer count.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// The part of the view that nothing covers: the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(0) }
  /// The part of the view above the keyboard: the whole view, as the keyboard of a device is the system's.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ownGuides[3] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(self)
    ownGuides[3] = guide
    return guide
  }
  /// Adds a guide, which is the whole view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }

  /// The part of the view within its margins: here the whole view.
  public var layoutMarginsGuide: UILayoutGuide { guide(1) }
  /// The part of the view that is not too wide to read: here the whole view.
  public var readableContentGuide: UILayoutGuide { guide(2) }

  func guide(_ index: Int) -> UILayoutGuide {
    if let guide = ownGuides[index] { return guide }
    let guide = UILayoutGuide(self)
    ownGuides[index] = guide
    return guide
  }
}

extension UIScrollView {
  /// The content: here the whole view.
  public var contentLayoutGuide: UILayoutGuide { guide(4) }
  /// The frame: the whole view.
  public var frameLayoutGuide: UILayoutGuide { guide(5) }
}
