/// An outline in UIKit's vocabulary. It draws nothing by itself: a ``Shape`` makes its path of it.
open class UIBezierPath: NSObject {
  /// The outline so far.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  private var path = Path()

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

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

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  open var isEmpty: Bool { path.isEmpty }

  open var bounds: CGRect { path.boundingRect }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

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

  open func close() { path.closeSubpath() }

  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
}
