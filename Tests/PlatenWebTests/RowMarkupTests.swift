#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Insets, spacing and lines of rows in the page.
@MainActor @Suite struct RowMarkupTests {
  @Test func insetsAreThePaddingOfTheRow() throws {
    let all = Element.all(
      of: List { Text("First").listRowInsets(EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)) })
    let row = try #require(all.first { $0.classes.contains("list-row") })
    #expect(row.style["padding-top"] == "1px")
    #expect(row.style["padding-bottom"] == "3px")
    #expect(row.style["padding-inline-start"] == "20px")
    #expect(row.style["padding-inline-end"] == "4px")
  }

  @Test func eachEdgeHasItsLine() throws {
    let all = Element.all(
      of: List {
        Text("First").listRowSeparatorTint(.red, edges: .bottom)
        Text("Second").listRowSeparatorTint(.red, edges: .top)
        Text("Third").listRowSeparator(.hidden, edges: .top)
      })
    let rows = all.filter { $0.classes.contains("list-row") }
    try #require(rows.count == 3)
    #expect(rows[0].classes.contains("line-below"))
    #expect(rows[0].style["--below"] != nil)
    #expect(rows[0].style["--above"] == nil)
    #expect(rows[1].style["--above"] != nil)
    #expect(!rows[1].classes.contains("line-below"))
    #expect(rows[2].classes.contains("no-line-above"))
    #expect(!rows[2].classes.contains("no-line-below"))
  }

  @Test func theSpacingIsThatOfTheForm() throws {
    let all = Element.all(of: Form { Text("First") }.listRowSpacing(6).listSectionSpacing(.compact))
    let form = try #require(all.first { $0.classes.contains("form") })
    #expect(form.classes.contains("spaced"))
    #expect(form.style["--row-gap"] == "6px")
    #expect(form.style["--section-gap"] == "8px")
  }

  @Test func aSectionSetsTheDistanceToThoseAroundIt() throws {
    let all = Element.all(
      of: Form {
        Section { Text("First") }
        Section { Text("Second") }.listSectionSpacing(40)
        Section { Text("Third") }
        Section { Text("Fourth") }
      })
    let gaps = all.filter { $0.classes.contains("section") }.map { $0.style["--section-gap"] }
    #expect(gaps == [nil, "40px", "40px", nil])
  }

  private struct Wide: View {
    @State private var isWide = false

    var body: some View {
      Form {
        Section { Button("Widen") { isWide.toggle() } }
        Section { Text("Second") }.listSectionSpacing(isWide ? .custom(40) : .default)
        Section { Text("Third") }
      }
    }
  }

  @Test func theSectionBelowFollowsTheSpacingOfTheOneAbove() throws {
    let host = ViewHost(Wide())
    _ = host.update()
    let markup = ViewMarkup()
    _ = markup.document(of: host.root)
    let button = try #require(host.root.first { $0.content.control is ButtonContent })
    let sections = try ["Second", "Third"].map { words in
      try #require(
        host.root.first { node in
          if case .container(.section) = node.content { node.plainText == words } else { false }
        })
    }
    host.send(.press, to: button.id)
    var message = ServerMessage()
    _ = markup.write(host.update(), into: &message)
    let text = message.text()
    for section in sections {
      let identifier = NodeRenderer.identifier(of: section.id)
      #expect(text.contains("\"\(identifier)\",{\"--section-gap\":\"40px\"}"))
    }
  }

  @Test func aProminentHeaderIsLarger() throws {
    func header(_ prominence: Prominence) throws -> Element {
      let all = Element.all(of: Form { Section("Colours") { Text("Red") } }.headerProminence(prominence))
      return try #require(all.first { $0.classes.contains("section-header") })
    }
    #expect(try header(.standard).style["font-size"] == nil)
    #expect(try header(.increased).style["font-size"] == "1.25rem")
    #expect(try header(.increased).style["color"] == "var(--primary)")
  }

  @Test func aGridIsWhereItIsAligned() throws {
    func grid(_ alignment: HorizontalAlignment, _ cell: Alignment?) throws -> Element {
      let columns = [GridItem(.fixed(80), alignment: cell)]
      let all = Element.all(of: LazyVGrid(columns: columns, alignment: alignment) { Text("a") })
      return try #require(all.first { $0.classes.contains("lazy-grid") })
    }
    #expect(try grid(.center, nil).style["justify-content"] == "center")
    #expect(try grid(.center, nil).style["justify-items"] == nil)
    #expect(try grid(.trailing, .topLeading).style["justify-content"] == "end")
    #expect(try grid(.trailing, .topLeading).style["justify-items"] == "start")
    #expect(try grid(.trailing, .topLeading).style["align-items"] == "start")
  }

  /// What a browser makes of controls is their values; of a row of texts it reads these by itself.
  @Test func aRowThatIsSelectedAmongControlsIsNamedByThem() throws {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          HStack { TextField("Name", text: .constant("Ada")) }.tag(1)
          Text("Nobody").tag(2)
        }
      }
    }
    let all = Element.all(of: Rows())
    let rows = all.filter { $0.classes.contains("list-row") }
    try #require(rows.count == 2)
    #expect(rows.allSatisfy { $0.attributes["tabindex"] == "0" })
    let named = try #require(rows[0].attributes["aria-labelledby"])
    let content = try #require(all.first { $0.id == named })
    #expect(content.all.contains { $0.tag == "input" })
    #expect(rows[1].attributes["aria-labelledby"] == nil)
  }
}
#endif
