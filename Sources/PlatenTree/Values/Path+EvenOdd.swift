import Foundation

extension Path {
  /// A path whose area by the rule of non-zero winding is the area of this one by the even-odd rule: parts that are
  /// inside an odd number of others have the opposite direction. Where parts cross one another, or themselves, the
  /// area is that of non-zero winding.
  package var withEvenOddWinding: Path {
    let parts = subpaths
    guard parts.count > 1 else { return self }
    let flat = parts.map { FlatPath($0) }
    var path = Path()
    for (index, part) in parts.enumerated() {
      let points = part.polylines().first ?? []
      guard let first = points.first else { continue }
      let depth = flat.indices.count { $0 != index && flat[$0].contains(first, isEvenOdd: false) }
      let isForward = SignedArea.of(points) >= 0
      path.addPath(isForward == (depth % 2 == 0) ? part : part.reversed)
    }
    return path
  }

  /// The parts of the path, each beginning with a move.
  private var subpaths: [Path] {
    var parts: [Path] = []
    for element in elements {
      if case .move = element { parts.append(Path()) }
      guard !parts.isEmpty else { continue }
      parts[parts.count - 1].addElement(element)
    }
    return parts
  }

  /// The path in the other direction: its parts from the last to the first, each from its end.
  package var inOtherDirection: Path { subpaths.reversed().reduce(into: Path()) { $0.addPath($1.reversed) } }

  /// The only part of the path, in the other direction.
  private var reversed: Path {
    var points: [CGPoint] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
      case .closeSubpath: isClosed = true
      }
    }
    guard let last = points.last else { return self }
    var path = Path()
    path.move(to: last)
    let steps = elements.filter { $0 != .closeSubpath }
    for (index, step) in steps.enumerated().dropFirst().reversed() {
      let from = points[index - 1]
      switch step {
      case .quadCurve(_, let control): path.addQuadCurve(to: from, control: control)
      case .curve(_, let first, let second): path.addCurve(to: from, control1: second, control2: first)
      default: path.addLine(to: from)
      }
    }
    if isClosed { path.closeSubpath() }
    return path
  }
}
