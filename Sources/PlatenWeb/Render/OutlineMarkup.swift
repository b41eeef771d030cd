#if Web
import Foundation
import PlatenGraph

/// Shapes that CSS does not have, as paths of SVG or as polygons.
@MainActor enum OutlineMarkup {
  /// The size to draw an outline in: a fixed frame around it, the size that the browser has reported, or a square that
  /// the browser stretches until then.
  static func size(around node: Node) -> CGSize {
    if let size = fixedSize(around: node) { return size }
    guard let size = node.reportedFrame?.size, size.width > 0, size.height > 0 else {
      return CGSize(width: 100, height: 100)
    }
    return size
  }

  /// Whether an outline in a size that is not fixed is drawn in that which the browser reports: another size does not
  /// just stretch it, and it is not clipped with its lengths. `insets` are those of a line inside of the outline.
  static func isMeasured(_ shape: CustomShape, insets: Bool = false, isClipped: Bool, of node: Node) -> Bool {
    guard fixedSize(around: node) == nil else { return false }
    guard let places = places(of: shape, in: node) else { return true }
    return !isClipped && (insets || !places.isScaled)
  }

  private static func fixedSize(around node: Node) -> CGSize? {
    var current = node.parent
    while let step = current {
      switch step.content {
      case .decoration(.frame(let frame)):
        guard !frame.isFlexible, let width = frame.width, let height = frame.height else { return nil }
        return CGSize(width: max(width, 1), height: max(height, 1))
      case .decoration(.effect), .decoration(.border), .decoration(.background), .decoration(.overlay),
        .container(.depthStack):
        current = step.parent
      default: return nil
      }
    }
    return nil
  }

  /// A picture that fills the element with the shape.
  static func picture(_ shape: ShapeContent, _ custom: CustomShape, of node: Node) -> Element {
    let size = size(around: node)
    var picture = Element("svg")
    picture.classes = ["outline"]
    picture.attributes = [
      "viewBox": "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))", "preserveAspectRatio": "none",
      "aria-hidden": "true", "focusable": "false",
    ]
    var path = Element("path")
    let inset = shape.isStrokeInside && shape.stroke != nil ? shape.lineWidth / 2 : 0
    path.attributes["d"] = data(
      custom.path(in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)))
    path.attributes["vector-effect"] = "non-scaling-stroke"
    func paint(_ paint: Paint, _ use: String) -> String {
      guard case .gradient(let gradient) = paint,
        let element = self.gradient(gradient, id: "g\(node.id.rawValue)\(use)", in: size)
      else { return CSS.color(paint, for: .area) }
      picture.append(element)
      return "url(#\(element.id ?? ""))"
    }
    path.style["fill"] = shape.fill.map { paint($0, "f") } ?? "none"
    if shape.isEvenOdd { path.style["fill-rule"] = "evenodd" }
    if let stroke = shape.stroke {
      path.style["stroke"] = paint(stroke, "s")
      path.style["stroke-width"] = CSS.length(max(shape.lineWidth, 0))
      path.style["stroke-linecap"] = "\(shape.strokeStyle.lineCap)"
      path.style["stroke-linejoin"] = "\(shape.strokeStyle.lineJoin)"
      if !shape.strokeStyle.dash.isEmpty {
        path.style["stroke-dasharray"] = shape.strokeStyle.dash.map { CSS.number(max($0, 0)) }.joined(separator: " ")
        path.style["stroke-dashoffset"] = CSS.number(shape.strokeStyle.dashPhase)
      }
    }
    picture.append(path)
    return picture
  }

  /// Whether a picture can have this fill; otherwise the shape is clipped from a CSS fill.
  static func canPaint(_ fill: Paint) -> Bool {
    guard case .gradient(let gradient) = fill else { return fill.isPlain }
    switch gradient.kind {
    case .linear, .radial: return true
    case .elliptical, .angular: return false
    }
  }

  /// A gradient in SVG, with the points of the picture; nil for an angular one, which SVG does not have.
  private static func gradient(_ gradient: GradientPaint, id: String, in size: CGSize) -> Element? {
    func number(_ value: CGFloat) -> String { CSS.number(Double(value)) }
    var element: Element
    switch gradient.kind {
    case .linear(let start, let end):
      element = Element("linearGradient", id: id)
      element.attributes = [
        "x1": number(start.x * size.width), "y1": number(start.y * size.height), "x2": number(end.x * size.width),
        "y2": number(end.y * size.height),
      ]
    case .radial(let center, let start, let end):
      element = Element("radialGradient", id: id)
      element.attributes = [
        "cx": number(center.x * size.width), "cy": number(center.y * size.height), "r": number(max(start, end)),
        "fr": number(min(start, end)),
      ]
    case .elliptical, .angular: return nil
    }
    element.attributes["gradientUnits"] = "userSpaceOnUse"
    for stop in gradient.stops {
      var part = Element("stop")
      part.attributes["offset"] = number(stop.location)
      part.style["stop-color"] = CSS.color(stop.paint.paint, for: .area)
      element.append(part)
    }
    return element
  }

  /// Whether a fill of this shape is clipped, because a picture that the browser stretches would have other corners.
  static func keepsLengths(_ shape: CustomShape, of node: Node) -> Bool {
    guard let places = places(of: shape, in: node) else { return false }
    return places.isInside && !places.isScaled
  }

  /// The outline as a polygon, for clipping: in a size that is not fixed with its radii, where the shape has such.
  static func polygon(_ shape: CustomShape, of node: Node) -> String {
    if let places = places(of: shape, in: node) { return places.polygon }
    let size = size(around: node)
    let list = points(of: shape, in: size).map {
      "\(CSS.number($0.x / size.width * 100))% \(CSS.number($0.y / size.height * 100))%"
    }
    return "polygon(\(list.isEmpty ? "0 0" : list.joined(separator: ",")))"
  }

  /// Nil in a size that is fixed.
  private static func places(of shape: CustomShape, in node: Node) -> OutlinePlaces? {
    fixedSize(around: node) == nil ? OutlinePlaces { points(of: shape, in: $0) } : nil
  }

  /// The parts of one polygon are connected by lines in both directions.
  private static func points(of shape: CustomShape, in size: CGSize) -> [CGPoint] {
    let lines = shape.path(in: CGRect(origin: .zero, size: size)).polylines()
    guard let start = lines.first?.first else { return [] }
    return lines.flatMap { $0 + [$0[0], start] }
  }

  private static func data(_ path: Path) -> String {
    func text(_ point: CGPoint) -> String { "\(CSS.number(point.x)) \(CSS.number(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let end, let first, let second): "C\(text(first)) \(text(second)) \(text(end))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
#endif
