import PlatenTesting
import SwiftUI
import Testing

/// A popover that appears beside a field in which the user types leaves the keys to the field.
@MainActor @Suite struct PopoverTests {
  /// A message whose mentions are chosen from a list, as in programs with tags and completions.
  private struct Message: View {
    @State private var text = ""
    @State private var log: [String] = []
    @FocusState private var isEditing: Bool

    private var isMentioning: Binding<Bool> {
      Binding(get: { text.hasSuffix("@") || text.hasSuffix("@a") }, set: { if !$0 { text += " " } })
    }

    var body: some View {
      VStack {
        TextField("Message", text: $text)
          .focused($isEditing)
          .popover(isPresented: isMentioning) {
            VStack {
              Button("Ada") { text = "Hello @Ada " }
              Button("Alan") { text = "Hello @Alan " }
            }
          }
        TextField("Subject", text: .constant(""))
        Text(isEditing ? "editing" : "not editing")
      }
    }
  }

  @Test func typingGoesOnInTheFieldBesideAPopover() async throws {
    let screen = await Screen(Message())
    try screen.field("Message").focus()
    try screen.type("Hello @")
    #expect(screen.presentation == "popover")
    #expect(screen.focusedLabel == "Message" && screen.shows("editing"))
    #expect(screen.announcements.map(\.text) == ["Ada, Alan"])
    try screen.type("a")
    #expect(screen.presentation == "popover")
    #expect(try screen.field("Message").text == "Hello @a")
    try screen.press(.delete)
    try screen.type("ada")
    #expect(screen.presentation == nil)
    #expect(try screen.field("Message").text == "Hello @ada")
  }

  @Test func aButtonInItIsPressedWhileTheFieldKeepsTheFocus() async throws {
    let screen = await Screen(Message())
    try screen.field("Message").focus()
    try screen.type("Hello @")
    try screen.button("Alan").press()
    #expect(screen.presentation == nil && screen.focusedLabel == "Message")
    try screen.type("and you")
    #expect(try screen.field("Message").text == "Hello @Alan and you")
  }

  @Test func escapeClosesItAndTheFieldKeepsTheFocus() async throws {
    let screen = await Screen(Message())
    try screen.field("Message").focus()
    try screen.type("@")
    try screen.press(.escape)
    #expect(screen.presentation == nil && screen.focusedLabel == "Message")
    #expect(try screen.field("Message").text == "@ ")
  }

  @Test func tabEntersItAndItHasAllInputThen() async throws {
    let screen = await Screen(Message())
    try screen.field("Message").focus()
    try screen.type("@")
    // Other fields can be used beside it.
    #expect(throws: Never.self) { try screen.field("Subject").focus() }
    try screen.field("Message").focus()
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Ada")
    #expect(throws: ScreenError.self) { try screen.field("Subject").focus() }
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Alan")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Ada")
    try screen.press(.escape)
    #expect(screen.presentation == nil && screen.focusedLabel == "Message")
  }

  @Test func withoutAFocusedFieldOrWithAFieldOfItsOwnItHasTheFocus() async throws {
    struct Page: View {
      @State private var isFiltering = false
      @State private var name = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Button("Ask") { name = "?" }
          Button("Filter") { isFiltering = true }
            .popover(isPresented: $isFiltering) { TextField("Words", text: .constant("")) }
        }
        .popover(isPresented: .constant(name == "?")) { Button("Help") {} }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    try screen.button("Filter").press()
    #expect(screen.focusedLabel == "Words")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Name")
    try screen.button("Ask").focus()
    try screen.button("Ask").press()
    #expect(screen.focusedLabel == "Help")
  }

  /// A popover and the suggestions of a field in a sheet are in the sheet, which takes all input.
  @Test func inASheetItIsPartOfTheSheet() async throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          TextField("Behind", text: .constant(""))
        }
        .sheet(isPresented: $isShown) { Message() }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.focusedLabel == "Message")
    try screen.type("@")
    #expect(screen.presentation == "popover" && screen.focusedLabel == "Message")
    #expect(throws: ScreenError.self) { try screen.field("Behind").focus() }
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Ada")
    #expect(throws: ScreenError.self) { try screen.field("Subject").focus() }
    try screen.press(.escape)
    #expect(screen.presentation == "sheet" && screen.focusedLabel == "Message")
    try screen.press(.escape)
    #expect(screen.presentation == nil)
  }
}
