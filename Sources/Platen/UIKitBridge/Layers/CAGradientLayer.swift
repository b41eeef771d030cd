/// A layer that draws colours along a line.
open class CAGradientLayer: CALayer {
  open override class func _make() -> CALayer { CAGradientLayer() }

  /// The colours: of Core Graphics; others are left out. Nil, the default, draws none.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The places of the colours from 0 to 1, one for each. Nil, the default, for equal distances.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the first colour is, as shares of the layer's size. The middle of the upper edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// Where the last colour is, as shares of the layer's size. The middle of the lower edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  /// The kind of the gradient. `.axial` by default.
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a layer with the appearance of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  /// Creates a layer without colours. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func drawContent(into context: GraphicsContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return }
    let places = locations.flatMap { $0.count == colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
    let gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let place = places?[index] ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1))
        return Gradient.Stop(color: Color(cgColor: color), location: place)
      })
    func point(_ share: CGPoint) -> CGPoint { CGPoint(x: share.x * bounds.width, y: share.y * bounds.height) }
    let (start, end) = (point(startPoint), point(endPoint))
    context.fill(outline, with: shading(gradient, from: start, to: end))
  }

  private func shading(_ gradient: Gradient, from start: CGPoint, to end: CGPoint) -> GraphicsContext.Shading {
    switch type {
    case .radial:
      let radius = max(abs(end.x - start.x), abs(end.y - start.y))
      return .radialGradient(gradient, center: start, startRadius: 0, endRadius: radius)
    case .conic:
      return .conicGradient(gradient, center: start, angle: .radians(Double(atan2(end.y - start.y, end.x - start.x))))
    default: return .linearGradient(gradient, startPoint: start, endPoint: end)
    }
  }
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start, out to the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, as a clock's hands go round.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
