import Foundation

/// What Core Graphics draws into: a view that is being drawn, or an image.
///
/// The program gets one from `UIGraphicsGetCurrentContext()` in `draw(_:)` of its view, and from an image renderer.
/// What is drawn is kept as outlines, texts and images, and shown by each front end by its own means, as that of a
/// `Canvas` is. Coordinates are points from the upper left corner; y grows downwards. It belongs to one thread.
public final class CGContext {
  /// What `saveGState()` saves.
  struct State {
    var graphics: GraphicsContext
    var fill = GraphicsContext.Shading.color(.black)
    var stroke = GraphicsContext.Shading.color(.black)
    var line = StrokeStyle()
    var shadow: GraphicsContext.Filter?
  }

  let size: CGSize
  var state: State
  private var saved: [State] = []
  /// The present path, in points of the whole drawing.
  var outline = Path()
  /// Kept for the program to read: images are scaled as the front end does it. `.default` by default.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The transform of texts. Kept and ignored.
  public var textMatrix = CGAffineTransform.identity

  init(_ graphics: GraphicsContext, size: CGSize) {
    self.size = size
    state = State(graphics: graphics)
  }

  /// Draws into marks of its own.
  convenience init(size: CGSize) {
    self.init(GraphicsContext(size: size, environment: EnvironmentValues()), size: size)
  }

  /// What was drawn so far.
  var marks: [CanvasMark] { state.graphics.drawing.marks }

  /// The context for one thing to draw, with the shadow there is. Its coordinates are those of the whole drawing.
  var pen: GraphicsContext {
    var graphics = state.graphics
    graphics.transform = .identity
    if let shadow = state.shadow { graphics.addFilter(shadow) }
    return graphics
  }

  // MARK: states

  /// Saves colours, lines, transform, clip and shadow, until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores what was saved last; does nothing where nothing is.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// Begins a group of things that opacity and shadow count for as a whole. Here they count for each of its parts.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) { saveGState() }

  /// Ends the group that was begun last.
  public func endTransparencyLayer() { restoreGState() }

  // MARK: coordinates

  /// The transform of what is drawn from now on.
  public var ctm: CGAffineTransform { state.graphics.transform }

  /// Moves the origin of what is drawn from now on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.graphics.translateBy(x: tx, y: ty) }

  /// Scales what is drawn from now on about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.graphics.scaleBy(x: sx, y: sy) }

  /// Rotates what is drawn from now on clockwise about the origin. The angle is in radians.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(Double(angle))) }

  /// Applies a transform before the present one to what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  // MARK: appearance

  /// Sets the colour that areas are filled with. Black by default.
  public func setFillColor(_ color: CGColor) { state.fill = .color(Color(cgColor: color)) }

  /// Sets the colour that areas are filled with, from components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that areas are filled with; the components are from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the colour of lines. Black by default.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(Color(cgColor: color)) }

  /// Sets the colour of lines, from components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey of lines; the components are from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of lines in points, 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = max(width, 0) }

  /// Sets the shape of the ends of lines, `.butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the shape of the corners of lines, `.miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets how far a corner may reach, in widths of the line. 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and of the spaces between them, and how far into them a line starts, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Sets how opaque what is drawn is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = Double(alpha) }

  /// Sets how colours are mixed with what is behind them, `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.graphics.blendMode = mode.blendMode }

  /// Sets a shadow in a third of black. Its distance and blur are in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = .shadow(color: .black.opacity(1 / 3.0), radius: blur / 2, x: offset.width, y: offset.height)
  }

  /// Sets a shadow in a colour, or with nil none. Its distance and blur are in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: Color(cgColor: $0), radius: blur / 2, x: offset.width, y: offset.height)
    }
  }

  /// Whether edges are smoothed. Ignored: front ends smooth them.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be smoothed. Ignored: front ends smooth them.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// How exactly curves are drawn. Ignored.
  public func setFlatness(_ flatness: CGFloat) {}
}

/// How images are scaled. Kept and ignored.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium = 4, high = 3 }
