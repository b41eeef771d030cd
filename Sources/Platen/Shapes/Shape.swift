import Foundation

/// A figure that fills the rectangle it is given.
///
/// Front ends draw rectangles, rounded rectangles, capsules, circles and ellipses by name, and any other figure as the
/// outline that it makes for its rectangle.
nonisolated public protocol Shape: _ShapeOutline, _LeafView {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size that the figure takes of the proposed size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The figure. Not for use outside the framework.
  nonisolated var _shapePath: _ShapePath { get }
}

extension Shape {
  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.custom(CustomShape(self))) }

  /// The size of the shape in a proposal: all of it, 10 points for what is unspecified.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  nonisolated package var path: ShapeContent.Path { _shapePath.path }
}

/// The framework's own representation of a figure.
public struct _ShapePath: Equatable, Sendable {
  package var path: ShapeContent.Path

  package init(_ path: ShapeContent.Path) { self.path = path }
}

/// A figure that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle that fills the frame of its view.
public struct Rectangle: InsettableShape, Equatable {
  /// Creates a rectangle.
  nonisolated public init() {}

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }
  /// The rectangle itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, amount) }
}

/// A rectangle with four equal round corners.
public struct RoundedRectangle: InsettableShape, Equatable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are curved. Kept and ignored: corners are circular.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a radius, in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with elliptical corners, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath {
    _ShapePath(.roundedRectangle(cornerRadius: min(cornerSize.width, cornerSize.height)))
  }

  /// The rectangle's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  /// The rectangle, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(self, amount) }
}

/// A rectangle whose corners are rounded each on its own.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved. Kept and ignored: corners are circular.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner, in points.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
  /// The rectangle, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(self, amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
  /// How the corners are curved. Kept and ignored: corners are circular.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
  /// The capsule's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The capsule, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, amount) }
}

/// The largest circle in the middle of its view's frame.
public struct Circle: InsettableShape, Equatable {
  /// Creates a circle.
  nonisolated public init() {}

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.circle) }
  /// The circle's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The circle, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, amount) }
}

/// The ellipse that fits into its view's frame.
public struct Ellipse: InsettableShape, Equatable {
  /// Creates an ellipse.
  nonisolated public init() {}

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.ellipse) }
  /// The ellipse's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, amount) }
}

/// The shape of its container. No container has one here, so that it is a rectangle, as SwiftUI's is then.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// Creates the shape.
  nonisolated public init() {}

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }
  /// The path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(self, amount)
  }
}

/// The default shape of a glass background: a capsule.
public struct DefaultGlassEffectShape: InsettableShape, Equatable {
  /// Creates the shape.
  nonisolated public init() {}

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
  /// The capsule's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  /// The shape, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<DefaultGlassEffectShape> {
    _InsetShape(self, amount)
  }
}

/// A shape of any type.
public struct AnyShape: InsettableShape, Equatable {
  private let shape: CustomShape
  /// The path of the wrapped shape as front ends draw it.
  nonisolated public let _shapePath: _ShapePath

  /// Wraps a shape of any type.
  nonisolated public init<S: Shape>(_ shape: S) {
    self.shape = CustomShape(shape)
    _shapePath = shape._shapePath
  }

  /// The wrapped shape's path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The shape, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<AnyShape> { _InsetShape(self, amount) }
}

/// A path is a shape that does not follow its rectangle.
extension Path: Shape {
  /// The path itself, wherever the view is.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of its container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners. The radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with elliptical corners, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule. `style` is kept and ignored.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
