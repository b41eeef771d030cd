import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct SubviewSnippetTests {
  @Test func sectionsAreArrangedWithTheirParts() async throws {
    let screen = await Screen(NotesBoard())
    #expect(
      screen.texts == [
        "1 cards", "Loose", "Shopping", "3 cards", "Milk", "Bread", "1 cards", "Call Ada", "Overdue", "Add",
      ])
    try screen.button("Add").press()
    #expect(screen.texts.contains("4 cards"))
    #expect(screen.texts.contains("Tea") && !screen.texts.contains("Bread"))
  }

  @Test func aContainerReadsTheValuesOfItsViews() async {
    #expect(await Screen(PinnedNotes()).texts == ["*", "First", "*", "Second", "*", "Third", "Fourth"])
  }

  @Test func animatableViewsPassTheValuesBetween() async throws {
    let screen = await Screen(Score())
    #expect(screen.shows("0 points"))
    try screen.button("Win").press()
    await screen.advance(by: 1)
    let points = try #require(screen.texts.first.flatMap { Int($0.prefix { $0.isNumber }) })
    #expect((8...10).contains(points))
    await screen.advance(by: 1.1)
    #expect(screen.shows("20 points"))
  }
}
