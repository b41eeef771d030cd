import Foundation

/// An outline of lines and curves. Lengths are points; y grows downwards.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var start: CGPoint = .zero
  /// Where the next step begins; nil before the first.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path and lets `callback` append to it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a path of a rectangle with round corners. The radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of a rectangle with elliptical corners, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rectangle with a radius for each corner, in points.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: steps

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Appends a straight line.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end), end) }

  /// Appends a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), end)
  }

  /// Appends a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), end)
  }

  /// A step without a beginning begins where it ends, as nothing may trap.
  private mutating func append(_ element: Element, _ end: CGPoint) {
    if currentPoint == nil { return move(to: end) }
    elements.append(element)
    currentPoint = end
  }

  /// Appends a line back to the start of the subpath.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Begins a subpath at the first point and appends lines to all others. Does nothing without points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Appends a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends rectangles as closed subpaths.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Appends the elements of another path.
  public mutating func addPath(_ path: Path) { for element in path.elements { addElement(element) } }

  /// Appends an element of another path.
  mutating func addElement(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }

  // MARK: the same elsewhere

  /// The path with every point at another place.
  package func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let end): path.move(to: transform(end))
        case .line(let end): path.addLine(to: transform(end))
        case .quadCurve(let end, let control): path.addQuadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let first, let second):
          path.addCurve(to: transform(end), control1: transform(first), control2: transform(second))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// The path, moved by the given points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// The smallest rectangle around the outline; a null one around nothing.
  public var boundingRect: CGRect {
    let points = polylines().flatMap { $0 }
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path: CustomStringConvertible {
  /// The steps, as PDF writes them.
  public var description: String {
    func text(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }
    return elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
      case .curve(let end, let first, let second): "\(text(first)) \(text(second)) \(text(end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
