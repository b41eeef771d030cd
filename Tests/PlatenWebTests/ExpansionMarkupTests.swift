#if Web
import Platen
import Testing

@testable import PlatenWeb

/// What the page needs to open and close groups by itself.
@MainActor @Suite struct ExpansionMarkupTests {
  private struct Groups: View {
    @State var isShown = true

    var body: some View {
      List {
        Section("Rows", isExpanded: $isShown) {
          Text("First").listRowBackground(Color.red)
          DisclosureGroup("More", isExpanded: $isShown) { Text("Second").padding() }
        }
        DisclosureGroup("Others") { Text("Third") }
      }
    }
  }

  @Test func rowsHaveTheNumbersOfTheirButtons() throws {
    let all = Element.all(of: Groups())
    let buttons = all.compactMap { $0.attributes["data-expands"] }
    #expect(Set(buttons).count == 3)
    try #require(buttons.count == 3)
    let rows = all.compactMap { element in
      element.attributes["data-expansion"].map { ($0, element.classes.first ?? element.tag) }
    }
    // The row around the text, the text, the inner button, and the padding around the row of the inner group.
    #expect(
      rows.map(\.0) == [buttons[0], buttons[0], buttons[0], "\(buttons[1]) \(buttons[0])"], "\(rows)")
    #expect(rows.first?.1 == "list-row")
  }

  @Test func aClosedGroupHasNoRows() {
    let all = Element.all(of: Groups(isShown: false))
    #expect(all.filter { $0.attributes["data-expands"] != nil }.count == 2)
    #expect(all.allSatisfy { $0.attributes["data-expansion"] == nil })
  }
}
#endif
