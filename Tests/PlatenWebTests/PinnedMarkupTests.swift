#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Sections of lazy stacks and grids in the page.
@MainActor @Suite struct PinnedMarkupTests {
  private struct Parts: View {
    var body: some View {
      Section {
        Text("row")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
  }

  @Test func aHeaderSticksToTheTopAndAFooterToTheEnd() throws {
    let all = Element.all(of: ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { Parts() } })
    let pinned = all.filter { $0.style["position"] == "sticky" }
    try #require(pinned.count == 2)
    #expect(pinned[0].style["inset-block-start"] == "0")
    #expect(pinned[1].style["inset-block-end"] == "0")
    #expect(!all.contains { $0.classes.contains("section") })
  }

  @Test func aRowPinsAtItsStart() throws {
    let all = Element.all(of: ScrollView(.horizontal) { LazyHStack(pinnedViews: .sectionHeaders) { Parts() } })
    let pinned = all.filter { $0.style["position"] == "sticky" }
    try #require(pinned.count == 1)
    #expect(pinned[0].style["inset-inline-start"] == "0")
  }

  @Test func nothingSticksUnlessItIsPinned() {
    let all = Element.all(of: ScrollView { LazyVStack { Parts() } })
    #expect(!all.contains { $0.style["position"] == "sticky" })
  }

  @Test func aSectionHasLinesOfTheGridForItself() throws {
    let all = Element.all(
      of: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) { Parts() } })
    let lines = all.filter { $0.style["grid-column"] == "1 / -1" }
    // The section, its header and its footer.
    #expect(lines.count == 3)
    #expect(lines.first?.classes.contains("lazy-grid") == true)
  }
}
#endif
