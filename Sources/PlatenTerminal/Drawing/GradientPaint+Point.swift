import Foundation
import PlatenGraph

extension GradientPaint {
  /// The colour at a point of the area it fills, whose size is in points.
  func paint(at point: UnitPoint, size: CGSize) -> Paint {
    let position = position(of: point, size)
    guard let first = stops.first, let last = stops.last else { return .system(.clear) }
    guard let next = stops.firstIndex(where: { $0.location >= position }) else { return last.paint.paint }
    guard next > 0 else { return first.paint.paint }
    let (before, after) = (stops[next - 1], stops[next])
    let length = after.location - before.location
    return before.paint.paint.mixed(with: after.paint.paint, length > 0 ? (position - before.location) / length : 1)
  }

  private func position(of point: UnitPoint, _ size: CGSize) -> Double {
    func from(_ center: UnitPoint) -> (x: Double, y: Double) {
      (Double(point.x - center.x) * size.width, Double(point.y - center.y) * size.height)
    }
    switch kind {
    case .linear(let start, let end): return Self.projection(of: point, from: start, to: end)
    case .radial(let center, let start, let end):
      let (x, y) = from(center)
      return ((x * x + y * y).squareRoot() - start) / max(end - start, 0.001)
    case .elliptical(let center, let start, let end):
      let (x, y) = (Double(point.x - center.x) * 2, Double(point.y - center.y) * 2)
      return ((x * x + y * y).squareRoot() - start) / max(end - start, 0.001)
    case .angular(let center, let start, let end):
      let (x, y) = from(center)
      var turn = atan2(y, x) - start.radians
      turn -= (turn / (2 * .pi)).rounded(.down) * 2 * .pi
      return turn / max(abs(end.radians - start.radians), 0.001)
    }
  }

  private static func projection(of point: UnitPoint, from start: UnitPoint, to end: UnitPoint) -> Double {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / length
  }
}

extension NodeContent {
  var isEffect: Bool { if case .decoration(.effect) = self { true } else { false } }
}
