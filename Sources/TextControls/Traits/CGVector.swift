/// A direction with a length, in points. Foundation on Linux has no such type.
public struct CGVector: Hashable, Codable, Sendable {
  /// The length to the right.
  public var dx: CGFloat
  /// The length downwards.
  public var dy: CGFloat

  /// Creates a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A vector of no length.
  public static var zero: CGVector { CGVector() }
}
