extension GraphicsContext {
  /// What outlines are painted with. Points are those of the canvas.
  public struct Shading: Sendable {
    let style: @Sendable (CGSize, CGAffineTransform) -> AnyShapeStyle

    private init(_ style: some ShapeStyle) {
      let style = AnyShapeStyle(style)
      self.style = { _, _ in style }
    }

    private init(_ make: @escaping @Sendable ((CGPoint) -> UnitPoint) -> AnyShapeStyle) {
      style = { size, transform in
        make { point in
          let place = point.applying(transform)
          return UnitPoint(x: place.x / max(size.width, 1), y: place.y / max(size.height, 1))
        }
      }
    }

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(ForegroundStyle()) }

    /// A single colour.
    public static func color(_ color: Color) -> Shading { Shading(color) }

    /// A colour from its components, which are from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of grey: `white` is 0 for black and 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style: a colour, a gradient or a material.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading { unit in
        AnyShapeStyle(
          LinearGradient(gradient: gradient, startPoint: unit(startPoint), endPoint: unit(endPoint)))
      }
    }

    /// A gradient between two circles around a point of the canvas. The radii are in points and are not transformed.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { unit in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center), startRadius: startRadius, endRadius: endRadius))
      }
    }

    /// A gradient around a point of the canvas, which begins at `angle`; the transform does not rotate it.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading { unit in
        AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
      }
    }
  }
}
