import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct SwipeSnippetTests {
  @Test func rowsOutsideOfListsHaveSwipeActions() async throws {
    let screen = await Screen(SwipeRows())
    #expect(screen.texts == ["Invoice", "Greetings"])
    try screen.press(.tab)
    #expect(screen.buttons("Flag").count == 1 && screen.buttons("Delete").count == 1)
    try screen.button("Flag").press()
    #expect(screen.shows("Invoice (flagged)"))
    try screen.button("Delete").press()
    await screen.settle()
    #expect(screen.shows("Greetings") && !screen.shows("Invoice"))
  }
}
