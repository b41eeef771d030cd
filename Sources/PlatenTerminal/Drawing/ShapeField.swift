import Foundation
import PlatenGraph

/// The signed distance of points from a shape of a size, in points: positive outside, negative inside.
struct ShapeField {
  private enum Kind {
    case box(corner: Double)
    case circle
    case ellipse
    case path(FlatPath, isEvenOdd: Bool)
  }

  let width: Double
  let height: Double
  private let kind: Kind

  init(_ path: ShapeContent.Path, width: Double, height: Double, isEvenOdd: Bool = false) {
    self.width = width
    self.height = height
    kind =
      switch path {
      case .rectangle: .box(corner: 0)
      case .roundedRectangle(let radius): .box(corner: min(max(radius, 0), width / 2, height / 2))
      case .capsule: .box(corner: min(width, height) / 2)
      case .circle: .circle
      case .ellipse: .ellipse
      case .custom(let shape):
        .path(FlatPath(shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))), isEvenOdd: isEvenOdd)
      }
  }

  func distance(_ x: Double, _ y: Double) -> Double {
    switch kind {
    case .box(let corner):
      let dx = abs(x - width / 2) - width / 2 + corner
      let dy = abs(y - height / 2) - height / 2 + corner
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - corner
    case .circle:
      let (dx, dy) = (x - width / 2, y - height / 2)
      return (dx * dx + dy * dy).squareRoot() - min(width, height) / 2
    case .ellipse:
      let (rx, ry) = (max(width / 2, 0.5), max(height / 2, 0.5))
      let (dx, dy) = ((x - width / 2) / rx, (y - height / 2) / ry)
      return ((dx * dx + dy * dy).squareRoot() - 1) * min(rx, ry)
    case .path(let path, let isEvenOdd):
      let point = CGPoint(x: x, y: y)
      let distance = Double(path.distance(to: point))
      return path.contains(point, isEvenOdd: isEvenOdd) ? -distance : distance
    }
  }

  /// The distance from the band that an outline covers.
  func distanceFromStroke(_ x: Double, _ y: Double, width: Double, isInside: Bool) -> Double {
    let distance = distance(x, y)
    return isInside ? abs(distance + width / 2) - width / 2 : abs(distance) - width / 2
  }
}
