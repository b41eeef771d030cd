import Foundation
import Platen
import Testing

/// Outlines made of the areas and lines of two others.
@MainActor @Suite struct CombinedPathTests {
  private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The area inside the outline, by the rule of the surveyor over its closed parts.
  private func area(of path: Path) -> CGFloat {
    var (sum, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      sum += last.x * end.y - end.x * last.y
      last = end
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): add(point)
      case .closeSubpath: add(start)
      }
    }
    return abs(sum) / 2
  }

  private func isClose(_ number: CGFloat, _ other: CGFloat) -> Bool { abs(number - other) < 0.01 }

  @Test func areasAreCombined() {
    #expect(isClose(area(of: first.intersection(second)), 25))
    #expect(isClose(area(of: first.union(second)), 175))
    #expect(isClose(area(of: first.subtracting(second)), 75))
    #expect(isClose(area(of: first.symmetricDifference(second)), 150))
  }

  @Test func pointsAreInsideTheCombinedArea() {
    let hole = first.subtracting(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(!hole.contains(CGPoint(x: 5, y: 5)))
    #expect(hole.contains(CGPoint(x: 1, y: 1)))
    #expect(!hole.contains(CGPoint(x: 11, y: 5)))
    let both = first.union(Path(CGRect(x: 20, y: 0, width: 5, height: 5)))
    #expect(both.contains(CGPoint(x: 5, y: 5)))
    #expect(both.contains(CGPoint(x: 22, y: 2)))
    #expect(!both.contains(CGPoint(x: 15, y: 2)))
  }

  @Test func outlinesWithACommonEdgeAreJoined() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(isClose(area(of: first.union(beside)), 200))
    #expect(first.intersection(beside).isEmpty)
    #expect(first.subtracting(first).isEmpty)
    #expect(isClose(area(of: first.union(first)), 100))
  }

  @Test func apartOutlinesHaveNothingInCommon() {
    #expect(first.intersection(Path(CGRect(x: 50, y: 50, width: 5, height: 5))).isEmpty)
    #expect(first.subtracting(Path()).boundingRect == first.boundingRect)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func aLineIsCutWhereTheOtherAreaBegins() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(first).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(first)
    #expect(outside.boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
    var moves = 0
    outside.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
  }

  @Test func theEvenOddRuleLeavesOutWhatIsInTwoParts() {
    var twice = first
    twice.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let whole = Path(CGRect(x: -1, y: -1, width: 20, height: 20))
    #expect(isClose(area(of: twice.intersection(whole)), 100))
    #expect(!twice.intersection(whole, eoFill: true).contains(CGPoint(x: 5, y: 5)))
    #expect(!twice.normalized().contains(CGPoint(x: 5, y: 5)))
  }

  @Test func shapesAreCombinedInTheSameRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let shape = Rectangle().subtracting(Circle().inset(by: 5))
    #expect(!shape.path(in: rect).contains(CGPoint(x: 10, y: 10)))
    #expect(shape.path(in: rect).contains(CGPoint(x: 1, y: 1)))
    let lens = Circle().intersection(Circle().offset(x: 10))
    #expect(lens.path(in: rect).contains(CGPoint(x: 15, y: 10)))
    #expect(!lens.path(in: rect).contains(CGPoint(x: 2, y: 10)))
  }

  @Test func outlinesOfCoreGraphicsAreCombinedToo() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let other = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    #expect(path.intersects(other))
    #expect(path.intersection(other).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(!path.subtracting(other).contains(CGPoint(x: 7, y: 7)))
  }
}
