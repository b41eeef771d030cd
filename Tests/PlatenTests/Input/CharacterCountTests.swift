import PlatenTesting
import SwiftUI
import Testing

@MainActor struct CharacterCountTests {
  private struct Message: View {
    @State private var text = "ab"
    @State private var secret = ""
    var limit: Int?
    var body: some View {
      VStack {
        TextField("Message", text: $text).validation(.length(...3, "Too long."), display: .whileTyping)
          .characterCount(limit: limit)
        SecureField("Code", text: $secret).secureFieldRevealButton().characterCount(limit: 12)
        Button("Clear") { text = "" }
      }
    }
  }

  @Test func charactersAreCountedAsTheUserDoes() async throws {
    let screen = await Screen(Message(limit: 5))
    #expect(screen.shows("2/5"))
    try screen.field("Message").replace(with: "👨‍👩‍👧🇩🇪e\u{301}")
    #expect(screen.shows("3/5"))
    try screen.field("Message").type("abc")
    #expect(screen.shows("6/5"), "nothing is refused")
    #expect(try screen.field("Message").validationMessage == "Too long.")
    try screen.button("Clear").press()
    #expect(screen.shows("0/5"))
  }

  @Test func withoutALimitTheNumberIsAlone() async throws {
    let screen = await Screen(Message())
    #expect(screen.shows("2") && !screen.shows("2/"))
    let least = await Screen(Message(limit: -1))
    #expect(least.shows("2/0"))
  }

  @Test func aSecretIsCountedByItsMarks() async throws {
    let screen = await Screen(Message())
    try screen.field("Code").type("geheim")
    #expect(screen.shows("6/12") && !screen.shows("geheim"))
    try screen.button("Show").press()
    #expect(try screen.field("Code").text == "geheim")
    #expect(screen.shows("6/12"))
  }
}
