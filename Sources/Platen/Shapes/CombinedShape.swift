import Foundation

/// A shape that is made of the areas, or of the lines, of two others in the same rectangle.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable { case intersection, union, subtraction, difference, lineIntersection, lineSubtraction }

  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  nonisolated init(_ first: First, _ second: Second, _ operation: Operation, _ isEvenOdd: Bool) {
    self.first = first
    self.second = second
    self.operation = operation
    self.isEvenOdd = isEvenOdd
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: path.intersection(other, eoFill: isEvenOdd)
    case .union: path.union(other, eoFill: isEvenOdd)
    case .subtraction: path.subtracting(other, eoFill: isEvenOdd)
    case .difference: path.symmetricDifference(other, eoFill: isEvenOdd)
    case .lineIntersection: path.lineIntersection(other, eoFill: isEvenOdd)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: isEvenOdd)
    }
  }

  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The area that is in both shapes. `eoFill` says that both are filled by the even-odd rule.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .intersection, eoFill)
  }

  /// The area that is in one of both shapes or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .union, eoFill)
  }

  /// The area of the shape that is not in the other one.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .subtraction, eoFill)
  }

  /// The area that is in one of both shapes and not in both.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .difference, eoFill)
  }

  /// The line of the shape where it is inside the other one.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineIntersection, eoFill)
  }

  /// The line of the shape where it is outside the other one.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineSubtraction, eoFill)
  }
}
