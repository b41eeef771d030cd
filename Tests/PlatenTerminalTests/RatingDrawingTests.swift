import Platen
import Testing

@testable import PlatenTerminal

/// A control that the terminal has no drawing for: it is shown by its role.
@MainActor @Suite struct RatingDrawingTests {
  private struct Review: View {
    @State private var stars = 3

    var body: some View { RatingStepper("Service", value: $stars) }
  }

  @Test func aRatingIsShownWithItsButtonsAndChangedByKeys() {
    let run = SessionRun(Review())
    #expect(run.text.contains("Service ★★★☆☆"))
    #expect(run.text.contains("−") && run.text.contains("+"))
    run.type("\u{1B}[C")
    #expect(run.text.contains("★★★★☆"))
    run.type("-")
    run.type("-")
    #expect(run.text.contains("★★☆☆☆"))
  }

  @Test func theKeysOfARatingAreNamed() {
    #expect(SessionRun(Review()).text.contains("←→ change"))
  }
}
