/// What a canvas is drawn with. It is a value: a copy has a transform, an opacity and a clip of its own, and draws on
/// the same canvas.
public struct GraphicsContext {
  /// What has been drawn, by the context and its copies.
  final class Drawing {
    var marks: [CanvasMark] = []
    /// The views that can be drawn by their tags.
    var symbols: [Subview] = []
  }

  /// A text that is ready to be drawn. It holds the text only, without measurements.
  public struct ResolvedText {
    let text: Text
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
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
  /// What is drawn is as opaque as this.
  private var mask: DrawnMask?
  private var filters: [Filter] = []
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
    mask = .picture(image, transformed(rect))
  }

  /// Draws only as opaque from now on as `content` draws, with the option `.inverse` only where that draws nothing. Of
  /// several the last one counts. `opacity` is that of the whole clip, from 0 to 1. In a terminal all is drawn.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    mask = .layer(
      try marks(of: content), opacity: min(max(opacity, 0), 1), isInverse: options.contains(.inverse))
  }

  /// The rectangle around the clip, in points of the canvas; the whole canvas where there is no clip.
  public var clipBoundingRect: CGRect { clip?.boundingRect ?? CGRect(origin: .zero, size: size) }

  /// Applies a filter to what is drawn from now on, before the filters that the context has already.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

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
  func transformed(_ rect: CGRect) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let size = CGSize(width: rect.width * scale.width, height: rect.height * abs(scale.height))
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Draws an image in the size of a rectangle. `style` is ignored.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// Draws with a context that begins with this one's surroundings. A threshold of opacity applies to all that is drawn
  /// together; the other filters apply to each thing by itself.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    guard !filters.contains(where: { $0.threshold != nil }) else { return draw(.layer(try marks(of: content))) }
    var layer = self
    layer.outerOpacity = outerOpacity * opacity
    layer.opacity = 1
    try content(&layer)
  }

  /// What is drawn with the transform of this context and nothing else of its surroundings.
  private func marks(of content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasMark] {
    var layer = GraphicsContext(size: size, environment: environment)
    layer.transform = transform
    layer.drawing.symbols = drawing.symbols
    try content(&layer)
    return layer.drawing.marks
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
        mask: mask, filters: filters, angle: .radians(atan2(Double(transform.b), Double(transform.a))),
        scale: scale))
  }
}
