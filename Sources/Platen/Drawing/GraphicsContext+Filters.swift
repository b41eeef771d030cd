extension GraphicsContext {
  /// An effect on what is drawn.
  public struct Filter: Sendable {
    /// The effect on a view; nil for one that only pictures have.
    var effect: EffectContent?
    /// The opacities that are kept, and the colour that they get.
    var threshold: (ClosedRange<Double>, Color)?

    init(effect: EffectContent) { self.effect = effect }

    private init(threshold: ClosedRange<Double>, _ color: Color) { self.threshold = (threshold, color) }

    /// Blurs what is drawn. `radius` is in points; a negative one counts as 0.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(max(radius, 0))) }
    /// Makes the colours lighter: 0 changes nothing, 1 is white.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .filter(.brightness(amount))) }
    /// Changes the contrast: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .filter(.contrast(amount))) }
    /// Changes the saturation: 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .filter(.saturation(amount))) }
    /// Takes colour away: 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .filter(.grayscale(amount))) }
    /// Rotates the hues of the colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .filter(.hueRotation(angle.degrees))) }
    /// Inverts the colours in full; `amount` is ignored.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .filter(.invert)) }
    /// Multiplies the colours by another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .filter(.multiply(color.paint))) }

    /// Draws a shadow behind what is drawn. `radius`, `x` and `y` are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      let offset = CGSize(width: x, height: y)
      return Filter(effect: .shadow(ShadowContent(paint: color.paint, radius: max(radius, 0), offset: offset)))
    }

    /// Paints what is as opaque as from `min` to `max`, from 0 to 1, in a colour, and leaves out the rest. In a
    /// terminal all is drawn as it is.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      let low = Swift.min(Swift.max(min.isFinite ? min : 0, 0), 1)
      return Filter(threshold: low...Swift.min(Swift.max(max.isFinite ? max : 1, low), 1), color)
    }
  }

  /// How a layer clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is not in the layer is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: Subview
  }

  /// The view among the symbols of the ``Canvas`` that has the value `id` by `tag(_:)` or `id(_:)`; nil where there is
  /// none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard
      let symbol = drawing.symbols.first(where: { $0.containerValues.hasTag(id) || $0.element.id == AnyHashable(id) })
    else { return nil }
    return ResolvedSymbol(view: symbol)
  }

  /// Draws a view in its own size with its `anchor` at a point of the canvas. Anchors are rounded to the nearest edge
  /// or middle.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.view(symbol.view, point.applying(transform), anchor))
  }

  /// Draws a view in a rectangle, whose size is proposed to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(.viewIn(symbol.view, transformed(rect))) }
}
