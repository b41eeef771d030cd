import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// The lines of shapes as shapes, and areas by the even-odd rule.
@MainActor @Suite struct StrokedShapeTests {
  private func shapes(_ view: some View) -> [ShapeContent] {
    let host = ViewHost(view)
    _ = host.update()
    var shapes: [ShapeContent] = []
    host.root.forEach { if case .leaf(.shape(let shape)) = $0.content { shapes.append(shape) } }
    return shapes
  }

  @Test func aFilledLineIsDrawnAsALineInTheStyleOfTheFill() {
    let shape = shapes(Circle().stroke(lineWidth: 3).fill(.red)).first
    #expect(shape?.path == .circle)
    #expect(shape?.fill == nil)
    #expect(shape?.stroke == .system(.red))
    #expect(shape?.lineWidth == 3)
  }

  @Test func aLineThatIsAViewHasTheForeground() {
    let shape = shapes(Capsule(style: .circular).stroke(lineWidth: 5).foregroundStyle(.blue)).first
    #expect(shape?.stroke == .system(.blue))
    #expect(shape?.fill == nil)
  }

  @Test func aRotatedLineIsTheLineOfTheRotatedShape() throws {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round)
    let shape = shapes(Circle().trim(from: 0, to: 0.5).stroke(style: style).rotation(.degrees(-90)).fill(.red)).first
    #expect(shape?.strokeStyle == style)
    guard case .custom(let outline) = shape?.path else {
      Issue.record("no outline")
      return
    }
    // The half begins at the right; rotated back by a quarter it is the right half.
    let rect = outline.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
    #expect(abs(rect.minX - 10) < 0.1 && abs(rect.maxX - 20) < 0.1)
  }

  @Test func theOutlineOfALineIsTheAreaThatIsDrawn() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 10))
      $0.addLine(to: CGPoint(x: 20, y: 10))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 0, y: 8, width: 20, height: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 11)))
    #expect(!outline.contains(CGPoint(x: 5, y: 13)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: 8, width: 24, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func cornersAreAsTheStyleSays() {
    let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
    let tip = CGPoint(x: 21.8, y: -1.8)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
    #expect(
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(CGPoint(x: 21.2, y: -1.2)))
  }

  @Test func theInsideOfAClosedLineIsEmpty() {
    let ring = Circle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(ring.contains(CGPoint(x: 39, y: 20)))
    #expect(ring.contains(CGPoint(x: 41, y: 20)))
    #expect(!ring.contains(CGPoint(x: 44, y: 20)))
  }

  @Test func dashesLeaveSpaces() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6]))
    let drawn = [1, 5, 9, 11, 15, 23, 25].filter { outline.contains(CGPoint(x: Double($0), y: 0.5)) }
    #expect(drawn == [1, 11, 23])
    let moved = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 5))
    #expect([1, 6, 11, 16].filter { moved.contains(CGPoint(x: Double($0), y: 0.5)) } == [6, 16])
  }

  @Test func anEvenOddClipLeavesTheHoleOpen() {
    struct Frame: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.addRect(rect)
          $0.addEllipse(in: rect.insetBy(dx: 5, dy: 5))
        }
      }
    }
    func clip(_ style: FillStyle) -> Path? {
      let host = ViewHost(Color.red.clipShape(Frame(), style: style))
      _ = host.update()
      var path: Path?
      host.root.forEach {
        if case .decoration(.effect(.clip(.custom(let outline)))) = $0.content {
          path = outline.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
      }
      return path
    }
    let (center, edge) = (CGPoint(x: 10, y: 10), CGPoint(x: 2, y: 10))
    #expect(clip(FillStyle())?.contains(center) == true)
    #expect(clip(FillStyle(eoFill: true))?.contains(center) == false)
    #expect(clip(FillStyle(eoFill: true))?.contains(edge) == true)
  }

  @Test func aBackgroundStyleIsThatOfBackgroundsInside() {
    let all = shapes(
      VStack {
        Rectangle().fill(.background)
        Text("a").background()
        Rectangle().fill(.windowBackground)
      }.backgroundStyle(.green))
    #expect(all.map(\.fill) == [.system(.green), .system(.green), .system(.background)])
    let box = shapes(GroupBox { Text("a") }.backgroundStyle(.yellow))
    #expect(box.map(\.fill) == [.system(.yellow)])
    #expect(shapes(GroupBox { Text("a") }).map(\.fill) == [nil])
  }
}
