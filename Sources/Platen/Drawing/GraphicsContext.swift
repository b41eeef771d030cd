/// What a canvas is drawn with. It is a value: a copy has a transform, an opacity and a clip of its own, and draws on the
/// same canvas.
public struct GraphicsContext {
  /// What has been drawn, by the context and its copies.
  final class Drawing {
    var marks: [CanvasMark] = []
  }

  /// A text that has been asked for; it knows no more than the text.
  public struct ResolvedText {
    let text: Text
  }

  /// An image that has been asked for.
  public struct ResolvedImage {
    let image: Image
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    let effect: EffectContent

    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(max(radius, 0))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .filter(.brightness(amount))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .filter(.contrast(amount))) }
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .filter(.saturation(amount))) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .filter(.grayscale(amount))) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .filter(.hueRotation(angle.degrees))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .filter(.invert)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .filter(.multiply(color.paint))) }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      let offset = CGSize(width: x, height: y)
      return Filter(effect: .shadow(ShadowContent(paint: color.paint, radius: max(radius, 0), offset: offset)))
    }
  }

  let drawing: Drawing
  private let size: CGSize
  public let environment: EnvironmentValues
  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  /// Where what is drawn from now on comes to lie.
  public var transform = CGAffineTransform.identity
  private var clip: Path?
  private var filters: [EffectContent] = []
  /// What the layers around say.
  private var outerOpacity = 1.0

  init(size: CGSize, environment: EnvironmentValues) {
    drawing = Drawing()
    self.size = size
    self.environment = environment
  }

  // MARK: surroundings

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Draws only inside the outline from now on. Of several the last one counts.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clip = path.applying(transform) }

  public var clipBoundingRect: CGRect { clip?.boundingRect ?? CGRect(origin: .zero, size: size) }

  public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect) }

  // MARK: drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path.applying(transform), shading.style(size, transform), style))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    draw(.stroke(path.applying(transform), shading.style(size, transform), style))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a text with a point of it, its middle if nothing else is said, at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, point.applying(transform), anchor))
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, as wide as that and from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    let corner = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    draw(.block(text, corner, CGSize(width: rect.width, height: rect.height)))
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, point.applying(transform), anchor))
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let size = CGSize(width: rect.width * scale.width, height: rect.height * abs(scale.height))
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    draw(.picture(image, CGRect(origin: origin, size: size)))
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// Draws with a context that begins with this one's surroundings.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.outerOpacity = outerOpacity * opacity
    layer.opacity = 1
    try content(&layer)
  }

  /// How much larger the transform makes what is drawn; negative where it is seen in a mirror.
  private var scale: CGSize {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let height = (c * c + d * d).squareRoot()
    return CGSize(width: (a * a + b * b).squareRoot(), height: a * d - b * c < 0 ? -height : height)
  }

  private func draw(_ figure: CanvasMark.Figure) {
    drawing.marks.append(
      CanvasMark(
        figure: figure, opacity: min(max(opacity * outerOpacity, 0), 1), blendMode: blendMode, clip: clip,
        filters: filters, angle: .radians(atan2(Double(transform.b), Double(transform.a))), scale: scale))
  }
}

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

    public static var foreground: Shading { Shading(ForegroundStyle()) }

    public static func color(_ color: Color) -> Shading { Shading(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading { unit in
        AnyShapeStyle(
          LinearGradient(gradient: gradient, startPoint: unit(startPoint), endPoint: unit(endPoint)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { unit in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center), startRadius: startRadius, endRadius: endRadius))
      }
    }

    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading { unit in
        AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
      }
    }
  }
}
