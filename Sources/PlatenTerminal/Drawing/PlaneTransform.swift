import Foundation
import PlatenGraph

/// An affine transform of a drawing: rotation, scale and translation. In points, 8 × 16 for a cell.
struct PlaneTransform: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = PlaneTransform()

  init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  var isIdentity: Bool { self == .identity }

  /// The average scale of lengths.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + tx, b * x + d * y + ty) }

  /// First `inner`, then this one.
  func after(_ inner: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The inverse; nil when the transform is degenerate.
  var inverse: PlaneTransform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    return PlaneTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A transform whose origin is that point.
  init(_ transform: CGAffineTransform, from origin: (x: Double, y: Double)) {
    let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
    (a, b, c, d) = (moved.a, moved.b, moved.c, moved.d)
    (tx, ty) = (moved.tx + origin.x, moved.ty + origin.y)
  }

  static func translation(_ x: Double, _ y: Double) -> PlaneTransform { PlaneTransform(tx: x, ty: y) }

  static func scale(_ x: Double, _ y: Double, around point: (x: Double, y: Double)) -> PlaneTransform {
    PlaneTransform(a: x, d: y, tx: point.x * (1 - x), ty: point.y * (1 - y))
  }

  static func rotation(_ radians: Double, around point: (x: Double, y: Double)) -> PlaneTransform {
    let (cosine, sine) = (cos(radians), sin(radians))
    return PlaneTransform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: point.x - cosine * point.x + sine * point.y,
      ty: point.y - sine * point.x - cosine * point.y)
  }
}
