/// A layer that draws an outline.
open class CAShapeLayer: CALayer {
  open override class func _make() -> CALayer { CAShapeLayer() }

  /// The outline, in points of the layer. Nil, the default, draws none.
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  /// The colour inside the outline, black by default. Nil draws none.
  open var fillColor: CGColor? = .black { didSet { setNeedsDisplay() } }
  /// Which parts are inside. `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
  /// The colour of the line. Nil, the default, draws none.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// Where the line begins, as a share of its length from 0 to 1. 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where the line ends, as a share of its length from 0 to 1. 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The width of the line in points, 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How far a corner may reach, in widths of the line. 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The shape of the ends of the line. `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  /// The shape of the corners of the line. `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
  /// How far into the dashes the line starts, in points. 0 by default.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and of the spaces between them, in points. Nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Creates a layer without an outline.
  public override init() { super.init() }

  /// Creates a layer with the appearance of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (layer.path, layer.fillColor, layer.fillRule, layer.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
    (miterLimit, lineCap, lineJoin) = (layer.miterLimit, layer.lineCap, layer.lineJoin)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
  }

  /// Creates a layer without an outline. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func drawContent(into context: GraphicsContext) {
    guard let path = path?.path else { return }
    if let fillColor {
      context.fill(
        path, with: .color(Color(cgColor: fillColor)), style: FillStyle(eoFill: fillRule == .evenOdd))
    }
    guard let strokeColor, lineWidth > 0 else { return }
    let part = strokeStart > 0 || strokeEnd < 1 ? path.trimmedPath(from: strokeStart, to: strokeEnd) : path
    let caps: [CAShapeLayerLineCap: CGLineCap] = [.round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.round: .round, .bevel: .bevel]
    context.stroke(
      part, with: .color(Color(cgColor: strokeColor)),
      style: StrokeStyle(
        lineWidth: lineWidth, lineCap: caps[lineCap] ?? .butt, lineJoin: joins[lineJoin] ?? .miter,
        miterLimit: miterLimit, dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase))
  }

  var maskOutline: Path { path?.path ?? Path() }
}

/// Which parts of an outline are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the outline goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is behind an odd number of edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// An edge.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
