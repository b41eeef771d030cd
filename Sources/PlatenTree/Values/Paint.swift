/// A colour of the platform, whose exact value the front end decides.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// The default paint of text; a control's label has the control's colour then.
  case primary
  /// The same colour, requested by name: a control leaves it as it is.
  case label
  case secondary, tertiary, quaternary
  /// The accent colour.
  case accent
  case background, separator, placeholder
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white, clear

  /// What SwiftUI calls it.
  var name: String { self == .label ? "primary" : rawValue }
}

/// What to paint with, resolved as far as it can be without knowing the front end.
package enum Paint: Hashable, Sendable {
  case system(SystemColor, opacity: Double = 1)
  /// Components from 0 to 1 in sRGB.
  case rgb(red: Double, green: Double, blue: Double, opacity: Double = 1)
  /// A translucent layer; 0 (ultra thin) to 4 (ultra thick).
  case material(thickness: Int)
  case gradient(GradientPaint)
  /// On the way from one to another: 0 is the first, 1 the second.
  indirect case mixed(Paint, Paint, Double)
  /// One where the interface is light, another where it is dark.
  indirect case dynamic(light: Paint, dark: Paint)
  /// A picture that is repeated.
  indirect case tile(TilePaint)

  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .system(let color, let opacity): .system(color, opacity: opacity * factor)
    case .rgb(let red, let green, let blue, let opacity):
      .rgb(red: red, green: green, blue: blue, opacity: opacity * factor)
    case .material: self
    case .mixed(let first, let second, let amount): .mixed(first.opacity(factor), second.opacity(factor), amount)
    case .dynamic(let light, let dark): .dynamic(light: light.opacity(factor), dark: dark.opacity(factor))
    case .tile(let tile): .tile(tile.opacity(factor))
    case .gradient(let gradient):
      .gradient(
        GradientPaint(
          kind: gradient.kind,
          stops: gradient.stops.map { GradientPaint.Stop(paint: $0.paint.opacity(factor), location: $0.location) }))
    }
  }
}

/// A gradient between colours.
package struct GradientPaint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// From the middle to the edges, whatever the size; the radii are shares of half the sides.
    case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// Angles clockwise from the right.
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }
  package struct Stop: Hashable, Sendable {
    package var paint: Color
    /// From 0 to 1.
    package var location: Double
  }

  package var kind: Kind
  package var stops: [Stop]
}
