import PlatenTesting
import Testing

/// Sources that import the part of SwiftUI that Xcode imports by itself.
@MainActor @Suite struct CoreImportTests {
  @Test func aViewShowsWhatIsNotForATouchBar() async {
    let screen = await Screen(GuessSummary(guesses: 3))
    #expect(screen.shows("Guesses: 3") && !screen.shows("None"))
  }
}
