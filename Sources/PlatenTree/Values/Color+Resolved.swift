extension Color {
  /// A colour in numbers. The components are stored as shares of light; 0 to 1 is the range of sRGB.
  public struct Resolved: Hashable, Sendable {
    /// The share of red light.
    public var linearRed: Float
    /// The share of green light.
    public var linearGreen: Float
    /// The share of blue light.
    public var linearBlue: Float
    /// From 0 for transparent to 1.
    public var opacity: Float

    /// A colour of components in a colour space. Display P3 is taken for sRGB, as by ``Color``.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB, .displayP3:
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      }
    }

    init(_ shade: ColorShade) {
      self.init(
        red: Float(shade.red), green: Float(shade.green), blue: Float(shade.blue), opacity: Float(shade.opacity))
    }

    /// The component of red in sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The component of green in sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The component of blue in sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour in the vocabulary of Core Graphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    // Extended sRGB: negative components mirror the positive ones.
    private static func linear(_ value: Float) -> Float {
      Float(value < 0 ? -SRGBTransfer.linear(-Double(value)) : SRGBTransfer.linear(Double(value)))
    }

    private static func encoded(_ light: Float) -> Float {
      Float(light < 0 ? -SRGBTransfer.encoded(-Double(light)) : SRGBTransfer.encoded(Double(light)))
    }
  }

  /// The colour with those components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour that a style resolves to where the interface is light, and where it is dark.
  @_disfavoredOverload public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    func paint(_ scheme: ColorScheme) -> Paint {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return Color(color.resolve(in: environment)).paint
    }
    self.init(paint: .dynamic(light: paint(.light), dark: paint(.dark)))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour as front ends resolve it.
  public var _source: _PaintSource { Color(self)._source }
}

extension Color.Resolved: Animatable {
  /// The stored components.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// Reads the stored components, and an opacity, from an array of four numbers.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    linearRed = try values.decode(Float.self)
    linearGreen = try values.decode(Float.self)
    linearBlue = try values.decode(Float.self)
    opacity = try values.decode(Float.self)
  }

  /// Writes the stored components, and the opacity, as an array of four numbers.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA` in sRGB.
  public var description: String { Color(self).description }
}
