import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct ChatViewTests {
  @Test func returnSendsAndTheFieldIsReadyForTheNext() async throws {
    let screen = await Screen(ChatView())
    #expect(screen.focusedLabel == "Message")
    #expect(try !screen.button("Send").isEnabled)
    try screen.type("Wear sandals?")
    try screen.press(.return)
    #expect(screen.texts.contains("Wear sandals?"))
    #expect(try screen.field("Message").text == "")
    try screen.type("In the snow…")
    try screen.button("Send").press()
    #expect(screen.focusedLabel == "Message")
    #expect(screen.texts.contains("In the snow…"))
  }

  @Test func aMessageIsNoLongerThanTheLimit() async throws {
    let screen = await Screen(ChatView())
    try screen.field("Message").paste(String(repeating: "ab", count: 150))
    #expect(try screen.field("Message").text.count == 280)
    #expect(screen.shows("0"))
    try screen.type("c")
    #expect(try screen.field("Message").text.count == 280)
  }

  @Test func nothingButSpaceIsNotSent() async throws {
    let screen = await Screen(ChatView())
    let before = screen.texts.count
    try screen.type("  ")
    #expect(try !screen.button("Send").isEnabled)
    try screen.press(.return)
    #expect(screen.texts.count == before)
  }

  @Test func linesStayWithinAMessage() async throws {
    let screen = await Screen(ChatView())
    try screen.type("onetwo")
    try screen.field("Message").select(3..<3)
    try screen.press(.return)
    #expect(try screen.field("Message").text == "one\ntwo")
    try screen.button("Send").press()
    #expect(screen.texts.contains("one\ntwo"))
  }
}
