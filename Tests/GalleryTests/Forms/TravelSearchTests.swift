import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct TravelSearchTests {
  @Test func placesAreSwapped() async throws {
    let screen = await Screen(TravelSearchView())
    try screen.field("To").type("Rome")
    try screen.button("Swap").press()
    #expect(try screen.field("From").text == "Rome")
    #expect(try screen.field("To").text == "Berlin")
  }

  /// A prompt is gone with the first letter.
  @Test func thePlacesHaveLabelsBesideTheirPrompts() async throws {
    let screen = await Screen(TravelSearchView())
    #expect(try screen.field("To").placeholder == "City")
    try screen.field("To").type("Rome")
    #expect(screen.texts.contains("From") && screen.texts.contains("To"))
  }

  @Test func returnLeadsToTheDestinationAndSearches() async throws {
    let screen = await Screen(TravelSearchView())
    #expect(try !screen.button("Search").isEnabled)
    try screen.field("From").press(.return)
    #expect(screen.focusedLabel == "To")
    try screen.type("Paris")
    try screen.press(.return)
    try await screen.eventually { screen.shows("Berlin – Paris") }
    #expect(screen.shows("€78.00"))
  }

  @Test func aSingleTripHasNoWayBack() async throws {
    let screen = await Screen(TravelSearchView())
    #expect(try screen.calendar("Return").day.year != nil)
    try screen.picker("Trip").select("One way")
    await screen.advance(by: 1)
    #expect(throws: ScreenError.self) { try screen.calendar("Return") }
  }

  @Test func theReturnIsNeverBeforeTheDeparture() async throws {
    let screen = await Screen(TravelSearchView())
    let day = Calendar.current.dateComponents(
      [.year, .month, .day], from: Date().addingTimeInterval(10 * 86_400))
    try screen.calendar("Departure").select(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0)
    #expect(try screen.calendar("Return").day.day == day.day)
  }

  @Test func passengersAreChosenInAPopover() async throws {
    let screen = await Screen(TravelSearchView())
    try screen.button("1 adult").press()
    #expect(screen.presentation == "popover")
    try screen.buttons("Increment")[0].press()
    try screen.buttons("Increment")[1].press()
    try screen.button("Done").press()
    #expect(screen.presentation == nil)
    #expect(try screen.button("2 adults, 1 child").isEnabled)
  }
}
