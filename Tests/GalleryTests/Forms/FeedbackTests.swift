import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct FeedbackTests {
  @Test func aMessageIsSentAndThanksAreGiven() async throws {
    let screen = await Screen(FeedbackView())
    #expect(try !screen.button("Send feedback").isEnabled)
    try screen.picker("Topic").select("A problem")
    try screen.field("Message").type("too short")
    #expect(screen.shows("A few more words, please."))
    #expect(try !screen.button("Send feedback").isEnabled)
    try screen.field("Message").type(", and now long enough")
    try screen.button("Send feedback").press()
    #expect(screen.presentation == "alert: Thank you!")
    #expect(screen.shows("Your feedback on “a problem” is on its way."))
    try screen.button("OK").press()
    #expect(screen.presentation == nil)
    #expect(try screen.field("Message").text == "")
  }

  @Test func theTextIsCutAtItsLimit() async throws {
    let screen = await Screen(FeedbackView())
    let message = try screen.field("Message")
    try message.paste(String(repeating: "ab", count: 139))
    #expect(screen.shows("278/280"))
    try message.type("xyz")
    #expect(screen.shows("280/280"))
    #expect(try message.text.hasSuffix("abxy"))
  }

  @Test func aReplyNeedsAnAddress() async throws {
    let screen = await Screen(FeedbackView())
    try screen.field("Message").type("Could it count my steps?")
    try screen.toggle("Send me a reply").press()
    #expect(try !screen.button("Send feedback").isEnabled)
    try screen.field("E-mail").type("ada@example.org")
    try screen.button("Send feedback").press()
    #expect(screen.shows("We’ll write to ada@example.org within two days."))
  }

  @Test func thePromptFollowsTheTopicUntilTextIsTyped() async throws {
    let screen = await Screen(FeedbackView())
    #expect(screen.shows("What would make the app better for you?"))
    try screen.picker("Topic").select("Praise")
    #expect(screen.shows("What do you like best?"))
    try screen.field("Message").type("A")
    #expect(!screen.shows("What do you like best?"))
  }
}
