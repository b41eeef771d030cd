import Foundation

extension UIImage {
  /// Creates an image of what a context has drawn so far, in SVG. Texts are in the fonts of what shows it, and symbols
  /// are left out.
  convenience init(drawnBy context: CGContext, scale: CGFloat = 1) {
    self.init(drawing: Data(DrawnImage(context.marks, size: context.size).text.utf8), scale: scale)
  }
}

/// The marks of a drawing as an SVG document.
struct DrawnImage {
  private let size: CGSize
  private var definitions = ""
  private var body = ""
  private var count = 0

  /// Strings that are drawn without a font have 12 points, as UIKit's.
  private static let strings = TextResolution(font: .system(size: 12))

  init(_ marks: [CanvasMark], size: CGSize) {
    self.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    for mark in marks { add(mark) }
  }

  var text: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\"><defs>\(definitions)</defs>\(body)</svg>"
  }

  private mutating func add(_ mark: CanvasMark) {
    var attributes = mark.opacity < 1 ? " opacity=\"\(Self.number(CGFloat(mark.opacity)))\"" : ""
    if let clip = mark.clip {
      let id = newName()
      definitions += "<clipPath id=\"\(id)\"><path d=\"\(Self.data(clip))\"/></clipPath>"
      attributes += " clip-path=\"url(#\(id))\""
    }
    if let mask = mark.mask { attributes += " mask=\"url(#\(add(mask)))\"" }
    // What was added last is applied first: it is the innermost group.
    var groups = 0
    for filter in mark.filters {
      guard let id = add(filter) else { continue }
      body += "<g filter=\"url(#\(id))\">"
      groups += 1
    }
    switch mark.figure {
    case .fill(let path, let style, let rule):
      let evenOdd = rule.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(Self.data(path))\" \(paint(style, "fill"))\(evenOdd)\(attributes)/>"
    case .stroke(let path, let style, let line):
      body += "<path d=\"\(Self.data(path))\" fill=\"none\" \(paint(style, "stroke"))\(Self.line(line))\(attributes)/>"
    case .text(let text, let point, let anchor):
      add(text.resolve(in: Self.strings), of: mark, at: point, anchor, attributes)
    case .block(let text, let corner, _):
      add(text.resolve(in: Self.strings), of: mark, at: corner, .topLeading, attributes)
    case .picture(let image, let rect): body += Self.picture(image, in: rect, attributes)
    case .layer(let marks):
      body += "<g\(attributes)>"
      for mark in marks { add(mark) }
      body += "</g>"
    case .letters(let text, let point, let anchor): add(text, of: mark, at: point, anchor, attributes)
    // What has to be laid out is none of these by now.
    case .image, .view, .viewIn: break
    }
    body += String(repeating: "</g>", count: groups)
  }

  private mutating func add(_ mask: DrawnMask) -> String {
    let id = newName()
    switch mask {
    case .picture(let image, let rect):
      // A photograph has no opacity: it is its brightness.
      let type = image.fileData?.type == "image/jpeg" ? "luminance" : "alpha"
      definitions += "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" style=\"mask-type:\(type)\">"
      definitions += Self.picture(image, in: rect) + "</mask>"
    case .layer(let marks, let opacity, let isInverse):
      let outer = body
      body = ""
      for mark in marks { add(mark) }
      let area = "x=\"0\" y=\"0\" width=\"\(Self.number(size.width))\" height=\"\(Self.number(size.height))\""
      var filter = ""
      if isInverse {
        let name = newName()
        filter = " filter=\"url(#\(name))\""
        definitions +=
          "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(area)><feComponentTransfer>"
          + "<feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/></feComponentTransfer></filter>"
      }
      definitions +=
        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(area) style=\"mask-type:alpha\">"
        + "<g opacity=\"\(Self.number(CGFloat(opacity)))\"><g\(filter)>\(body)</g></g></mask>"
      body = outer
    }
    return id
  }

  /// A filter; nil for one that is not drawn.
  private mutating func add(_ filter: GraphicsContext.Filter) -> String? {
    let primitive: String
    if let (range, color) = filter.threshold {
      // A table of 256 steps: one where the opacity is in the range.
      let steps = (0..<256).map { range.contains(Double($0) / 255) ? "1" : "0" }.joined(separator: " ")
      primitive =
        "<feComponentTransfer result=\"a\"><feFuncA type=\"discrete\" tableValues=\"\(steps)\"/></feComponentTransfer>"
        + "<feFlood flood-color=\"\(Self.color(color.paint))\"/><feComposite in2=\"a\" operator=\"in\"/>"
    } else if case .blur(let radius) = filter.effect {
      primitive = "<feGaussianBlur stdDeviation=\"\(Self.number(radius))\"/>"
    } else if case .shadow(let shadow) = filter.effect {
      primitive =
        "<feDropShadow dx=\"\(Self.number(shadow.offset.width))\" dy=\"\(Self.number(shadow.offset.height))\" "
        + "stdDeviation=\"\(Self.number(shadow.radius / 2))\" flood-color=\"\(Self.color(shadow.paint))\"/>"
    } else {
      return nil
    }
    let id = newName()
    definitions +=
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" "
      + "width=\"\(Self.number(size.width))\" height=\"\(Self.number(size.height))\">\(primitive)</filter>"
    return id
  }

  /// Letters in one line, with a point of them at a point.
  private mutating func add(
    _ text: TextContent, of mark: CanvasMark, at point: CGPoint, _ anchor: UnitPoint, _ attributes: String
  ) {
    let place = anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle"
    let line = anchor.y < 0.25 ? "text-before-edge" : anchor.y > 0.75 ? "text-after-edge" : "central"
    let isUpright = mark.angle.radians == 0 && mark.scale == CGSize(width: 1, height: 1)
    if !isUpright {
      // A clip and a mask are those of the canvas, and are not turned with the letters.
      var turned = "translate(\(Self.number(point.x)) \(Self.number(point.y))) "
      turned += "rotate(\(Self.number(CGFloat(mark.angle.degrees)))) "
      turned += "scale(\(Self.number(mark.scale.width)) \(Self.number(mark.scale.height)))"
      body += "<g\(attributes)><g transform=\"\(turned)\">"
    }
    let corner = isUpright ? point : .zero
    body += "<text x=\"\(Self.number(corner.x))\" y=\"\(Self.number(corner.y))\" text-anchor=\"\(place)\" "
    body += "dominant-baseline=\"\(line)\"\(isUpright ? attributes : "") xml:space=\"preserve\">"
    for run in text.runs {
      let font = (run.font ?? text.font).resolve(in: Font.Context())
      let color = Self.color(run.foreground ?? text.foreground)
      let family = font.isMonospaced || run.isCode ? "monospace" : "sans-serif"
      body += "<tspan font-family=\"\(family)\" font-size=\"\(Self.number(font.pointSize))\" fill=\"\(color)\""
      if font.isBold || run.isBold { body += " font-weight=\"bold\"" }
      if font.isItalic || run.isItalic { body += " font-style=\"italic\"" }
      if run.isUnderlined { body += " text-decoration=\"underline\"" }
      if run.isStruckThrough { body += " text-decoration=\"line-through\"" }
      body += ">\(Self.escaped(run.text))</tspan>"
    }
    body += "</text>"
    if !isUpright { body += "</g></g>" }
  }

  private static func picture(_ image: Image, in rect: CGRect, _ attributes: String = "") -> String {
    guard let data = image.fileData else { return "" }
    let place =
      "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(abs(rect.height)))\" preserveAspectRatio=\"none\""
    return "<image \(place) href=\"data:\(data.type);base64,\(data.bytes.base64EncodedString())\"\(attributes)/>"
  }

  // MARK: paints

  private mutating func newName() -> String {
    count += 1
    return "d\(count)"
  }

  private mutating func paint(_ style: AnyShapeStyle, _ attribute: String) -> String {
    let paint = EnvironmentValues().paint(of: style)
    guard case .gradient(let gradient) = paint, let id = add(gradient) else {
      return "\(attribute)=\"\(Self.color(paint))\""
    }
    return "\(attribute)=\"url(#\(id))\""
  }

  private mutating func add(_ gradient: GradientPaint) -> String? {
    let id = newName()
    func number(_ value: CGFloat) -> String { Self.number(value) }
    let place: String
    let name: String
    switch gradient.kind {
    case .linear(let start, let end):
      name = "linearGradient"
      place =
        "x1=\"\(number(start.x * size.width))\" y1=\"\(number(start.y * size.height))\" "
        + "x2=\"\(number(end.x * size.width))\" y2=\"\(number(end.y * size.height))\""
    case .radial(let center, let start, let end):
      name = "radialGradient"
      place =
        "cx=\"\(number(center.x * size.width))\" cy=\"\(number(center.y * size.height))\" "
        + "r=\"\(number(max(start, end)))\" fr=\"\(number(min(start, end)))\""
    case .elliptical, .angular: return nil
    }
    let stops = gradient.stops.map {
      "<stop offset=\"\(number(CGFloat($0.location)))\" stop-color=\"\(Self.color($0.paint.paint))\"/>"
    }
    definitions += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(stops.joined())</\(name)>"
    return id
  }

  // MARK: words of SVG

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }

  private static func color(_ paint: Paint) -> String { ColorShade(paint).hexadecimal }

  private static func line(_ line: StrokeStyle) -> String {
    let cap = ["butt", "round", "square"][Int(line.lineCap.rawValue)]
    let join = ["miter", "round", "bevel"][Int(line.lineJoin.rawValue)]
    let dash = line.dash.map { number(max($0, 0)) }.joined(separator: " ")
    return " stroke-width=\"\(number(line.lineWidth))\" stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\""
      + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\" stroke-dashoffset=\"\(number(line.dashPhase))\"")
  }

  static func data(_ path: Path) -> String {
    var data: [String] = []
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let end): data.append("M\(text(end))")
      case .line(let end): data.append("L\(text(end))")
      case .quadCurve(let end, let control): data.append("Q\(text(control, end))")
      case .curve(let end, let first, let second): data.append("C\(text(first, second, end))")
      case .closeSubpath: data.append("Z")
      }
    }
    return data.joined()
  }

  private static func escaped(_ text: String) -> String {
    // Other control characters make a document that is not well-formed.
    let allowed = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(allowed))
      .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension Image {
  /// The bytes of the image, where it is none of a symbol.
  var fileData: ImageData? {
    switch source {
    case .data(let data): data
    case .resource(let name, let bundle): AssetCatalog.of(bundle).image(named: name, isDark: false)
    case .symbol, .none: nil
    }
  }
}
