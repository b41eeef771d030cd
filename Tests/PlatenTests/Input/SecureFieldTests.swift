import PlatenTesting
import SwiftUI
import Testing

private struct Password: View {
  @State private var password = ""
  @State private var isShown = false
  var mark: Character = "•"
  var showsTyping = false
  var replaces = false

  var body: some View {
    Form {
      SecureField("Password", text: $password)
        .secureFieldRevealed(isShown)
        .secureFieldMark(mark)
        .secureFieldShowsTyping(showsTyping)
        .secureFieldReplacesTextOnReturn(replaces)
      Toggle("Show", isOn: $isShown)
      TextField("Other", text: .constant(""))
    }
  }
}

@MainActor struct SecureFieldTests {
  @Test func revealingLeavesFocusCaretAndSelection() async throws {
    let screen = await Screen(Password())
    let field = try screen.field("Password")
    try field.type("se👍cret")
    try field.select(1..<3)
    try screen.toggle("Show").press()
    #expect(try field.text == "se👍cret")
    #expect(try field.selection == 1..<4)
    #expect(try field.isFocused)
    try field.type("X")
    #expect(try field.text == "sXcret")
    try screen.toggle("Show").press()
    #expect(try field.text == "••••••")
    #expect(try field.selection == 2..<2)
  }

  @Test func revealedTextIsNeitherCopiedNorUndone() async throws {
    let screen = await Screen(Password())
    let field = try screen.field("Password")
    try field.type("secret")
    try screen.toggle("Show").press()
    try field.press("a", modifiers: .control)
    try field.press("c", modifiers: .control)
    try field.press("x", modifiers: .control)
    #expect(screen.clipboard == "")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "secret")
  }

  @Test func theMarkIsTheDevelopersChoice() async throws {
    let screen = await Screen(Password(mark: "*"))
    try screen.field("Password").type("abc")
    #expect(try screen.field("Password").text == "***")
    // A mark of several units would move offsets.
    let wide = await Screen(Password(mark: "👍"))
    try wide.field("Password").type("abc")
    #expect(try wide.field("Password").text == "•••")
  }

  @Test func theLastCharacterIsShownUntilTheNextEdit() async throws {
    let screen = await Screen(Password(showsTyping: true))
    let field = try screen.field("Password")
    try field.type("a")
    #expect(try field.text == "a")
    try field.type("b")
    #expect(try field.text == "•b")
    try field.press(.leftArrow)
    #expect(try field.text == "••")
    try field.type("c")
    #expect(try field.text == "•c•")
    try screen.field("Other").focus()
    #expect(try field.text == "•••")
  }

  @Test func pastedTextIsNeverShown() async throws {
    let screen = await Screen(Password(showsTyping: true))
    try screen.field("Password").paste("x")
    #expect(try screen.field("Password").text == "•")
  }

  @Test func comingBackEditsInPlaceUnlessTheProgramWantsItReplaced() async throws {
    for replaces in [false, true] {
      let screen = await Screen(Password(replaces: replaces))
      let field = try screen.field("Password")
      try field.type("secret")
      try screen.field("Other").focus()
      try field.type("X")
      #expect(try field.text == (replaces ? "•" : "•••••••"))
    }
  }

  @Test func privateThingsAreHiddenOnDemand() async throws {
    struct Card: View {
      @State private var number = "4111"
      @State private var isHidden = false
      var body: some View {
        VStack {
          Text("Balance 12").privacySensitive()
          Text("Open")
          TextField("Number", text: $number).privacySensitive()
          Toggle("Hide", isOn: $isHidden)
        }
        .redacted(reason: isHidden ? .privacy : [])
      }
    }
    let screen = await Screen(Card())
    #expect(screen.shows("Balance 12"))
    try screen.toggle("Hide").press()
    #expect(!screen.shows("Balance"))
    #expect(screen.shows("Open"))
    #expect(try screen.field("Number").text == "••••")
  }
}
