import Foundation

// Shapes made of other shapes.

/// A shape made smaller on all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  nonisolated init(_ base: Base, _ amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The path of the base in a smaller rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let amount = min(amount, rect.width / 2, rect.height / 2)
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The shape, made smaller by `amount` points more on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base, self.amount + amount) }

  /// The animatable values of the base, and the inset in points.
  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  nonisolated init(_ base: Base, _ start: CGFloat, _ end: CGFloat) {
    self.base = base
    self.start = start
    self.end = end
  }

  /// The part of the base's path.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

  /// The animatable values of the base, and the two fractions.
  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set { (base.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// A shape rotated about a point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point about which the shape is rotated.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The rotated path of the shape in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    return shape.path(in: rect).mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + x * c - y * s, y: center.y + x * s + y * c)
    }
  }

  /// The animatable values of the shape, and the angle in radians.
  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}

/// A shape scaled about a point.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point about which the shape is scaled.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled path of the shape in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return shape.path(in: rect).mapped {
      CGPoint(x: center.x + ($0.x - center.x) * scale.width, y: center.y + ($0.y - center.y) * scale.height)
    }
  }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a moved shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved path of the shape in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape in a rectangle of a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize

  nonisolated init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The path of the shape in a rectangle of the given size.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
  /// The part of the shape's line between two fractions of its length, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(self, startFraction, endFraction)
  }

  /// The shape, rotated clockwise about `anchor`.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, scaled by a factor for each axis about `anchor`.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, scaled about `anchor`.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape, moved by the given points.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  // Disfavoured: as a view, a shape is moved by the modifier of views.

  /// The shape, moved by the given points.
  @_disfavoredOverload
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, moved by the given points.
  @_disfavoredOverload
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape in a fixed size, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a fixed size, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
