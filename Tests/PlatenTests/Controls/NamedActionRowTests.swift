import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTesting
@testable import PlatenTree

/// The menu of a row that has the focus, or is pressed beside its content.
@MainActor struct NamedActionRowTests {
  private struct Page: View {
    var body: some View {
      List {
        Group {
          Text("Ada").contextMenu { Button("Copy") {} }.accessibilityAction(named: "Pin") {}
          Text("Grace").accessibilityAction(named: "Pin") {}.contextMenu { Button("Copy") {} }
          Text("Alan").accessibilityAction(named: "Pin") {}
          Text("Edsger")
        }
        // A text alone is no row.
        .listRowBackground(Color.gray)
      }
    }
  }

  @Test func aRowHasTheMenuAndTheNamedActionsAroundItsContent() async {
    let screen = await Screen(Page())
    var rows: [Node] = []
    screen.host.root.forEach { if $0.isRow { rows.append($0) } }
    let titles = rows.map { row in
      let menu = screen.host.editMenus.open(of: row.id)
      menu?.dismiss()
      return menu?.items.map(\.title) ?? []
    }
    #expect(titles == [["Copy", "Pin"], ["Copy", "Pin"], ["Pin"], []])
  }

  @Test func categoriesAreSubmenus() async throws {
    let view = Text("Ada").accessibilityActions(category: AccessibilityActionCategory("Message")) { Button("Reply") {} }
    let screen = await Screen(view)
    var leaf: Node?
    screen.host.root.forEach { if case .leaf(.text) = $0.content { leaf = $0 } }
    let id = try #require(leaf).id
    let menu = try #require(screen.host.editMenus.open(of: id))
    #expect(menu.items.map(\.title) == ["Message"] && menu.items[0].children.map(\.title) == ["Reply"])
    menu.dismiss()
  }
}
