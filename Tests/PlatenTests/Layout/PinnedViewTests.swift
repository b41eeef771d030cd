import Platen
import PlatenTesting
import Testing

/// Sections in lazy stacks and grids, and their headers and footers that stay visible while they are scrolled.
@MainActor @Suite struct PinnedViewTests {
  /// Three sections of seven lines each.
  private struct Column: View {
    var pinned: PinnedScrollableViews = []

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<5) { row in Text("row \(section).\(row)") }
            } header: {
              Text("head \(section)")
            } footer: {
              Text("foot \(section)")
            }
          }
        }
      }
    }
  }

  private func scroll(_ window: LaidOut, x: CGFloat = 0, y: CGFloat = 0) throws {
    let scroller = try #require(window.host.root.first { $0.content.kindName == "scroll" })
    window.host.rows.setScrollOffset(CGPoint(x: x, y: y), of: scroller)
    window.host.rows.scrollDidChange()
  }

  private func top(_ words: String, _ window: LaidOut) throws -> CGFloat { try #require(window.frame(words)).minY }

  @Test func aSectionIsArrangedAsTheStackArrangesItsViews() throws {
    let window = LaidOut(Column(), width: 20, height: 4)
    #expect(window.frame(ofKind: "section") == nil)
    #expect(try top("head 0", window) == 0)
    #expect(try top("row 0.4", window) == 5)
    #expect(try top("foot 0", window) == 6)
    #expect(try top("head 1", window) == 7)
  }

  @Test func anUnpinnedHeaderIsScrolledWithItsRows() throws {
    let window = LaidOut(Column(), width: 20, height: 4)
    try scroll(window, y: 3)
    #expect(try top("head 0", window) == 0)
    #expect(try top("foot 0", window) == 6)
  }

  @Test func aPinnedHeaderStaysAtTheStartUntilItsSectionEnds() throws {
    let window = LaidOut(Column(pinned: .sectionHeaders), width: 20, height: 4)
    for (offset, first, second) in [(0.0, 0.0, 7.0), (3, 3, 7), (6, 6, 7), (7, 6, 7), (9, 6, 9), (0, 0, 7)] {
      try scroll(window, y: offset)
      #expect(try top("head 0", window) == first, "at \(offset)")
      #expect(try top("head 1", window) == second, "at \(offset)")
      #expect(try top("foot 0", window) == 6)
    }
  }

  @Test func aPinnedFooterIsAtTheEndFromTheBeginningOfItsSection() throws {
    let window = LaidOut(Column(pinned: .sectionFooters), width: 20, height: 4)
    for (offset, first, second) in [(0.0, 3.0, 7.0), (2, 5, 7), (3, 6, 7), (4, 6, 7), (5, 6, 8), (9, 6, 12)] {
      try scroll(window, y: offset)
      #expect(try top("foot 0", window) == first, "at \(offset)")
      #expect(try top("foot 1", window) == second, "at \(offset)")
      #expect(try top("head 0", window) == 0)
    }
  }

  @Test func aHeaderKeepsItsPlaceInTheVisiblePartWhenRowsAboveItChange() throws {
    struct Page: View {
      @State var isLong = false

      var body: some View {
        ScrollView {
          if isLong { Text("one more") }
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<8) { row in Text("row 0.\(row)") }
            } header: {
              Text("head 0")
            }
          }
          Button("Add") { isLong = true }
        }
      }
    }
    let window = LaidOut(Page(), width: 20, height: 4)
    try scroll(window, y: 3)
    #expect(try top("head 0", window) == 3)
    let button = try #require(window.host.root.first { $0.content.kindName == "button" })
    window.host.send(.press, to: button.id)
    window.layOut()
    #expect(try top("row 0.0", window) == 2)
    #expect(try top("head 0", window) == 3)
  }

  @Test func theSectionsOfAGridHaveLinesOfTheirOwn() throws {
    let columns = [GridItem(.fixed(10), spacing: 0, alignment: .leading), GridItem(.fixed(10), alignment: .leading)]
    let window = LaidOut(
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<3) { row in Text("\(section).\(row)") }
            } header: {
              Text("head \(section)")
            }
          }
          Text("last")
        }
      }, width: 20, height: 2)
    func origin(_ words: String) throws -> CGPoint { try #require(window.frame(words)).origin }
    #expect(try origin("head 0") == CGPoint(x: 0, y: 0))
    #expect(try origin("0.0") == CGPoint(x: 0, y: 1))
    #expect(try origin("0.1") == CGPoint(x: 10, y: 1))
    #expect(try origin("0.2") == CGPoint(x: 0, y: 2))
    #expect(try origin("head 1") == CGPoint(x: 0, y: 3))
    #expect(try origin("1.2") == CGPoint(x: 0, y: 5))
    #expect(try origin("last") == CGPoint(x: 0, y: 6))
    try scroll(window, y: 1)
    #expect(try origin("head 0").y == 1)
    #expect(try origin("head 1").y == 3)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aRowPinsItsHeadersAtTheLeadingEdge(direction: LayoutDirection) throws {
    let window = LaidOut(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<4) { Text("row \($0)") }
          } header: {
            Text("head")
          }
        }
      }
      .environment(\.layoutDirection, direction), width: 12, height: 1)
    // The header has four columns of the twenty-four, and each row five.
    for offset: CGFloat in [0, 5, 12] {
      try scroll(window, x: offset)
      let frame = try #require(window.frame("head"))
      if direction == .leftToRight { #expect(frame.minX == offset) } else { #expect(frame.maxX == offset + 12) }
    }
    #expect(try #require(window.frame("row 0")).minX == (direction == .leftToRight ? 4 : 15))
  }

  @Test func theRowsOfSectionsAreMadeOnDemand() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<500) { section in
            Section {
              Text("row \(section)")
            } header: {
              Text("head \(section)")
            }
          }
        }
      })
    host.rows.isEnabled = true
    _ = host.update()
    host.layout.run(in: CGSize(width: 20, height: 10), metrics: GridMetrics())
    var count = 0
    host.root.forEach { if $0.sectionPart == .whole { count += 1 } }
    #expect((5..<100).contains(count))
    let scroller = try #require(host.root.first { $0.content.kindName == "scroll" })
    // Five hundred sections of two lines.
    #expect((990...1_010).contains(scroller.contentSize.height))
  }

  @Test func aMenuInALazyStackHasItsSections() async throws {
    let screen = await Screen(
      LazyVStack(pinnedViews: .sectionHeaders) {
        Menu("More") {
          Section("Files") { Button("Open") {} }
          Section("Pages") { Button("Print") {} }
        }
      })
    let node = try #require(screen.host.root.first { $0.content.kindName == "menu" })
    let items = try #require(node.content.control as? MenuContent).items
    #expect(items.map(\.kind) == [.header, .action(.normal), .divider, .header, .action(.normal)])
  }
}
