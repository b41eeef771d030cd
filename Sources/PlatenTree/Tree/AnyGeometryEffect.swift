/// The properties of a geometry effect for the tree: the transform, and what of it can be animated.
nonisolated public protocol _GeometryTransform: Animatable {
  /// What to do to the picture of a view of that size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// An effect of a program's own, whatever its type.
package struct AnyGeometryEffect: Equatable, @unchecked Sendable {
  private let effect: any _GeometryTransform

  package init(_ effect: any _GeometryTransform) { self.effect = effect }

  /// What is done to the picture of a view of that size, in points. What is no number is nothing.
  package func value(in size: CGSize) -> ProjectionTransform {
    let value = effect.effectValue(size: size)
    let parts = [
      value.m11, value.m12, value.m13, value.m21, value.m22, value.m23, value.m31, value.m32, value.m33,
    ]
    return parts.allSatisfy(\.isFinite) ? value : ProjectionTransform()
  }

  package static func == (first: Self, second: Self) -> Bool { isSame(first.effect, second.effect) }

  private static func isSame<First: _GeometryTransform>(_ first: First, _ second: any _GeometryTransform) -> Bool {
    (second as? First).map { ValueComparison.areEqual(first, $0) } ?? false
  }

  package func interpolated(to other: Self, _ amount: Double) -> Self? {
    Self.between(effect, other.effect, amount)
  }

  private static func between<First: _GeometryTransform>(
    _ first: First, _ second: any _GeometryTransform, _ amount: Double
  ) -> Self? {
    (second as? First).map { Self(first.interpolated(to: $0, amount)) }
  }
}
