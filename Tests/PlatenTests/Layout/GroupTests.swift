import PlatenTesting
import SwiftUI
import Testing

private struct City: Identifiable {
  let id: Int
  let name: String
  let country: String
}

private struct Page: View {
  let isEditing: Bool
  @State private var saved = 0
  private let cities = [City(id: 1, name: "Oslo", country: "Norway"), City(id: 2, name: "Lima", country: "Peru")]

  var body: some View {
    NavigationStack {
      Table(of: City.self) {
        Group {
          TableColumn("City", value: \.name)
          TableColumn("Country", value: \.country)
        }
      } rows: {
        Group {
          TableRow(cities[0])
          TableRow(cities[1])
        }
      }
      .toolbar {
        Group {
          if isEditing { ToolbarItem(placement: .confirmationAction) { Button("Save") { saved += 1 } } }
          ToolbarItem(placement: .bottomBar) { Text("Saved \(saved) times") }
        }
      }
    }
  }
}

private struct GroupedApp: App {
  var body: some Scene {
    Group {
      WindowGroup { Page(isEditing: true) }
      Window("Help", id: "help") { Text("Ask") }
    }
    .commands {
      Group {
        CommandMenu("Cities") { Button("Add") {} }
        CommandGroup(replacing: .help) { Button("Manual") {} }
      }
    }
  }
}

/// Groups of everything that is written in builders.
@MainActor @Suite struct GroupTests {
  @Test func columnsAndRowsOfATable() async throws {
    let screen = await Screen(Page(isEditing: false))
    for words in ["City", "Country", "Oslo", "Norway", "Lima", "Peru"] { #expect(screen.shows(words)) }
  }

  @Test func itemsOfAToolbarHaveTheirOwnPlacements() async throws {
    let screen = await Screen(Page(isEditing: true))
    try screen.button("Save").press()
    #expect(screen.shows("Saved 1 times"))
  }

  @Test func scenesAndCommands() async throws {
    let screen = await Screen(GroupedApp())
    #expect(screen.shows("Oslo"))
    #expect(screen.menus.contains("Cities"))
  }
}
