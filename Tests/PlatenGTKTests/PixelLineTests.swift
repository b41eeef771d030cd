#if GTK
import Foundation
import Testing

@testable import PlatenGTK

/// Lines of shapes in whole device pixels.
@Suite struct PixelLineTests {
  /// The width and the reach of a line, in points.
  private func line(_ width: CGFloat, isInside: Bool = false, scale: CGFloat = 1) -> [CGFloat] {
    let line = PixelLine(width: width, isInside: isInside, scale: scale)
    return [line.width, line.reach]
  }

  @Test func aLineOnBothSidesBeginsBetweenPixels() {
    #expect(line(1) == [1, 0])
    #expect(line(2) == [2, 1])
    #expect(line(3) == [3, 1])
    #expect(line(1, scale: 2) == [1, 0.5])
    #expect(line(1.5, scale: 2) == [1.5, 0.5])
  }

  @Test func aLineHasAtLeastOnePixel() {
    #expect(line(0.25) == [1, 0])
    #expect(line(0.25, scale: 2) == [0.5, 0])
  }

  @Test func aLineInsideHasNoReach() {
    #expect(line(3, isInside: true) == [3, 0])
  }

  @Test func areasAreAlignedAtAllEdges() {
    let area = CGRect(x: 0.5, y: 0, width: 80, height: 80)
    #expect(PixelLine.aligned(area, scale: 1) == CGRect(x: 1, y: 0, width: 80, height: 80))
    #expect(PixelLine.aligned(area, scale: 2) == area)
  }
}
#endif
