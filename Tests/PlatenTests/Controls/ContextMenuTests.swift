import PlatenTesting
import SwiftUI
import Testing

@MainActor struct ContextMenuTests {
  private struct Rows: View {
    @State private var rows = ["one", "two"]
    @State private var isLoud = false
    @State private var size = "S"

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text(isLoud ? row.uppercased() : row)
            Button("Open \(row)") {}
            TextField("Name of \(row)", text: .constant("x"))
          }
          .padding()
          .contextMenu {
            Toggle("Loud", isOn: $isLoud)
            Menu("Size") {
              Button("Small") { size = "S" }
              Button("Large") { size = "L" }
            }
            Divider()
            Button("Delete \(row)", role: .destructive) { rows.removeAll { $0 == row } }
              .disabled(rows.count == 1)
          }
        }
        Text("Size \(size)")
        Text("Without").contextMenu(ContextMenu<EmptyView>?.none)
      }
    }
  }

  @Test func theMenuBelongsToAllNodesOfTheView() async throws {
    let screen = await Screen(Rows())
    #expect(try screen.contextMenu(of: "one") == ["Loud", "Small", "Large", "Delete one"])
    #expect(try screen.contextMenu(of: "Open two").last == "Delete two")
    #expect(try screen.contextMenu(of: "Without").isEmpty)
  }

  @Test func itemsPerformTheirAction() async throws {
    let screen = await Screen(Rows())
    try screen.chooseFromContextMenu(of: "one", "Loud")
    #expect(screen.shows("ONE") && screen.shows("TWO"))
    try screen.chooseFromContextMenu(of: "ONE", "Large")
    #expect(screen.shows("Size L"))
    try screen.chooseFromContextMenu(of: "TWO", "Delete two")
    #expect(!screen.shows("TWO"))
    #expect(throws: ScreenError.self) { try screen.chooseFromContextMenu(of: "ONE", "Delete one") }
  }

  @Test func aFieldInTheViewKeepsItsOwnMenu() async throws {
    let screen = await Screen(Rows())
    #expect(try screen.field("Name of one").editMenu().contains("Select All"))
  }

  @Test func theLabelOfAMenuCanBeASymbolAlone() async throws {
    let screen = await Screen(
      Menu {
        Button("Sort") {}
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel("More about it")
      })
    #expect(try screen.menu("More about it").items == ["Sort"])
    #expect(!screen.shows("More about it"))
  }

  private struct Chosen: View {
    @State private var chosen: String?
    @State private var said = "nothing"

    var body: some View {
      Text("Said \(said)")
      List(["one", "two"], id: \.self, selection: $chosen) { row in
        Text("Row \(row)").contextMenu { Button("Open") { said = row } }
      }
    }
  }

  @Test func aRowThatIsChosenHasTheMenuOfWhatItShows() async throws {
    let screen = await Screen(Chosen())
    // A chosen row has the focus: its own node is asked for the menu.
    #expect(try screen.contextMenu(of: "Row two") == ["Open"])
    try screen.chooseFromContextMenu(of: "Row two", "Open")
    #expect(screen.shows("Said two"))
  }
}
