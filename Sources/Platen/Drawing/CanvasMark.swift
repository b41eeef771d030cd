/// What decides by its opacity how something is drawn.
enum DrawnMask {
  /// A picture, and where it is, in points of the canvas.
  case picture(Image, CGRect)
  /// A drawing as large as the canvas. Inverse, what is drawn there is left out, and the rest is drawn.
  case layer([CanvasMark], opacity: Double, isInverse: Bool)
}

/// One thing drawn on a canvas, with the state of the context at that moment.
struct CanvasMark {
  enum Figure {
    case fill(Path, AnyShapeStyle, FillStyle)
    case stroke(Path, AnyShapeStyle, StrokeStyle)
    case text(Text, CGPoint, UnitPoint)
    /// Lines as wide as the size, from a corner.
    case block(Text, CGPoint, CGSize)
    /// Letters in one line, with a point of them at a point of the canvas.
    case letters(TextContent, CGPoint, UnitPoint)
    case image(Image, CGPoint, UnitPoint)
    case picture(Image, CGRect)
    /// A view in its own size, with a point of it at a point of the canvas.
    case view(Subview, CGPoint, UnitPoint)
    /// A view that a rectangle is proposed to.
    case viewIn(Subview, CGRect)
    /// Drawings whose filters apply to them as a whole.
    case layer([CanvasMark])
  }

  var figure: Figure
  var opacity: Double
  var blendMode: BlendMode
  var clip: Path?
  var mask: DrawnMask?
  /// What was added last is applied first.
  var filters: [GraphicsContext.Filter]
  /// The rotation of texts and images; paths are transformed themselves.
  var angle: Angle
  /// How much larger it is; pictures have that in their rectangle.
  var scale: CGSize

  /// The view of it on a canvas of that size, in the surroundings of the canvas.
  @MainActor func view(in size: CGSize, _ environment: EnvironmentValues) -> AnyView {
    if isPicture { return picture(in: size, environment) }
    let figure = figure(in: size, reading: environment.layoutDirection)
    var view = filters.reversed().compactMap(\.effect).reduce(figure) {
      AnyView($0.modifier(_LayoutModifier(.decoration(.effect($1)))))
    }
    if let clip {
      view = AnyView(
        view.frame(width: size.width, height: size.height, alignment: .topLeading).clipShape(clip))
    }
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    return opacity == 1 ? view : AnyView(view.opacity(opacity))
  }

  /// Whether it is shown as a picture. Not every front end masks with pictures or changes opacities, but all that show
  /// pictures show one of the result.
  private var isPicture: Bool {
    if case .layer = figure { true } else { mask != nil || filters.contains { $0.threshold != nil } }
  }

  @MainActor private func picture(in size: CGSize, _ environment: EnvironmentValues) -> AnyView {
    var mark = laidOut(in: size, environment)
    (mark.blendMode, mark.opacity) = (.normal, 1)
    let image = Image(uiImage: UIImage(drawing: Data(DrawnImage([mark], size: size).text.utf8), scale: 1))
    var view = AnyView(image.resizable().frame(width: size.width, height: size.height))
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    return opacity == 1 ? view : AnyView(view.opacity(opacity))
  }

  @MainActor func figure(in size: CGSize, reading direction: LayoutDirection) -> AnyView {
    switch figure {
    case .fill(let path, let style, let rule):
      return AnyView(path.fill(style, style: rule).frame(width: size.width, height: size.height))
    case .stroke(let path, let style, let line):
      return AnyView(path.stroke(style, style: line).frame(width: size.width, height: size.height))
    case .text(let text, let point, let anchor):
      return placed(text.fixedSize().environment(\.layoutDirection, direction), at: point, anchor)
    case .block(let text, let corner, let size):
      let lines = text.frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, direction)
      return AnyView(
        scaled(lines, from: .topLeading).rotationEffect(angle, anchor: .topLeading).offset(x: corner.x, y: corner.y))
    case .letters(let content, let point, let anchor):
      let line = ResolvedLetters(content: content).fixedSize().environment(\.layoutDirection, direction)
      return placed(line, at: point, anchor)
    case .image(let image, let point, let anchor): return placed(image.fixedSize(), at: point, anchor)
    case .picture(let image, let rect):
      return AnyView(
        image.resizable().frame(width: rect.width, height: rect.height).rotationEffect(angle)
          .offset(x: rect.minX, y: rect.minY))
    case .view(let view, let point, let anchor):
      return placed(view.environment(\.layoutDirection, direction), at: point, anchor)
    case .viewIn(let view, let rect):
      return AnyView(
        view.environment(\.layoutDirection, direction).frame(width: rect.width, height: rect.height).rotationEffect(
          angle
        ).offset(x: rect.minX, y: rect.minY))
    case .layer: return AnyView(EmptyView())
    }
  }

  /// Places a view at a point: in a frame of size zero there, aligned by the anchor.
  @MainActor private func placed(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) -> AnyView {
    let horizontal: HorizontalAlignment = anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    let standing = view.frame(width: 0, height: 0, alignment: Alignment(horizontal: horizontal, vertical: vertical))
    return AnyView(scaled(standing, from: .center).rotationEffect(angle).offset(x: point.x, y: point.y))
  }

  @MainActor private func scaled(_ view: some View, from anchor: UnitPoint) -> AnyView {
    scale == CGSize(width: 1, height: 1) ? AnyView(view) : AnyView(view.scaleEffect(scale, anchor: anchor))
  }
}
