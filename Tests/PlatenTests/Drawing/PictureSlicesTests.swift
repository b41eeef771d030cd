import Foundation
import TextControls
import Testing

@testable import PlatenTree

/// Where the parts of a picture are shown in an area of another size.
@Suite struct PictureSlicesTests {
  private func picture(_ width: Int, _ height: Int) throws -> ImageData {
    try #require(ImageData(Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>".utf8)))
  }

  @Test func cornersKeepTheirSizeAndTheRestIsStretched() throws {
    let slices = try #require(PictureSlices(top: 2, left: 3, bottom: 4, right: 5, isTiled: false))
    let parts = slices.parts(of: try picture(20, 10), in: CGRect(x: 10, y: 0, width: 100, height: 50))
    #expect(parts.count == 9)
    #expect(parts.allSatisfy { !$0.isTiled })
    #expect(parts[0].source == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(parts[0].target == CGRect(x: 10, y: 0, width: 3, height: 2))
    #expect(parts[4].source == CGRect(x: 3, y: 2, width: 12, height: 4))
    #expect(parts[4].target == CGRect(x: 13, y: 2, width: 92, height: 44))
    #expect(parts[8].source == CGRect(x: 15, y: 6, width: 5, height: 4))
    #expect(parts[8].target == CGRect(x: 105, y: 46, width: 5, height: 4))
  }

  @Test func edgesAndMiddleOfATiledPictureAreRepeated() throws {
    let slices = try #require(PictureSlices(top: 2, left: 2, bottom: 2, right: 2, isTiled: true))
    let parts = slices.parts(of: try picture(8, 8), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(parts.map(\.isTiled) == [false, true, false, true, true, true, false, true, false])
  }

  @Test func withoutEdgesThePictureIsRepeatedAsAWhole() throws {
    let slices = try #require(PictureSlices(top: 0, left: 0, bottom: 0, right: 0, isTiled: true))
    let parts = slices.parts(of: try picture(8, 8), in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(parts.count == 1)
    #expect(parts[0].isTiled && parts[0].source == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(parts[0].target == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func edgesThatDoNotFitAreMadeSmallerTogether() throws {
    let slices = try #require(PictureSlices(top: 0, left: 6, bottom: 0, right: 2, isTiled: false))
    let parts = slices.parts(of: try picture(20, 10), in: CGRect(x: 0, y: 0, width: 4, height: 10))
    #expect(parts.map(\.target.width) == [3, 1])
    #expect(parts.map(\.source.width) == [6, 2])
  }

  @Test func aPictureWithoutEdgesIsStretchedAsAWhole() {
    #expect(PictureSlices(top: 0, left: 0, bottom: 0, right: 0, isTiled: false) == nil)
    #expect(PictureSlices(top: -1, left: .nan, bottom: 0, right: 0, isTiled: false) == nil)
  }
}
