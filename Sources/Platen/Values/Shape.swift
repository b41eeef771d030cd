/// A figure that fills the room it is given.
///
/// The figures are those that every front end can draw: rectangles, rounded ones, capsules, circles
/// and ellipses. A shape of a program's own is drawn as the rectangle around it.
public protocol Shape: Sendable, _LeafView {
  /// The figure. Not for use outside the framework.
  nonisolated var _shapePath: _ShapePath { get }
}

extension Shape {
  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }

  nonisolated package var path: ShapeContent.Path { _shapePath.path }
}

/// A figure in the framework's own terms.
public struct _ShapePath: Equatable, Sendable {
  package var path: ShapeContent.Path

  package init(_ path: ShapeContent.Path) { self.path = path }
}

/// A figure whose outline can be drawn inside of it. All are.
public protocol InsettableShape: Shape {}

/// How the corners of a rounded rectangle bend. Front ends draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.rectangle) }
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
}

public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
}

public struct Circle: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.circle) }
}

public struct Ellipse: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.ellipse) }
}

/// The shape of the glass behind a view that names none.
public struct DefaultGlassEffectShape: InsettableShape, Equatable {
  nonisolated public init() {}

  nonisolated public var _shapePath: _ShapePath { _ShapePath(.capsule) }
}

/// A shape of any type.
public struct AnyShape: InsettableShape, Equatable {
  nonisolated public let _shapePath: _ShapePath

  nonisolated public init<S: Shape>(_ shape: S) { _shapePath = shape._shapePath }
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
