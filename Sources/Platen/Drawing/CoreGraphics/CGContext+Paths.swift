import Foundation

// The present path of a context. Its points are transformed when they are added.
extension CGContext {
  /// Begins an empty path.
  public func beginPath() { outline = Path() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(ctm)) }

  /// Adds lines from the first point to all others. Does nothing without points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points.map { $0.applying(ctm) }) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(Path(rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds a part of a circle, after a line to its beginning where the path has a point. Angles are radians; as in Core
  /// Graphics `clockwise` is what is seen where y grows upwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    continuing { path in
      path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: clockwise)
    }
  }

  /// Adds the arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    continuing { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { add(path.path) }

  /// Adds a line back to the start of the subpath.
  public func closePath() { outline.closeSubpath() }

  /// The present path; nil for an empty one.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(inUserSpace) }
  /// Whether the present path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The end of the present path; the origin where it is empty.
  public var currentPointOfPath: CGPoint { inUserSpace.currentPoint ?? .zero }
  /// The smallest rectangle around the present path.
  public var boundingBoxOfPath: CGRect { inUserSpace.boundingRect }

  /// Whether a point is inside the present path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point.applying(ctm), eoFill: mode == .eoFill || mode == .eoFillStroke)
  }

  // MARK: painting

  /// Fills the present path, and begins an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws the present path as a line, and begins an empty one.
  public func strokePath() {
    stroke(outline, state.line)
    beginPath()
  }

  /// Fills the present path, draws it as a line, or both, and begins an empty one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(outline, state.line) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect).applying(ctm)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(ctm)) }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(ctm), state.line) }

  /// Draws the edges of a rectangle with a line as wide as `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = max(width, 0)
    stroke(Path(rect).applying(ctm), line)
  }

  /// Draws the ellipse that fits a rectangle as a line.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(ctm), state.line) }

  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
      path.move(to: start)
      path.addLine(to: end)
    }
    stroke(path.applying(ctm), state.line)
  }

  /// Takes away what was drawn, where the rectangle is as large as the whole drawing; a part can't be taken away.
  public func clear(_ rect: CGRect) {
    if rect.applying(ctm).contains(CGRect(origin: .zero, size: size)) { state.graphics.drawing.marks = [] }
  }

  // MARK: clipping

  /// Draws only inside the present path from now on, and begins an empty one. Of several clips the last one counts.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws only inside a rectangle from now on. Of several clips the last one counts.
  public func clip(to rect: CGRect) { clip(to: Path(rect).applying(ctm)) }

  /// Draws only inside rectangles from now on. Of several clips the last one counts.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path.applying(ctm))
  }

  /// Draws only inside a rectangle from now on, there as opaque as `mask` is, which is as large as the rectangle: by
  /// the opacity of its pixels, or the brightness of those of a JPEG. Of several masks the last one counts, until
  /// `restoreGState()`; a mask is not rotated. Terminals, which show no pictures, show nothing of what is masked.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.graphics.clip(to: rect, picture: Image(uiImage: mask.image))
  }

  /// The rectangle around the clip; the whole drawing where there is none.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect.applying(ctm.inverted()) }

  // MARK: paths of the whole drawing

  private var inUserSpace: Path { outline.applying(ctm.inverted()) }

  private func add(_ path: Path) { outline.addPath(path.applying(ctm)) }

  /// Adds what continues from the end of the path.
  private func continuing(_ add: (inout Path) -> Void) {
    guard let end = outline.currentPoint else {
      var path = Path()
      add(&path)
      return outline.addPath(path.applying(ctm))
    }
    var path = Path()
    path.move(to: end.applying(ctm.inverted()))
    add(&path)
    var isFirst = true
    path.applying(ctm).forEach { element in
      defer { isFirst = false }
      switch element {
      case .move(let point): if !isFirst { outline.move(to: point) }
      case .line(let point): outline.addLine(to: point)
      case .quadCurve(let end, let control): outline.addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): outline.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: outline.closeSubpath()
      }
    }
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    pen.fill(path, with: state.fill, style: FillStyle(eoFill: isEvenOdd))
  }

  func stroke(_ path: Path, _ line: StrokeStyle) {
    guard !path.isEmpty, line.lineWidth > 0 else { return }
    var line = line
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    line.lineWidth *= scale
    line.dash = line.dash.map { $0 * scale }
    pen.stroke(path, with: state.stroke, style: line)
  }

  func clip(to path: Path, isEvenOdd: Bool = false) {
    var graphics = state.graphics
    graphics.transform = .identity
    graphics.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
    graphics.transform = ctm
    state.graphics = graphics
  }
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by the rule of non-zero winding.
  case fill
  /// Its inside, by the even-odd rule.
  case eoFill
  /// Its outline.
  case stroke
  /// Both, by the rule of non-zero winding.
  case fillStroke
  /// Both, by the even-odd rule.
  case eoFillStroke
}
