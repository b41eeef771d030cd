/// How a view's picture is moved, turned, scaled or seen from aside: a matrix of three rows that a point, written as
/// (x, y, 1), is multiplied by. Lengths are points, from the view's upper leading corner.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element in row 1, column 1. Points are row vectors.
  public var m11: CGFloat = 1
  /// The element in row 1, column 2.
  public var m12: CGFloat = 0
  /// The element in row 1, column 3: the perspective along x.
  public var m13: CGFloat = 0
  /// The element in row 2, column 1.
  public var m21: CGFloat = 0
  /// The element in row 2, column 2.
  public var m22: CGFloat = 1
  /// The element in row 2, column 3: the perspective along y.
  public var m23: CGFloat = 0
  /// The element in row 3, column 1: the translation along x, in points.
  public var m31: CGFloat = 0
  /// The element in row 3, column 2: the translation along y, in points.
  public var m32: CGFloat = 0
  /// The element in row 3, column 3.
  public var m33: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}

  /// The projection that does the same as an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// What is seen of a transform in space from in front of it.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this transform, then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    (m.m11, m.m12, m.m13) = rhs.row(m11, m12, m13)
    (m.m21, m.m22, m.m23) = rhs.row(m21, m22, m23)
    (m.m31, m.m32, m.m33) = rhs.row(m31, m32, m33)
    return m
  }

  private func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33)
  }

  /// Becomes the way back. False, and nothing changes, where there is none.
  public mutating func invert() -> Bool {
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    var m = ProjectionTransform()
    (m.m11, m.m12, m.m13) = (first, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    (m.m21, m.m22, m.m23) = (second, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (m.m31, m.m32, m.m33) = (third, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
    (m.m11, m.m12, m.m13) = (m.m11 / determinant, m.m12 / determinant, m.m13 / determinant)
    (m.m21, m.m22, m.m23) = (m.m21 / determinant, m.m22 / determinant, m.m23 / determinant)
    (m.m31, m.m32, m.m33) = (m.m31 / determinant, m.m32 / determinant, m.m33 / determinant)
    self = m
    return true
  }

  /// The projection that undoes this one; this one itself where there is none.
  public func inverted() -> ProjectionTransform {
    var m = self
    _ = m.invert()
    return m
  }

  /// The transform without its depth.
  package var affine: CGAffineTransform {
    let w = m33 == 0 ? 1 : m33
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
  }
}

extension CGPoint {
  /// The point that the projection moves this one to.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    guard w != 0 else { return self }
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}
