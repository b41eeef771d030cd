import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aPathKnowsItsRectangle() {
    #expect(square.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().boundingRect.isNull)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    #expect(abs(circle.width - 10) < 0.01 && abs(circle.height - 10) < 0.01)
  }

  @Test func theEvenOddRuleExcludesEvenCrossings() {
    var path = square
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func trimmingKeepsAShareOfTheLength() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.2).isEmpty)
    #expect(
      Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.minX > 4.9)
  }

  @Test func anArcThatIsNotClockwiseRunsWithTheClockOnTheScreen() {
    let arc = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    #expect(arc.boundingRect.minY > -0.01 && arc.boundingRect.maxY > 9.9)
    #expect(arc.boundingRect.minX > -0.01)
  }

  @Test func stepsWithoutABeginningAndNumbersThatAreNoneTrapNothing() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.closeSubpath()
      path.addArc(center: .zero, radius: .nan, startAngle: .degrees(.infinity), endAngle: .zero, clockwise: true)
      path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 1, y: 1), radius: 5)
    }
    #expect(!path.isEmpty)
    _ = path.contains(CGPoint(x: CGFloat.nan, y: 0))
  }

  private struct Slice: Shape {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
          endAngle: .degrees(360 * share), clockwise: false)
        path.closeSubpath()
      }
    }
  }

  @Test func aCustomShapeIsDrawnAsItsOutline() {
    guard case .custom(let shape) = Slice(share: 0.25).path else {
      Issue.record("a shape of one's own is not drawn by its outline")
      return
    }
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.contains(CGPoint(x: 13, y: 13)))
    #expect(!path.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func aShapeMovesByItsAnimatableData() {
    let (old, new) = (CustomShape(Slice(share: 0)), CustomShape(Slice(share: 1)))
    #expect(old != new)
    #expect(old.interpolated(to: new, 0.25) == CustomShape(Slice(share: 0.25)))
  }

  @Test func insetShapesAreSmallerOnAllSides() {
    let path = Rectangle().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 6, height: 6))
  }
}
