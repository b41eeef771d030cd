/// A layer with something of its own to draw between its background and its border.
@MainActor protocol DrawnLayer: CALayer {
  /// Draws the content. The origin is the upper left corner of the layer.
  func drawContent(into context: GraphicsContext)
  /// The outline of what is opaque, in points of the layer: what a mask lets through.
  var maskOutline: Path { get }
}

extension DrawnLayer {
  /// Default implementation: the frame, with its corners.
  var maskOutline: Path { outline }
}

extension CAShapeLayer: DrawnLayer {}
extension CAGradientLayer: DrawnLayer {}
extension CATextLayer: DrawnLayer {}

extension CALayer {
  /// The frame with its corners, in points of the layer.
  var outline: Path {
    let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    return radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius, style: .circular) : Path(bounds)
  }

  /// Draws the layer where it is in the one around it, with those in it.
  func draw(into context: GraphicsContext) {
    guard !isHidden, opacity > 0 else { return }
    var context = context
    let (size, anchor, place) = (bounds.size, anchorPoint, position)
    context.translateBy(x: place.x, y: place.y)
    context.concatenate(affineTransform())
    context.translateBy(x: -size.width * anchor.x, y: -size.height * anchor.y)
    context.opacity *= Double(opacity)
    if let mask {
      context.clip(to: mask.clippingPath)
    } else if masksToBounds {
      context.clip(to: outline)
    }
    drawRectangle(into: context)
    drawInside(into: context)
    guard borderWidth > 0, let borderColor else { return }
    let inset = borderWidth / 2
    let radius = min(max(cornerRadius - inset, 0), min(size.width, size.height) / 2)
    let edge = bounds.insetBy(dx: inset, dy: inset)
    context.stroke(
      radius > 0 ? Path(roundedRect: edge, cornerRadius: radius, style: .circular) : Path(edge),
      with: .color(Color(cgColor: borderColor)), lineWidth: borderWidth)
  }

  /// Draws the content and the layers inside. The origin is the upper left corner of the layer.
  func drawInside(into context: GraphicsContext) {
    layoutSublayers()
    if let picture = contentsImage { context.draw(Image(uiImage: picture), in: bounds) }
    (self as? any DrawnLayer)?.drawContent(into: casting(context))
    for (_, layer) in (sublayers ?? []).enumerated().sorted(by: {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }) {
      layer.draw(into: context)
    }
  }

  private func drawRectangle(into context: GraphicsContext) {
    guard let backgroundColor else { return }
    casting(context).fill(outline, with: .color(Color(cgColor: backgroundColor)))
  }

  /// The context with the shadow of the layer.
  private func casting(_ context: GraphicsContext) -> GraphicsContext {
    guard shadowOpacity > 0, let shadowColor else { return context }
    var context = context
    context.addFilter(
      .shadow(
        color: Color(cgColor: shadowColor).opacity(Double(min(shadowOpacity, 1))), radius: max(shadowRadius, 0),
        x: shadowOffset.width, y: shadowOffset.height))
    return context
  }

  private var contentsImage: UIImage? { (contents as? CGImage)?.image ?? contents as? UIImage }

  /// Whether there is something to draw besides the rectangle.
  var hasDrawing: Bool { sublayers != nil || self is any DrawnLayer || contents != nil }
}

extension CALayer {
  /// The transform about the ``anchorPoint``. The identity by default. Of a transform in space what is seen from the
  /// front counts.
  public var transform: CATransform3D {
    get { kept["transform"] as? CATransform3D ?? CATransform3DIdentity }
    set {
      kept["transform"] = newValue
      setNeedsDisplay()
    }
  }

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The transform of the layers inside. Kept and ignored. The identity by default.
  public var sublayerTransform: CATransform3D {
    get { kept["sublayerTransform"] as? CATransform3D ?? CATransform3DIdentity }
    set { kept["sublayerTransform"] = newValue }
  }

  /// The outline of the shadow. Kept and ignored: the shadow is that of what is drawn. Nil by default.
  public var shadowPath: CGPath? {
    get { kept["shadowPath"] as? CGPath }
    set { kept["shadowPath"] = newValue }
  }

  /// An image that fills the layer: a `CGImage`. Nil by default.
  public var contents: Any? {
    get { kept["contents"] }
    set {
      kept["contents"] = newValue
      setNeedsDisplay()
    }
  }

  /// How the image is placed. Kept and ignored: it fills the layer. `.resize` by default.
  public var contentsGravity: CALayerContentsGravity {
    get { kept["contentsGravity"] as? CALayerContentsGravity ?? .resize }
    set { kept["contentsGravity"] = newValue }
  }

  /// Draws the layer with its rectangle, its content and those in it into a context.
  public func render(in ctx: CGContext) {
    let frame = frame
    ctx.saveGState()
    ctx.translateBy(x: -frame.minX, y: -frame.minY)
    draw(into: ctx.state.graphics)
    ctx.restoreGState()
  }

  /// Whether a point is inside the layer; it is in the coordinates of the layer.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

/// How the image of a layer is placed.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fills the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// It is as large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// It covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// It is in the middle in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

extension CALayer {
  /// What the layer lets through as a mask, in points of the layer that it masks.
  var clippingPath: Path {
    ((self as? any DrawnLayer)?.maskOutline ?? outline).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The same as the outline of a clip.
  var clip: ShapeContent.Path { clippingPath._shapePath.path }
}
