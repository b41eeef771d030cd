import Foundation

extension Path {
  /// The outline of the line that a style draws along the path, to be filled by the rule of non-zero winding. Curves
  /// become straight pieces, and pieces that overlap stay in the outline: filled, it is the drawn line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = StrokeOutline(style)
    for line in polylines(steps: 24) {
      let points = StrokeOutline.distinct(line)
      guard let first = points.first, let last = points.last else { continue }
      let isClosed = points.count > 2 && first == last
      if style.dash.contains(where: { $0 > 0 }) {
        for dash in StrokeOutline.dashes(of: points, style) { outline.add(dash, isClosed: false) }
      } else {
        outline.add(points, isClosed: isClosed)
      }
    }
    return outline.path
  }
}

/// Collects the pieces of a drawn line: a rectangle for each straight part, its corners and its ends. All have the same
/// direction, so that none of them cancels another.
private struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let radius: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  /// The points without those that repeat the one before.
  static func distinct(_ line: [CGPoint]) -> [CGPoint] {
    line.reduce(into: []) { points, point in if points.last != point { points.append(point) } }
  }

  /// The parts of a line that its dashes draw.
  static func dashes(of line: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let pattern = lengths.map { max($0, 0) }
    let total = pattern.reduce(0, +)
    guard total > 0 else { return [line] }
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: total)
    if left < 0 { left += total }
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var rest = pattern[index] - left
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = index % 2 == 0 ? line.prefix(1).map { $0 } : []
    for (a, b) in zip(line, line.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      // A pattern far below what can be seen would only cost time.
      guard length / total < 10_000 else { return [line] }
      var walked: CGFloat = 0
      while length - walked > rest {
        walked += rest
        let share = walked / length
        let point = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        if index % 2 == 0 {
          parts.append(part + [point])
          part = []
        } else {
          part = [point]
        }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - walked
      if index % 2 == 0 { part.append(b) }
    }
    if part.count > 1 { parts.append(part) }
    return parts.map(distinct)
  }

  /// Adds a line with its corners and, unless it is closed, its ends.
  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    guard points.count > 1 else {
      if let point = points.first, style.lineCap == .round { addDisc(at: point) }
      return
    }
    var segments = Array(zip(points, points.dropFirst()))
    if !isClosed, style.lineCap == .square {
      segments[0].0 = Self.point(segments[0].0, radius, from: segments[0].1)
      let last = segments.count - 1
      segments[last].1 = Self.point(segments[last].1, radius, from: segments[last].0)
    }
    for (a, b) in segments {
      let side = normal(a, b)
      addPolygon([a + side, b + side, b - side, a - side])
    }
    for (first, second) in zip(segments, segments.dropFirst()) { addCorner(first, second) }
    if isClosed {
      addCorner(segments[segments.count - 1], segments[0])
    } else if style.lineCap == .round {
      addDisc(at: points[0])
      addDisc(at: points[points.count - 1])
    }
  }

  private mutating func addCorner(_ first: (CGPoint, CGPoint), _ second: (CGPoint, CGPoint)) {
    let corner = second.0
    if style.lineJoin == .round { return addDisc(at: corner) }
    let (before, after) = (normal(first.0, first.1), normal(second.0, second.1))
    let cross = before.x * after.y - before.y * after.x
    guard cross != 0 else { return }
    // The open side of the corner is the outer one.
    let sign: CGFloat = cross > 0 ? -1 : 1
    let (a, b) = (corner + before * sign, corner + after * sign)
    var polygon = [corner, a, b]
    if style.lineJoin == .miter {
      let middle = CGPoint(x: before.x + after.x, y: before.y + after.y)
      let length = hypot(middle.x, middle.y)
      let half = length / (2 * radius)
      if half > 0, 1 / half <= style.miterLimit {
        polygon = [corner, a, corner + middle * (sign * radius / (half * length)), b]
      }
    }
    addPolygon(polygon)
  }

  private mutating func addDisc(at center: CGPoint) {
    let corners = 24
    addPolygon(
      (0..<corners).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners)
        return CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      })
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    path.addLines(SignedArea.of(points) < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  /// Half the line's width, at a right angle to a part of it.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
  }

  /// The point, moved away from another one.
  private static func point(_ point: CGPoint, _ distance: CGFloat, from other: CGPoint) -> CGPoint {
    let length = hypot(point.x - other.x, point.y - other.y)
    return CGPoint(
      x: point.x + (point.x - other.x) / length * distance, y: point.y + (point.y - other.y) / length * distance)
  }
}

/// The area of a polygon; its sign is the polygon's direction.
enum SignedArea {
  static func of(_ points: [CGPoint]) -> CGFloat {
    guard let last = points.last else { return 0 }
    var (sum, from): (CGFloat, CGPoint) = (0, last)
    for point in points {
      sum += from.x * point.y - point.x * from.y
      from = point
    }
    return sum / 2
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }
}
