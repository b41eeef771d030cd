#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The columns of a table in the page, which the browser lays out as the engine does.
@MainActor @Suite struct TableMarkupTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private let table = Table([Person(id: 1, name: "Ada")]) {
    TableColumn("Name") { Text($0.name) }.width(min: 120, ideal: 150, max: 300)
    TableColumn("Age") { _ in Text("36") }.width(50)
  }

  @Test func columnsAreItemsOfAFlexibleBox() throws {
    let cells = Element.all(of: table).filter { $0.style["flex"] != nil }
    try #require(cells.count == 4)
    for line in [cells.prefix(2), cells.suffix(2)] {
      let (name, age) = (line[line.startIndex], line[line.startIndex + 1])
      #expect(name.style["flex"] == "1 1 150px" && name.style["min-width"] == "120px")
      #expect(name.style["max-width"] == "300px")
      #expect(age.style["width"] == "50px" && age.classes.contains("fixed-w"))
    }
  }

  @Test func titlesAreDirectlyAboveTheRows() throws {
    let all = Element.all(of: table)
    let titles = try #require(all.first { $0.classes.contains("pad") })
    #expect(titles.style["padding-block"] == "8px 8px")
    #expect(try #require(all.first { $0.classes.contains("list") }).style["padding-top"] == "0px")
    let untitled = try #require(
      Element.all(of: table.tableColumnHeaders(.hidden)).first { $0.classes.contains("list") })
    #expect(untitled.style["padding-top"] == nil)
  }

  @Test func aTableFillsWhatItIsOfferedAndScrollsSideways() throws {
    let all = Element.all(of: table)
    let scroller = try #require(all.first { $0.classes.contains("scroll-h") })
    #expect(scroller.classes.contains("gv") && scroller.classes.contains("gh"))
    let content = try #require(all.first { $0.style["width"]?.contains("--cw") == true })
    // Least widths, a distance, and what the list takes at its sides.
    #expect(content.style["width"]?.hasPrefix("max(226px, calc(0px + 1 * var(--cw") == true)
    #expect(content.classes.contains("gv"), "its height is what the table is offered")
  }
}
#endif
