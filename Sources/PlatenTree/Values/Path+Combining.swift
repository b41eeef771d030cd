import Foundation

// Outlines that are made of the areas of others. Curves become straight lines.

extension Path {
  /// The area that is in both paths, as an outline to be filled by non-zero winding. `eoFill` says how both are filled.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The area that is in one of both paths or in both, as an outline to be filled by non-zero winding.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// The area of the path that is not in the other one, as an outline to be filled by non-zero winding.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }

  /// The area that is in one of both paths and not in both, as an outline to be filled by non-zero winding.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The area of the path, as an outline whose lines do not cross: the same by both rules of filling.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { first, _ in first } }

  /// The line of the path where it is inside the other one. Parts of the path that are not closed are not filled.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(isInside: true, other, eoFill) }

  /// The line of the path where it is outside the other one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(isInside: false, other, eoFill) }

  private func line(isInside: Bool, _ other: Path, _ isEvenOdd: Bool) -> Path {
    let edges = OutlineEdges([self, other], closesParts: [false, true])
    let area = FlatPath(other)
    var path = Path()
    var end: OutlineEdges.Vertex?
    for edge in edges.parts[0] {
      let (from, to) = (edge.start.point, edge.end.point)
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      guard area.contains(middle, isEvenOdd: isEvenOdd) == isInside else { continue }
      if edge.start != end { path.move(to: from) }
      path.addLine(to: to)
      end = edge.end
    }
    return path
  }

  /// The outline of the points for which `isInside` holds, of whether they are inside each path.
  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let edges = OutlineEdges([self, other], closesParts: [true, true])
    let (first, second) = (FlatPath(self), FlatPath(other))
    func contains(_ point: CGPoint) -> Bool {
      isInside(first.contains(point, isEvenOdd: isEvenOdd), second.contains(point, isEvenOdd: isEvenOdd))
    }
    // An edge that both outlines have is in the result once.
    var seen: Set<Set<OutlineEdges.Vertex>> = []
    var next: [OutlineEdges.Vertex: [OutlineEdges.Vertex]] = [:]
    var starts: [OutlineEdges.Vertex] = []
    for edge in edges.parts.joined() where seen.insert([edge.start, edge.end]).inserted {
      let (from, to) = (edge.start.point, edge.end.point)
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      // Points close to the middle of the edge, on both sides of it.
      let distance = min(length / 4, OutlineEdges.precision * 10) / length
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      let left = contains(CGPoint(x: middle.x - dy * distance, y: middle.y + dx * distance))
      let right = contains(CGPoint(x: middle.x + dy * distance, y: middle.y - dx * distance))
      guard left != right else { continue }
      // The area is on the left of each edge of the result.
      let (start, end) = left ? (edge.start, edge.end) : (edge.end, edge.start)
      next[start, default: []].append(end)
      starts.append(start)
    }
    return Path { path in
      for start in starts {
        while let second = next[start]?.popLast() {
          path.move(to: start.point)
          var current = second
          while current != start {
            path.addLine(to: current.point)
            guard let following = next[current]?.popLast() else { break }
            current = following
          }
          path.closeSubpath()
        }
      }
    }
  }
}

extension CGPath {
  /// The area that is in both paths. `rule` says how both are filled.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that is in one of both paths or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The area of the path that is not in the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that is in one of both paths and not in both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The line of the path where it is inside the other one.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The line of the path where it is outside the other one.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// The area of the path, as an outline whose lines do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether both paths have an area in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
