import PlatenTesting
import SwiftUI
import Testing

/// Tables whose rows are written one by one.
@MainActor @Suite struct TableRowTests {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Page: View {
    @State private var people = [Person(id: 1, name: "Grace"), Person(id: 2, name: "Ada")]
    @State private var selection: Person.ID?

    var body: some View {
      VStack {
        Table(of: Person.self, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Number") { Text("no. \($0.id)") }.alignment(.trailing)
        } rows: {
          TableRow(Person(id: 0, name: "Nobody"))
          ForEach(people) { person in
            TableRow(person).contextMenu { Button("Remove") { people.removeAll { $0.id == person.id } } }
          }
        }
        .tableStyle(.bordered)
        Text("Selected: \(selection ?? -1)")
      }
    }
  }

  @Test func rowsAreInTheWrittenOrder() async throws {
    let screen = await Screen(Page())
    #expect(screen.rows == ["Nobody no. 0", "Grace no. 1", "Ada no. 2"])
    try screen.row("Ada").select()
    #expect(screen.shows("Selected: 2"))
  }

  @Test func aRowsMenuIsItsOwn() async throws {
    let screen = await Screen(Page())
    try screen.chooseFromContextMenu(of: "Grace", "Remove")
    #expect(screen.rows == ["Nobody no. 0", "Ada no. 2"])
  }

  @Test func threeColumnsKeepTheTopColumn() async throws {
    struct Split: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("Boxes")
        } content: {
          Button("Open") { column = .detail }
        } detail: {
          Button("Close") { column = .content }
        }
      }
    }
    let screen = await Screen(Split())
    #expect(screen.shows("Boxes") && screen.shows("Close"))
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.shows("Close"))
    try screen.button("Close").press()
    #expect(screen.shows("Open"))
  }
}
