/// The properties of a shape for the tree: its outline, and what of it can be animated.
nonisolated public protocol _ShapeOutline: Sendable, Animatable {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A figure that front ends do not know by name: the shape itself, which returns its outline when its size is known.
package struct CustomShape: Equatable, Sendable {
  package let shape: any _ShapeOutline

  package init(_ shape: any _ShapeOutline) { self.shape = shape }

  package func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  package static func == (first: CustomShape, second: CustomShape) -> Bool { same(first.shape, second.shape) }

  private static func same<First: _ShapeOutline>(_ first: First, _ second: any _ShapeOutline) -> Bool {
    guard let second = second as? First else { return false }
    return ValueComparison.areEqual(first, second)
  }

  package func interpolated(to other: CustomShape, _ amount: Double) -> CustomShape? {
    Self.between(shape, other.shape, amount)
  }

  private static func between<First: _ShapeOutline>(_ first: First, _ second: any _ShapeOutline, _ amount: Double)
    -> CustomShape?
  {
    guard let second = second as? First else { return nil }
    return CustomShape(first.interpolated(to: second, amount))
  }
}

/// How the corners of a rounded rectangle bend. Front ends draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
