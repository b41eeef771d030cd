/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour and its position.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// Creates a stop. `location` is from 0, the start, to 1, the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in ascending order.
  public var stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  func source(_ kind: GradientPaint.Kind) -> _PaintSource {
    let stops = stops.map { GradientPaint.Stop(paint: $0.color, location: $0.location) }
    return _PaintSource(.paint(.gradient(GradientPaint(kind: kind, stops: stops))))
  }
}

extension Gradient: ShapeStyle {
  /// The paint as front ends resolve it: linear, from the top to the bottom.
  public var _source: _PaintSource { source(.linear(start: .top, end: .bottom)) }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// Creates a gradient along the line between two points of the shape.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _source = gradient.source(.linear(start: startPoint, end: endPoint))
  }

  /// Creates a gradient of colours with equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from its stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards; radii are points.
public struct RadialGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// Creates a gradient between two circles about `center`. The radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _source = gradient.source(.radial(center: center, start: startRadius, end: endRadius))
  }

  /// Creates a gradient of colours with equal distances. The radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient from its stops. The radii are in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from a point outwards that follows the shape's sides; the radii are shares of them.
public struct EllipticalGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// Creates a gradient between two ellipses about `center`. The radii are shares of the shape's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    _source = gradient.source(
      .elliptical(center: center, start: startRadiusFraction * 2, end: endRadiusFraction * 2))
  }

  /// Creates a gradient of colours with equal distances. The radii are shares of the shape's width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from its stops. The radii are shares of the shape's width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// Creates a gradient once around `center`, beginning at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * Double.pi))
  }

  /// Creates a gradient around `center` from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    let end = startAngle == endAngle ? Angle.radians(startAngle.radians + 2 * Double.pi) : endAngle
    _source = gradient.source(.angular(center: center, start: startAngle, end: end))
  }

  /// Creates a gradient of colours with equal distances once around `center`, beginning at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours with equal distances from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient from its stops once around `center`, beginning at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Creates a gradient from its stops, from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// The gradient that a colour gives by itself.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// The colours and where they are.
  let gradient: Gradient

  /// Wraps a gradient; it is painted from the top to the bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    _source = gradient._source
  }

  init(_ color: Color) { self.init(Gradient(colors: [color.opacity(0.85), color])) }
}
