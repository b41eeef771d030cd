import Foundation

/// A figure that fills the room it is given.
///
/// Rectangles, rounded ones, capsules, circles and ellipses are known to the front ends by name; any other figure
/// is drawn as the outline that it makes for its rectangle.
nonisolated public protocol Shape: Sendable, Animatable, _LeafView {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// The room that the figure takes of what is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The figure. Not for use outside the framework.
  nonisolated var _shapePath: _ShapePath { get }
}

extension Shape {
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.custom(CustomShape(self))) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  nonisolated package var path: ShapeContent.Path { _shapePath.path }
}

/// A figure in the framework's own terms.
public struct _ShapePath: Equatable, Sendable {
  package var path: ShapeContent.Path

  package init(_ path: ShapeContent.Path) { self.path = path }
}

/// A figure that front ends do not know by name: the shape itself, asked for its outline when its size is known.
package struct CustomShape: Equatable, Sendable {
  package let shape: any Shape

  package init(_ shape: any Shape) { self.shape = shape }

  package func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  package static func == (first: CustomShape, second: CustomShape) -> Bool { same(first.shape, second.shape) }

  private static func same<First: Shape>(_ first: First, _ second: any Shape) -> Bool {
    guard let second = second as? First else { return false }
    return ValueComparison.areEqual(first, second)
  }

  func interpolated(to other: CustomShape, _ amount: Double) -> CustomShape? {
    Self.between(shape, other.shape, amount)
  }

  private static func between<First: Shape>(_ first: First, _ second: any Shape, _ amount: Double) -> CustomShape? {
    guard let second = second as? First else { return nil }
    return CustomShape(first.interpolated(to: second, amount))
  }
}

/// A figure that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the corners of a rounded rectangle bend. Front ends draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, amount) }
}

public struct RoundedRectangle: InsettableShape, Equatable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public var _shapePath: _ShapePath {
    _ShapePath(.roundedRectangle(cornerRadius: min(cornerSize.width, cornerSize.height)))
  }

  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(self, amount) }
}

/// A rectangle whose corners are rounded each on its own.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(self, amount)
  }
}

public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, amount) }
}

public struct Circle: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.circle) }
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, amount) }
}

public struct Ellipse: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.ellipse) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, amount) }
}

/// The shape of what it stands in. No container here has one, so that it is a rectangle, as SwiftUI's is then.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(self, amount)
  }
}

/// The shape of the glass behind a view that names none.
public struct DefaultGlassEffectShape: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<DefaultGlassEffectShape> {
    _InsetShape(self, amount)
  }
}

/// A shape of any type.
public struct AnyShape: InsettableShape, Equatable {
  private let shape: CustomShape

  nonisolated public init<S: Shape>(_ shape: S) { self.shape = CustomShape(shape) }

  nonisolated public var _shapePath: _ShapePath { shape.shape._shapePath }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<AnyShape> { _InsetShape(self, amount) }
}

/// A path is a shape that does not follow its rectangle.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

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
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
