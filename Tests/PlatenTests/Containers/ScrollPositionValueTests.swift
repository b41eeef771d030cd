import PlatenTesting
import SwiftUI
import Testing

/// Positions of scroll views as values.
@MainActor struct ScrollPositionValueTests {
  private struct Page: View {
    @State var position = ScrollPosition(edge: .top)

    var body: some View {
      Button("End") { position.scrollTo(edge: .bottom) }
      Button("Line") { position.scrollTo(id: 40, anchor: .top) }
      Button("Begin") { position.scrollTo(y: 0) }
      Text("edge \(position.edge.map { "\($0)" } ?? "none"), line \(position.viewID(type: Int.self) ?? 0)")
      ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)").id($0) } } }.scrollPosition($position)
    }
  }

  private func scrolls(_ screen: Screen) -> Int { screen.patches.count { $0.hasPrefix("scroll to") } }

  @Test func thePositionIsSentByTheProgram() async throws {
    let screen = await Screen(Page())
    #expect(scrolls(screen) == 0)
    try screen.button("End").press()
    #expect(scrolls(screen) == 1)
    #expect(screen.shows("edge bottom, line 0"))
    try screen.button("Line").press()
    #expect(screen.patches.last { $0.hasPrefix("scroll to") }?.hasPrefix("scroll to text") == true)
    #expect(screen.shows("edge none, line 40"))
  }

  @Test func theSamePositionTwiceScrollsTwice() async throws {
    let screen = await Screen(Page())
    try screen.button("End").press()
    try screen.button("End").press()
    try screen.button("Begin").press()
    #expect(scrolls(screen) == 3)
  }

  @Test func aPositionMayBeginAtTheEnd() async {
    let screen = await Screen(Page(position: ScrollPosition(edge: .bottom)))
    #expect(scrolls(screen) == 1)
  }

  @Test func positionsAreEqualWhereTheyWereAskedForAsOften() {
    var first = ScrollPosition(idType: Int.self)
    var second = first
    first.scrollTo(x: 3, y: 4)
    #expect(first != second && first.point == CGPoint(x: 3, y: 4) && first.y == 4)
    second.scrollTo(point: CGPoint(x: 3, y: 4))
    #expect(first == second)
    first.scrollTo(id: "a")
    #expect(first.viewID as? String == "a" && first.point == nil && !first.isPositionedByUser)
  }
}
