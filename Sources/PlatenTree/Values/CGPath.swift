import Foundation

/// An outline in the vocabulary of Core Graphics, for a `Path` to be made of. Lengths are points.
public class CGPath: Hashable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform))
  }

  /// The ellipse that fits a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle with elliptic corners of the given radii.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let corners = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corners).applying(transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle around the outline and the control points of its curves: here that of the outline.
  public var boundingBox: CGRect { path.boundingRect }

  /// The outline of the line that is drawn along the path, to be filled by the rule of non-zero winding.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// The end of the last element; the origin where the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside the outline.
  ///
  /// - Parameters:
  ///   - point: The point to look for.
  ///   - rule: What of the outline is inside, as when it is filled.
  ///   - transform: Moves the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// The same outline; later changes of one do not change the other.
  public func copy() -> CGPath? { CGPath(path) }

  /// The same outline, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applying(transform)) }

  /// The same outline for changing it.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Paths are equal when their elements are.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the end of the path: equal paths have equal ends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(currentPoint.x)
    hasher.combine(currentPoint.y)
  }
}

/// Which parts of an outline are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// What the outline goes around, when turns to the left and to the right are added up.
  case winding
  /// What is behind an odd number of edges.
  case evenOdd
}

/// An outline that is made step by step.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Appends a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Appends a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  /// Appends lines from the first point to all others. Does nothing without points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Appends a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect), transform: transform)
  }

  /// Appends the ellipse that fits a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rectangle with elliptic corners of the given radii as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corners = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(Path(roundedRect: rect, cornerSize: corners), transform: transform)
  }

  /// Appends a part of a circle, and a line to its beginning where the path has a point. Angles are radians;
  /// `clockwise` is as in `Path`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }

  /// Appends the arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Appends the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Appends a line back to the start of the subpath.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a path with the elements of a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// The same outline in the vocabulary of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
