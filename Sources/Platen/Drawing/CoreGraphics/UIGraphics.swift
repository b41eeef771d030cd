import Foundation

/// The contexts that a thread draws into; the last one is the current one.
enum DrawingContexts {
  private static let key = "org.platen.drawing"

  private static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  static var current: CGContext? { stack.last }
  static func push(_ context: CGContext) { stack.append(context) }
  @discardableResult static func pop() -> CGContext? { stack.popLast() }

  /// Draws into a context.
  static func drawing<Result>(into context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

/// The context that the thread draws into: in a view's `draw(_:)` that of the view. Nil outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Makes a context the one that the thread draws into.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Makes the context before the present one the one that the thread draws into.
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Begins an image of a size in points, and draws into it.
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingContexts.push(CGContext(size: size)) }

/// Begins an image of a size in points, and draws into it. `opaque` and `scale` are ignored: images are drawings, which
/// have no pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}

/// What was drawn so far, as an image; nil where nothing is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.current.map { UIImage(drawnBy: $0) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { DrawingContexts.pop() }

/// Fills a rectangle with the present colour.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.fill(rect) }

/// Fills a rectangle with the present colour, mixed with what is behind it.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingContexts.current?.saveGState()
  DrawingContexts.current?.setBlendMode(blendMode)
  UIRectFill(rect)
  DrawingContexts.current?.restoreGState()
}

/// Draws the edges of a rectangle inside it, with the present colour.
public func UIRectFrame(_ rect: CGRect) { DrawingContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Draws only inside a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }

extension UIColor {
  /// Fills areas and draws lines in the colour from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills areas with the colour from now on.
  public func setFill() { DrawingContexts.current?.setFillColor(cgColor) }

  /// Draws lines in the colour from now on.
  public func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the image in its own size, with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image as large as a rectangle.
  public func draw(in rect: CGRect) { DrawingContexts.current?.draw(self, in: rect) }

  /// Draws the image in its own size, mixed with what is behind it.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image as large as a rectangle, mixed with what is behind it.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}
