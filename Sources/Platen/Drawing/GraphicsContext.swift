/// What a canvas is drawn with. It is a value: a copy has a transform, an opacity and a clip of its own, and draws on
/// the same canvas.
public struct GraphicsContext {
  /// What has been drawn, by the context and its copies.
  final class Drawing {
    var marks: [CanvasMark] = []
  }

  /// A text that is ready to be drawn. It holds the text only, without measurements.
  public struct ResolvedText {
    let text: Text
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    let effect: EffectContent

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
  }

  let drawing: Drawing
  private let size: CGSize
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from now on is mixed with what is behind it. `normal` by default.
  public var blendMode = BlendMode.normal
  /// The transform of what is drawn from now on, in points of the canvas.
  public var transform = CGAffineTransform.identity
  private var clip: Path?
  /// A picture whose opacity is that of what is drawn.
  private var picture: PictureMask?
  private var filters: [EffectContent] = []
  /// The opacity of the layers around this context.
  private var outerOpacity = 1.0

  init(size: CGSize, environment: EnvironmentValues) {
    drawing = Drawing()
    self.size = size
    self.environment = environment
  }

  // MARK: surroundings

  /// Moves the origin of what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales what is drawn from now on about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Rotates what is drawn from now on clockwise about the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies `matrix` before the present transform to what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Draws only inside the outline from now on. Of several the last one counts.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let path = path.applying(transform)
    clip = style.isEOFilled ? path.withEvenOddWinding : path
  }

  /// Draws only inside a rectangle from now on, there as opaque as an image is that is as large as it.
  mutating func clip(to rect: CGRect, picture image: Image) {
    clip(to: Path(rect))
    picture = PictureMask(image: image, rect: transformed(rect))
  }

  /// The rectangle around the clip, in points of the canvas; the whole canvas where there is no clip.
  public var clipBoundingRect: CGRect { clip?.boundingRect ?? CGRect(origin: .zero, size: size) }

  /// Applies a filter to what is drawn from now on, after the filters that the context has already.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect) }

  // MARK: drawing

  /// Fills a path. `style` decides which parts count as inside.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path.applying(transform), shading.style(size, transform), style))
  }

  /// Strokes a path. The line width is in points and is scaled by the transform.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    draw(.stroke(path.applying(transform), shading.style(size, transform), style))
  }

  /// Strokes a path with a line of `lineWidth` points, which the transform scales.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A text to draw. It is the text as given: nothing is measured or laid out.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// An image to draw. It is the image as given: nothing is loaded.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a text with a point of it, by default its middle, at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, point.applying(transform), anchor))
  }

  /// Draws a text with its `anchor` at a point of the canvas. Anchors are rounded to the nearest edge or middle.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, as wide as that and from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    let corner = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    draw(.block(text, corner, CGSize(width: rect.width, height: rect.height)))
  }

  /// Draws a text in a rectangle, from the upper leading corner and as wide as the rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  /// Draws an image in its own size with its `anchor` at a point of the canvas. Anchors are rounded to the nearest edge
  /// or middle.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, point.applying(transform), anchor))
  }

  /// Draws an image in its own size with its `anchor` at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(.picture(image, transformed(rect)))
  }

  /// A rectangle with the transform but for its rotation.
  private func transformed(_ rect: CGRect) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let size = CGSize(width: rect.width * scale.width, height: rect.height * abs(scale.height))
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Draws an image in the size of a rectangle. `style` is ignored.
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

  func draw(_ figure: CanvasMark.Figure) {
    drawing.marks.append(
      CanvasMark(
        figure: figure, opacity: min(max(opacity * outerOpacity, 0), 1), blendMode: blendMode, clip: clip,
        picture: picture, filters: filters, angle: .radians(atan2(Double(transform.b), Double(transform.a))),
        scale: scale))
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
