import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct SurveyViewTests {
  @Test func aRatingIsRequiredToContinue() async throws {
    let screen = await Screen(SurveyView())
    #expect(screen.shows("Question 1 of 3"))
    #expect(try !screen.button("Continue").isEnabled)
    try screen.tapTarget("4 stars").press()
    #expect(screen.shows("Very good."))
    try screen.tapTarget("2 stars").press()
    #expect(screen.shows("Could be better."))
    #expect(try screen.button("Continue").isEnabled)
  }

  @Test func theAnswersAreSummedUpAtTheEnd() async throws {
    let screen = await Screen(SurveyView())
    try screen.tapTarget("5 stars").press()
    try screen.button("Continue").press()
    #expect(screen.shows("Question 2 of 3"))
    try screen.picker("How often").select("Rarely")
    try screen.tapTarget("Machines").press()
    try screen.tapTarget("Fossils").press()
    try screen.tapTarget("Machines").press()
    try screen.button("Continue").press()
    await screen.settle()
    // The last question has a field.
    #expect(screen.focusedLabel == "Comment")
    try screen.type("More dinosaurs, please!")
    #expect(screen.shows("3 words"))
    try screen.button("Send").press()
    await screen.advance(by: 1)
    #expect(screen.shows("5 stars, rarely, Fossils."))
    try screen.button("Start over").press()
    await screen.advance(by: 1)
    #expect(screen.shows("Tap a star."))
  }

  @Test func goingBackKeepsTheAnswers() async throws {
    let screen = await Screen(SurveyView())
    try screen.tapTarget("3 stars").press()
    try screen.button("Continue").press()
    try screen.button("Back").press()
    #expect(screen.shows("It was all right."))
    #expect(try screen.progress("Question").fraction == 0)
  }
}
