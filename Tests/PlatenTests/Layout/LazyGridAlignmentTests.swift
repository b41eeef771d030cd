import Platen
import PlatenTesting
import Testing

/// Where the columns of a lazy grid are in their space, and views in their cells.
@MainActor @Suite struct LazyGridAlignmentTests {
  @Test(arguments: [(HorizontalAlignment.leading, CGFloat(0)), (.center, 15), (.trailing, 30)])
  func columnsThatDoNotFillTheSpaceAreWhereTheGridAlignsThem(alignment: HorizontalAlignment, x: CGFloat) throws {
    let columns = [GridItem(.fixed(10), spacing: 0, alignment: .leading), GridItem(.fixed(10), alignment: .leading)]
    let window = LaidOut(
      LazyVGrid(columns: columns, alignment: alignment) {
        Text("a")
        Text("b")
      }
      .frame(width: 50, height: 5), width: 50, height: 5)
    let (first, second) = (try #require(window.frame("a")), try #require(window.frame("b")))
    #expect(first.minX == x)
    #expect(second.minX == x + 10)
  }

  @Test func eachColumnAlignsItsCells() throws {
    let columns = [
      GridItem(.fixed(10), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(10), alignment: .topLeading),
      GridItem(.fixed(10)),
    ]
    let window = LaidOut(
      LazyVGrid(columns: columns) {
        Text("a")
        Text("b")
        Text("c\nd\ne")
      }, width: 30, height: 5)
    let (first, second) = (try #require(window.frame("a")), try #require(window.frame("b")))
    let third = try #require(window.frame("c\nd\ne"))
    #expect(third.height == 3)
    #expect(first.minX == 9)
    #expect(first.maxY == third.maxY)
    #expect(second.minX == 10)
    #expect(second.minY == third.minY)
    #expect(third.minX == 24)
  }

  @Test func aHorizontalGridAlignsItsRows() throws {
    let window = LaidOut(
      LazyHGrid(rows: [GridItem(.fixed(2), spacing: 0, alignment: .top)], alignment: .bottom) { Text("a") }
        .frame(width: 20, height: 9), width: 20, height: 9)
    #expect(try #require(window.frame("a")).minY == 7)
  }
}
