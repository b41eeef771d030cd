import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct EventBookingTests {
  @Test func aTableIsBookedAfterAQuestion() async throws {
    let screen = await Screen(EventBookingView())
    #expect(try !screen.button("Book a table").isEnabled)
    try screen.field("Name").type("Ada")
    try screen.button("Book a table").press()
    #expect(screen.presentation == "alert: Book for 2?")
    try screen.button("Book").press()
    #expect(screen.presentation == nil)
    #expect(try !screen.button("Booked").isEnabled)
  }

  @Test func membersPayLessAndHaveANumber() async throws {
    let screen = await Screen(EventBookingView())
    try screen.field("Name").type("Ada")
    #expect(screen.shows("€20.00"))
    try screen.toggle("I am a member").press()
    #expect(screen.shows("Member price"))
    #expect(screen.shows("€10.00"))
    #expect(try !screen.button("Book a table").isEnabled)
    try screen.field("Member number").type("1234")
    #expect(try screen.button("Book a table").isEnabled)
  }

  @Test func thereAreFewerChildrenThanGuests() async throws {
    let screen = await Screen(EventBookingView())
    #expect(screen.shows("Guests: 2"))
    try screen.buttons("Increment")[1].press()
    #expect(screen.shows("Children: 1"))
    try screen.buttons("Decrement")[0].press()
    #expect(screen.shows("Guests: 1"))
    #expect(screen.shows("No children"))
  }

  @Test func wishesAreCounted() async throws {
    let screen = await Screen(EventBookingView())
    try screen.button("Wishes").press()
    try screen.toggle("Vegetarian menu").press()
    try screen.field("Occasion").type("Wedding")
    #expect(try screen.button("Wishes: 2").isEnabled)
  }

  @Test func theDayStaysInItsRange() async throws {
    let screen = await Screen(EventBookingView())
    let day = try screen.calendar("Day").day
    try screen.field("Day").replace(with: "01011999")
    try screen.press(.return)
    #expect(try screen.calendar("Day").day == day)
  }
}
