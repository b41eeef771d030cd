import Platen
import PlatenTree

/// An outline in AppKit's vocabulary: UIKit's, with other names for its steps.
open class NSBezierPath: UIBezierPath {
  /// The shape of the ends of a line.
  public typealias LineCapStyle = CGLineCap
  /// The shape of the corners of a line.
  public typealias LineJoinStyle = CGLineJoin

  /// Which parts of an outline are inside.
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

  /// Which parts are inside. `.nonZero` by default.
  open var windingRule: WindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }

  /// A rectangle with round corners. Of the radii the first one counts, up to half of the shorter side.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: xRadius)
  }

  /// The same outline with the same line; later changes of one do not change the other.
  open override func copy() -> Any {
    let copy = NSBezierPath()
    copy.take(self)
    return copy
  }

  /// Adds a straight line to a point.
  open func line(to point: NSPoint) { addLine(to: point) }

  /// Adds a cubic Bézier curve to a point.
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// Adds a part of a circle. Angles are degrees from the right, going round against a clock's hands where y grows
  /// upwards, unless `clockwise` is true.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }

  /// Adds a rectangle.
  open func appendRect(_ rect: NSRect) { append(UIBezierPath(rect: rect)) }
  /// Adds the ellipse that fits a rectangle.
  open func appendOval(in rect: NSRect) { append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with round corners. Of the radii the first one counts.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, cornerRadius: xRadius))
  }
  /// Adds the elements of another path.
  open func append(_ path: NSBezierPath) { append(path as UIBezierPath) }

  /// Fills a rectangle with the present colour.
  open class func fill(_ rect: NSRect) { UIRectFill(rect) }

  /// Draws the edges of a rectangle with the present colour.
  open class func stroke(_ rect: NSRect) { UIBezierPath(rect: rect).stroke() }

  /// Draws a straight line with the present colour.
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    path.stroke()
  }
}

extension NSRect {
  /// Fills the rectangle with the present colour. `operation` is ignored.
  public func fill(using operation: NSCompositingOperation = .sourceOver) { UIRectFill(self) }
  /// Draws only inside the rectangle from now on.
  public func clip() { UIRectClip(self) }
  /// Draws the edges of the rectangle inside it, with the present colour.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
    UIGraphicsGetCurrentContext()?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
  }
}

/// How what is drawn is mixed with what is behind it. Ignored.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter = 13, multiply, screen, overlay
}
