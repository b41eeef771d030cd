/// How a shape is filled. Kept for the sake of sources; front ends fill everything inside.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn. Front ends draw a plain line of the given width.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// A shape with what it is filled and outlined with.
public struct _PaintedShape<S: Shape>: Sendable {
  package var shape: S
  package var fill: _PaintSource?
  package var stroke: _PaintSource?
  package var lineWidth: CGFloat = 1

  nonisolated init(shape: S, fill: _PaintSource? = nil, stroke: _PaintSource? = nil, lineWidth: CGFloat = 1) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }

  /// What to draw where the foreground and the tint are those given.
  nonisolated package func resolve(foreground: Paint, tint: Paint?) -> ShapeContent {
    ShapeContent(
      path: shape.path, fill: fill?.resolve(foreground: foreground, tint: tint),
      stroke: stroke?.resolve(foreground: foreground, tint: tint), lineWidth: lineWidth)
  }

  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape {
    var copy = self
    copy.fill = content._source
    return copy
  }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> _PaintedShape {
    var copy = self
    copy.stroke = content._source
    copy.lineWidth = lineWidth
    return copy
  }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _PaintedShape {
    stroke(content, lineWidth: style.lineWidth)
  }

  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> _PaintedShape {
    stroke(content, lineWidth: lineWidth)
  }
}

extension Shape {
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: content._source)
  }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, stroke: content._source, lineWidth: lineWidth)
  }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _PaintedShape<Self> {
    stroke(content, lineWidth: style.lineWidth)
  }

  /// Outlines the shape with the foreground.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func stroke(style: StrokeStyle) -> _PaintedShape<Self> {
    stroke(ForegroundStyle(), lineWidth: style.lineWidth)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> _PaintedShape<Self> {
    stroke(content, lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}
