import Foundation

extension Path {
  /// The outline as straight lines, one list of points for each part; a closed part ends where it begins.
  package func polylines(steps: Int = 12) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func close() {
      if line.count > 1 { lines.append(line) }
      line = []
    }
    for element in elements {
      switch element {
      case .move(let end):
        close()
        line = [end]
      case .line(let end): line.append(end)
      case .quadCurve(let end, let control):
        guard let from = line.last else { continue }
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let s = 1 - t
          line.append(
            CGPoint(
              x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
              y: s * s * from.y + 2 * s * t * control.y + t * t * end.y))
        }
      case .curve(let end, let first, let second):
        guard let from = line.last else { continue }
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line.append(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .closeSubpath:
        guard let first = line.first else { continue }
        line.append(first)
        close()
        line = [first]
      }
    }
    close()
    return lines
  }

  /// Whether the point is inside, by the non-zero or the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    FlatPath(self).contains(point, isEvenOdd: eoFill)
  }

  /// The part of the outline between two shares of its length, 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0, to == 1 { return self }
    let lines = polylines(steps: 24)
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    guard to > from, total > 0 else { return Path() }
    let (first, last) = (from * total, to * total)
    var walked: CGFloat = 0
    return Path { path in
      for line in lines {
        var isDown = false
        for (a, b) in zip(line, line.dropFirst()) {
          let length = Self.length(of: [a, b])
          defer { walked += length }
          guard length > 0, walked + length > first, walked < last else { continue }
          func point(_ place: CGFloat) -> CGPoint {
            let share = (place - walked) / length
            return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
          }
          if !isDown { path.move(to: point(max(first, walked))) }
          isDown = true
          path.addLine(to: point(min(last, walked + length)))
        }
      }
    }
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }
}

/// An outline of straight lines, for hit tests of many points.
package struct FlatPath {
  private var segments: [(CGPoint, CGPoint)] = []
  /// The lines that close open parts: they bound the area, and are not drawn.
  private var closings: [(CGPoint, CGPoint)] = []

  package init(_ path: Path) {
    for line in path.polylines() {
      segments += Array(zip(line, line.dropFirst()))
      if let first = line.first, let last = line.last, first != last { closings.append((last, first)) }
    }
  }

  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for (a, b) in segments + closings where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += a.y <= point.y ? 1 : -1
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// How far the point is from the nearest drawn line.
  package func distance(to point: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for (a, b) in segments {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let t = length > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
      let (ox, oy) = (point.x - a.x - t * dx, point.y - a.y - t * dy)
      best = min(best, ox * ox + oy * oy)
    }
    return best.squareRoot()
  }
}
