import Foundation

/// The edges of two outlines, divided where they meet, to make other outlines of them.
///
/// Curves are taken as straight lines, so that all meetings are those of lines. Points that are closer to one another
/// than ``precision`` are one point.
struct OutlineEdges {
  struct Edge {
    var start: Vertex
    var end: Vertex
  }

  /// A point on a grid of ``OutlineEdges/precision``.
  struct Vertex: Hashable {
    var x: Int
    var y: Int

    init(_ point: CGPoint) {
      let limit = 1e12
      x = Int(min(max(point.x * OutlineEdges.fineness, -limit), limit).rounded())
      y = Int(min(max(point.y * OutlineEdges.fineness, -limit), limit).rounded())
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / OutlineEdges.fineness, y: CGFloat(y) / OutlineEdges.fineness) }
  }

  /// The places of the grid in a point: division by it gives the nearest number to each place.
  static let fineness: CGFloat = 10_000
  /// A ten-thousandth of a point.
  static let precision = 1 / fineness

  /// The edges of each outline, divided where they meet any edge of both.
  private(set) var parts: [[Edge]] = []

  /// - Parameter closesParts: Whether parts that do not end where they begin are closed, as where they are filled.
  init(_ paths: [Path], closesParts: [Bool]) {
    let lines = zip(paths, closesParts).map { path, isClosed in Self.lines(of: path, closesParts: isClosed) }
    let all = lines.flatMap { $0 }
    parts = lines.map { lines in lines.flatMap { Self.divide($0, at: all) } }
  }

  private struct Line {
    var from: CGPoint
    var to: CGPoint
    var bounds: CGRect

    init(_ from: CGPoint, _ to: CGPoint) {
      (self.from, self.to) = (from, to)
      bounds = CGRect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x), height: abs(from.y - to.y)
      ).insetBy(dx: -OutlineEdges.precision, dy: -OutlineEdges.precision)
    }
  }

  private static func lines(of path: Path, closesParts: Bool) -> [Line] {
    var lines: [Line] = []
    for part in path.polylines() {
      let points = part.filter { $0.x.isFinite && $0.y.isFinite }
      for (from, to) in zip(points, points.dropFirst()) { lines.append(Line(from, to)) }
      if closesParts, let first = points.first, let last = points.last, first != last {
        lines.append(Line(last, first))
      }
    }
    return lines
  }

  private static func divide(_ line: Line, at others: [Line]) -> [Edge] {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return [] }
    var places: [CGFloat] = [0, 1]
    for other in others where other.bounds.intersects(line.bounds) {
      // The ends of the other line, where they are on this one, and where both cross.
      for point in [other.from, other.to] {
        let place = ((point.x - line.from.x) * dx + (point.y - line.from.y) * dy) / length
        guard place > 0, place < 1 else { continue }
        let (x, y) = (line.from.x + place * dx - point.x, line.from.y + place * dy - point.y)
        if x * x + y * y <= precision * precision { places.append(place) }
      }
      let (ox, oy) = (other.to.x - other.from.x, other.to.y - other.from.y)
      let cross = dx * oy - dy * ox
      guard cross != 0 else { continue }
      let (sx, sy) = (other.from.x - line.from.x, other.from.y - line.from.y)
      let (place, otherPlace) = ((sx * oy - sy * ox) / cross, (sx * dy - sy * dx) / cross)
      if place > 0, place < 1, otherPlace >= 0, otherPlace <= 1 { places.append(place) }
    }
    places.sort()
    let vertices = places.map { Vertex(CGPoint(x: line.from.x + $0 * dx, y: line.from.y + $0 * dy)) }
    return zip(vertices, vertices.dropFirst()).compactMap { $0 == $1 ? nil : Edge(start: $0, end: $1) }
  }
}
