import Foundation

/// The line along a shape's edge, as a shape: it can be filled, clipped to, and moved as others.
///
/// As a view, and filled, front ends draw it as a line of its style. Everywhere else it is the outline of that line.
public struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle

  nonisolated init(_ base: Base, _ style: StrokeStyle) {
    self.base = base
    self.style = style
  }

  /// The outline of the line in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  /// The size of the shape in a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The animatable values of the base, and the width of the line in points.
  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, style.lineWidth) }
    set { (base.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }

  nonisolated package func painted(_ source: _PaintSource) -> _PaintedShape<Base> {
    _PaintedShape(shape: base, stroke: source, style, isInside: false)
  }

  /// The line in the foreground style. For the graph.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    painted(ForegroundStyle()._source)._content(in: environment)
  }

  /// A view that draws the line, with the foreground style by default.
  nonisolated public func fill<Style: ShapeStyle>(_ content: Style = ForegroundStyle()) -> _PaintedShape<Base> {
    painted(content._source)
  }

  /// The line of the shape, rotated clockwise about `anchor`.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _StrokedShape<RotatedShape<Base>> {
    _StrokedShape<RotatedShape<Base>>(base.rotation(angle, anchor: anchor), style)
  }
}
