import PlatenTesting
import SwiftUI
import Testing

/// Tables: columns, what is selected, the order of the rows.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  private struct Page: View {
    @State private var people = [
      Person(id: 1, name: "Grace", age: 45), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Edith", age: 70),
    ]
    @State private var selection: Person.ID?
    @State private var order: [KeyPathComparator<Person>] = []

    var body: some View {
      VStack {
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { person in Text("\(person.age) years") }.width(80)
          TableColumn("Note") { _ in Text("none") }
        }
        Text("Selected: \(selection ?? 0)")
      }
      .onChange(of: order) { _, new in people.sort(using: new) }
    }
  }

  @Test func rowsShowTheirColumns() async throws {
    let screen = await Screen(Page())
    #expect(screen.rows == ["Grace 45 years none", "Ada 36 years none", "Edith 70 years none"])
    #expect(screen.texts.prefix(3) == ["Name", "Age", "Note"])
    // A column without an order is no button.
    #expect(throws: ScreenError.self) { try screen.button("Note") }
  }

  @Test func titlesCanBeHidden() async {
    let screen = await Screen(Page().tableColumnHeaders(.hidden))
    #expect(screen.rows.count == 3 && screen.texts.first == "Grace" && !screen.shows("Note"))
    let shown = await Screen(Page().tableColumnHeaders(.visible))
    #expect(shown.texts.first == "Name")
  }

  @Test func aTitlePutsTheRowsInOrderAndTurnsIt() async throws {
    let screen = await Screen(Page())
    try screen.button("Name").press()
    #expect(screen.rows.map { $0.prefix(3) } == ["Ada", "Edi", "Gra"])
    try screen.button("Name").press()
    #expect(screen.rows.map { $0.prefix(3) } == ["Gra", "Edi", "Ada"])
    try screen.button("Age").press()
    #expect(screen.rows.map { $0.prefix(3) } == ["Ada", "Gra", "Edi"])
  }

  @Test func aRowIsSelected() async throws {
    let screen = await Screen(Page())
    try screen.row("Ada").select()
    #expect(screen.shows("Selected: 2"))
  }

  @Test func aNarrowWindowShowsTheFirstColumnOnly() async throws {
    let screen = await Screen(Page())
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.rows == ["Grace", "Ada", "Edith"])
    #expect(!screen.shows("Age"))
  }

  @Test func namesAreInLocalizedOrder() async throws {
    struct Files: View {
      @State private var files = ["file10", "Zebra", "file2", "apple"].enumerated().map {
        Person(id: $0.offset, name: $0.element, age: 0)
      }
      @State private var order: [KeyPathComparator<Person>] = []
      @State private var chosen: Int?

      var body: some View {
        Table(files, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Title", value: \.name) { Text("the \($0.name)") }
        }
        .onChange(of: order) { _, new in files.sort(using: new) }
      }
    }
    let names = ["apple", "file2", "file10", "Zebra"]
    for title in ["Name", "Title"] {
      let screen = await Screen(Files())
      try screen.button(title).press()
      #expect(screen.rows == names.map { "\($0) the \($0)" })
      try screen.button(title).press()
      #expect(screen.rows == names.reversed().map { "\($0) the \($0)" })
    }
  }
}
