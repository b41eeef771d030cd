import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct OnboardingViewTests {
  @Test func thePagesLeadToTheQuestionsAndToTheEnd() async throws {
    let screen = await Screen(OnboardingView())
    #expect(screen.shows("Every step counts"))
    for title in ["Find new ways", "Not alone", "What shall we call you?"] {
      try screen.button("Continue").press()
      await screen.advance(by: 2)
      #expect(screen.shows(title))
    }
    #expect(screen.focusedLabel == "Your name")
    #expect(try !screen.button("Get Started").isEnabled)
    try screen.type("Junko")
    try screen.slider("Goal").set(12_000)
    #expect(screen.shows("Goal: 12,000 steps a day"))
    try screen.field("Your name").press(.return)
    await screen.advance(by: 2)
    #expect(screen.shows("Off we go, Junko!"))
    #expect(screen.shows("12,000 steps to go today."))
  }

  @Test func skippingLeadsToTheQuestions() async throws {
    let screen = await Screen(OnboardingView())
    try screen.button("Skip").press()
    await screen.advance(by: 2)
    #expect(screen.shows("What shall we call you?"))
    #expect(!screen.shows("Every step counts"))
    #expect(try !screen.button("Skip").isEnabled)
    // Without a name there is no end.
    try screen.field("Your name").type("  ")
    try screen.press(.return)
    #expect(!screen.shows("Off we go"))
  }
}
