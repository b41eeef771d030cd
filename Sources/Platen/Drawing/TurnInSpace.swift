import Foundation

/// What is seen of a turn in space without depth: a scale along the axes of the screen, and after it a rotation.
struct TurnInSpace {
  let scale: CGSize
  let angle: Angle

  /// The turn by an angle about an axis, of which only the direction counts.
  init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let narrowed = CGFloat(cos(angle.radians))
    let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), 0.0001)
    let (x, y, z) = (abs(axis.x / length), abs(axis.y / length), axis.z / length)
    scale = CGSize(width: 1 + (narrowed - 1) * y, height: 1 + (narrowed - 1) * x)
    self.angle = .radians(angle.radians * z)
  }
}
