/// A shape with what it is filled and outlined with.
public struct _PaintedShape<S: Shape>: Sendable {
  package var shape: S
  package var fill: _PaintSource?
  package var stroke: _PaintSource?
  package var strokeStyle = StrokeStyle()
  package var isStrokeInside = false
  package var isEvenOdd = false

  nonisolated init(shape: S, fill: _PaintSource, _ style: FillStyle) {
    self.shape = shape
    self.fill = fill
    isEvenOdd = style.isEOFilled
  }

  nonisolated init(shape: S, stroke: _PaintSource, _ style: StrokeStyle, isInside: Bool) {
    self.shape = shape
    self.stroke = stroke
    strokeStyle = style
    isStrokeInside = isInside
  }

  /// What to draw there.
  nonisolated package func resolve(in environment: EnvironmentValues) -> ShapeContent {
    var content = ShapeContent(
      path: shape.path, fill: fill.map { environment.paint(of: $0) }, stroke: stroke.map { environment.paint(of: $0) })
    content.strokeStyle = strokeStyle
    content.isStrokeInside = isStrokeInside
    content.isEvenOdd = isEvenOdd
    return content
  }

  /// Fills the shape again, over what is painted so far.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape {
    var copy = self
    copy.fill = content._source
    copy.isEvenOdd = style.isEOFilled
    return copy
  }

  nonisolated private func stroked(_ source: _PaintSource, _ style: StrokeStyle, isInside: Bool) -> _PaintedShape {
    var copy = self
    copy.stroke = source
    copy.strokeStyle = style
    copy.isStrokeInside = isInside
    return copy
  }

  /// Draws the shape's line, centred on its edge, over what is painted so far. `lineWidth` is in points; `antialiased`
  /// is ignored.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the shape's line, centred on its edge, over what is painted so far. `antialiased` is ignored.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape {
    stroked(content._source, style, isInside: false)
  }

  /// Draws the shape's line inside its edge, over what is painted so far. `lineWidth` is in points; `antialiased` is
  /// ignored.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the shape's line inside its edge, over what is painted so far. `antialiased` is ignored.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape {
    stroked(content._source, style, isInside: true)
  }
}

extension Shape {
  /// A view that fills the shape, with the foreground style by default.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: content._source, style)
  }

  /// Fills the shape with the foreground.
  nonisolated public func fill(style: FillStyle) -> _PaintedShape<Self> { fill(ForegroundStyle(), style: style) }

  /// A view that draws the shape's line, centred on its edge. `lineWidth` is in points; `antialiased` is ignored.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A view that draws the shape's line, centred on its edge. `antialiased` is ignored.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, stroke: content._source, style, isInside: false)
  }

  /// The line along the shape's edge, as a shape. `lineWidth` is in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape's edge, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(self, style) }
}

extension InsettableShape {
  /// A view that draws the shape's line inside its edge. `lineWidth` is in points; `antialiased` is ignored.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A view that draws the shape's line inside its edge. `antialiased` is ignored.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, stroke: content._source, style, isInside: true)
  }

  /// A view that draws the shape's line inside its edge in the foreground style. `antialiased` is ignored.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A view that draws the shape's line inside its edge in the foreground style. `antialiased` is ignored.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
