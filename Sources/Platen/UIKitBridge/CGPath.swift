/// An outline in the vocabulary of Core Graphics, for a `Path` to be made of.
public struct CGPath: Equatable, Sendable {
  let path: Path

  /// A rectangle, in points.
  public init(rect: CGRect) { path = Path(rect) }

  /// The ellipse that fits a rectangle, in points.
  public init(ellipseIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// A rectangle with elliptic corners of the given radii, in points.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
  }

  init(_ path: Path) { self.path = path }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
}

extension Path {
  /// Creates a path with the elements of a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// The same outline in the vocabulary of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}
