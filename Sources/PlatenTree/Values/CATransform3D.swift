import Foundation

/// Moves points of space: a matrix of four rows that a point, written as (x, y, z, 1), is multiplied by.
///
/// Core Animation has it on Apple's systems; here it is what a ``ProjectionTransform`` is made from.
public struct CATransform3D: Hashable, Sendable {
  /// The element in row 1, column 1. Points are row vectors.
  public var m11: CGFloat = 1
  /// The element in row 1, column 2.
  public var m12: CGFloat = 0
  /// The element in row 1, column 3.
  public var m13: CGFloat = 0
  /// The element in row 1, column 4.
  public var m14: CGFloat = 0
  /// The element in row 2, column 1.
  public var m21: CGFloat = 0
  /// The element in row 2, column 2.
  public var m22: CGFloat = 1
  /// The element in row 2, column 3.
  public var m23: CGFloat = 0
  /// The element in row 2, column 4.
  public var m24: CGFloat = 0
  /// The element in row 3, column 1.
  public var m31: CGFloat = 0
  /// The element in row 3, column 2.
  public var m32: CGFloat = 0
  /// The element in row 3, column 3.
  public var m33: CGFloat = 1
  /// The perspective: minus one, divided by the eye's distance in points. 0 is none.
  public var m34: CGFloat = 0
  /// The element in row 4, column 1: the translation along x, in points.
  public var m41: CGFloat = 0
  /// The element in row 4, column 2: the translation along y, in points.
  public var m42: CGFloat = 0
  /// The element in row 4, column 3: the translation along z, in points.
  public var m43: CGFloat = 0
  /// The element in row 4, column 4.
  public var m44: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  fileprivate func after(_ first: CATransform3D) -> CATransform3D {
    let (first, second) = (first.rows, rows)
    return CATransform3D(
      rows: first.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
      })
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { b.after(a) }

/// A transform that moves by the given points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var m = CATransform3D()
  (m.m41, m.m42, m.m43) = (tx, ty, tz)
  return m
}

/// A transform that scales by the given factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var m = CATransform3D()
  (m.m11, m.m22, m.m33) = (sx, sy, sz)
  return m
}

/// Turns by `angle` radians around an axis; around none it turns nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
  let rest = 1 - c
  var m = CATransform3D()
  (m.m11, m.m12, m.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
  (m.m21, m.m22, m.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
  (m.m31, m.m32, m.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
  return m
}

/// `t` after a translation by the given points.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  t.after(CATransform3DMakeTranslation(tx, ty, tz))
}

/// `t` after a scaling by the given factors.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  t.after(CATransform3DMakeScale(sx, sy, sz))
}

/// `t` after a rotation by `angle` radians about the axis (`x`, `y`, `z`).
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  t.after(CATransform3DMakeRotation(angle, x, y, z))
}

/// The transform that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// The part of a transform that is in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
