// The line of a path, and how it draws itself.
extension UIBezierPath {
  /// The width of the line in points, 1 by default.
  public var lineWidth: CGFloat {
    get { line.lineWidth }
    set { line.lineWidth = newValue }
  }

  /// The shape of the ends of the line, `.butt` by default.
  public var lineCapStyle: CGLineCap {
    get { line.lineCap }
    set { line.lineCap = newValue }
  }

  /// The shape of the corners of the line, `.miter` by default.
  public var lineJoinStyle: CGLineJoin {
    get { line.lineJoin }
    set { line.lineJoin = newValue }
  }

  /// How far a corner may reach, in widths of the line. 10 by default.
  public var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }

  /// How exactly curves are drawn. Ignored: front ends decide. 0.6.
  public var flatness: CGFloat {
    get { 0.6 }
    set {}
  }

  /// Sets the lengths of `count` dashes and spaces, and how far into them the line starts, in points. With nil the line
  /// is solid.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    line.dashPhase = phase
  }

  /// Fills the inside with the present colour.
  public func fill() {
    guard let context = DrawingContexts.current else { return }
    context.fill(path.applying(context.ctm), isEvenOdd: usesEvenOddFillRule)
  }

  /// Fills the inside with the present colour, mixed with what is behind it.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

  /// Draws the line with the present colour.
  public func stroke() {
    guard let context = DrawingContexts.current else { return }
    context.stroke(path.applying(context.ctm), line)
  }

  /// Draws the line with the present colour, mixed with what is behind it.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

  /// Draws only inside the path from now on. Of several clips the last one counts.
  public func addClip() {
    guard let context = DrawingContexts.current else { return }
    context.clip(to: path.applying(context.ctm), isEvenOdd: usesEvenOddFillRule)
  }

  private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
