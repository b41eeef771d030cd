extension CGColor {
  /// Red, green, blue and opacity from 0 to 1 in sRGB; of a colour of the platform the usual value in a light
  /// interface.
  public var components: [CGFloat]? {
    let shade = ColorShade(Color(uiColor: color).paint)
    return [CGFloat(shade.red), CGFloat(shade.green), CGFloat(shade.blue), CGFloat(shade.opacity)]
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(ColorShade(Color(uiColor: color).paint).opacity) }
}

extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: cgColor.color) }

  /// A colour of Core Graphics.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The same colour in the vocabulary of Core Graphics; nil for a gradient, a material or a mixture, which have no
  /// components of their own.
  public var cgColor: CGColor? {
    switch paint {
    case .rgb, .system, .dynamic: CGColor(UIColor(self))
    case .material, .gradient, .mixed, .tile: nil
    }
  }
}
