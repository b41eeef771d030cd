#if Web
  import Foundation
  import Platen

  /// Shapes that CSS does not know, as paths of SVG or as polygons.
  @MainActor enum OutlineMarkup {
    /// The size to draw an outline in: a fixed frame around it, or a square that the browser stretches.
    static func size(around node: Node) -> CGSize {
      var current = node.parent
      while let step = current {
        switch step.content {
        case .frame(let frame):
          guard !frame.isFlexible, let width = frame.width, let height = frame.height else { return square }
          return CGSize(width: max(width, 1), height: max(height, 1))
        case .effect, .border, .background, .overlay, .depthStack: current = step.parent
        default: return square
        }
      }
      return square
    }

    private static let square = CGSize(width: 100, height: 100)

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
      path.style["fill"] = shape.fill.map { CSS.color($0) } ?? "none"
      if shape.isEvenOdd { path.style["fill-rule"] = "evenodd" }
      if let stroke = shape.stroke {
        path.style["stroke"] = CSS.color(stroke)
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

    /// The outline as a polygon in shares of the element's sides, for clipping.
    static func polygon(_ shape: CustomShape, of node: Node) -> String {
      let size = size(around: node)
      let lines = shape.path(in: CGRect(origin: .zero, size: size)).polylines()
      guard let start = lines.first?.first else { return "polygon(0 0)" }
      // The parts of one polygon are tied together by lines that go there and back.
      var points: [CGPoint] = []
      for line in lines { points += line + [line[0], start] }
      let list = points.map {
        "\(CSS.number($0.x / size.width * 100))% \(CSS.number($0.y / size.height * 100))%"
      }
      return "polygon(\(list.joined(separator: ",")))"
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
