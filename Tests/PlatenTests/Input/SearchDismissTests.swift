import PlatenTesting
import SwiftUI
import Testing

/// What ends a search.
@MainActor @Suite struct SearchDismissTests {
  private struct Clear: View {
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View { Button("Clear") { dismissSearch() } }
  }

  private struct Page: View {
    @State private var first = "first"
    @State private var second = "second"
    @State private var isSecond = false

    var body: some View {
      VStack {
        Clear()
        Button("Other") { isSecond = true }
        Text("Holds \(first)+\(second)")
      }
      .searchable(text: isSecond ? $second : $first)
    }
  }

  @Test func dismissingEmptiesTheSearchText() async throws {
    let screen = await Screen(Page())
    try screen.button("Other").press()
    try screen.button("Clear").press()
    #expect(screen.texts.contains("Holds first+"))
  }

  @Test func escapeEmptiesTheFieldAndThenLeavesIt() async throws {
    let screen = await Screen(Page())
    try screen.field("Search").focus()
    try screen.press(.escape)
    #expect(screen.texts.contains("Holds +second"))
    #expect(screen.focusedLabel == "Search")
    try screen.press(.escape)
    #expect(screen.focusedLabel == nil)
  }
}
