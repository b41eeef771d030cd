import Foundation
import Platen
import Testing

/// CoreGraphics' functions by their names in C.
@Suite struct GeometryFunctionTests {
  @Test func theyAreThoseOfTheTypes() {
    let rects = [CGRectMake(0, 0, 2, 2), CGRectMake(4, 1, 2, 3)]
    #expect(rects.reduce(.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(CGRectIsNull(CGRectIntersection(rects[0], rects[1])) && !CGRectIntersectsRect(rects[0], rects[1]))
    #expect(CGRectContainsPoint(rects[1], CGPointMake(5, 2)) && CGRectGetMaxY(rects[1]) == 4)
    #expect(CGRectOffset(CGRectInset(rects[0], 0.5, 0.5), 1, 0) == CGRect(x: 1.5, y: 0.5, width: 1, height: 1))
    #expect(CGSizeEqualToSize(rects[0].size, CGSizeMake(2, 2)))
  }
}
