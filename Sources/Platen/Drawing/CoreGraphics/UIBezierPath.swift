/// An outline in UIKit's vocabulary, which draws itself into the current context, see `UIGraphicsGetCurrentContext()`.
open class UIBezierPath: NSObject {
  /// The outline so far.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  var path = Path()
  /// The width of the line, 1 by default, with the shapes of its ends and corners and its dashes.
  var line = StrokeStyle()
  /// Whether areas inside an even number of outlines are not inside. False by default.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { super.init() }

  /// A rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// The ellipse that fits a rectangle, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// A rectangle with round corners. `cornerRadius` is in points, up to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round. Of the radii the width counts, up to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let length = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? length : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }

  /// Creates a path with the elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// A part of a circle. Angles are radians from the right, going round as a clock's hands do where `clockwise` is true.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, in points.
  open var bounds: CGRect { path.boundingRect }

  /// The end of the last element; the origin where the path is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

  /// Angles are radians from the right, going round as a clock's hands do where `clockwise` is true.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Where y grows downwards, what UIKit calls clockwise is what SwiftUI does not.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the present subpath with a straight line.
  open func close() { path.closeSubpath() }

  /// Adds the elements of another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Transforms the elements.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside the outline.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// The same outline in the other direction, with the same line.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    other.take(self)
    other.path = path.inOtherDirection
    return other
  }

  /// The same outline with the same line; later changes of one do not change the other.
  open override func copy() -> Any {
    let copy = UIBezierPath()
    copy.take(self)
    return copy
  }

  /// Takes the outline and the line of another path.
  package final func take(_ other: UIBezierPath) {
    (path, line, usesEvenOddFillRule) = (other.path, other.line, other.usesEvenOddFillRule)
  }
}
