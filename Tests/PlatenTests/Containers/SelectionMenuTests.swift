import PlatenTesting
import SwiftUI
import Testing

/// Menus for what is selected in a list.
@MainActor @Suite struct SelectionMenuTests {
  private struct Page: View {
    @State private var chosen: Set<String> = []
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Text("Said \(said)")
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("Row \($0)") }
          .contextMenu(forSelectionType: String.self) { items in
            if items.isEmpty {
              Button("New") { said = "new" }
            } else {
              Button("Delete \(items.count)") { said = items.sorted().joined() }
            }
          } primaryAction: { items in
            said = "open \(items.sorted().joined())"
          }
      }
    }
  }

  @Test func theMenuIsForTheRowOrForTheSelectionItIsPartOf() async throws {
    let screen = await Screen(Page())
    try screen.row("Row a").select()
    await screen.advance(by: 1)
    try screen.row("Row b").select()
    #expect(try screen.contextMenu(of: "Row c") == ["Delete 1"])
    #expect(try screen.contextMenu(of: "Row a") == ["Delete 2"])
    try screen.chooseFromContextMenu(of: "Row c", "Delete 1")
    #expect(screen.shows("Said c"))
    try screen.chooseFromContextMenu(of: "Row b", "Delete 2")
    #expect(screen.shows("Said ab"))
  }

  @Test func aSecondPressOrReturnRunsTheAction() async throws {
    let screen = await Screen(Page())
    try screen.row("Row b").select()
    try screen.row("Row b").select()
    #expect(screen.shows("Said open b"))
    try screen.row("Row c").focus()
    try screen.press(.return)
    #expect(screen.shows("Said open c"))
  }
}
