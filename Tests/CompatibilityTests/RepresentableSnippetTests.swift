import PlatenTesting
import SwiftUI
import Testing

/// The snippet's wrapped field in a form, used as by a user.
@MainActor struct RepresentableSnippetTests {
  private struct Page: View {
    @State private var code = "ab"
    @State private var name = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
        LimitedUITextField(text: $code, maxLength: 4).accessibilityLabel("Code")
        Text("code: \(code)")
        Button("Reset") { code = "new" }
      }
    }
  }

  @Test func theWrappedFieldWritesTheBindingAndKeepsItsLimit() async throws {
    let screen = await Screen(Page())
    let field = try screen.field("Code")
    #expect(try field.text == "ab")
    try field.type("cdef")
    #expect(try field.text == "abcd")
    #expect(screen.shows("code: abcd"))
    try field.press(.delete)
    #expect(screen.shows("code: abc"))
  }

  @Test func theProgramWritesTheField() async throws {
    let screen = await Screen(Page())
    try screen.button("Reset").press()
    #expect(try screen.field("Code").text == "new")
  }

  @Test func returnReachesTheDelegateWhichResigns() async throws {
    let screen = await Screen(Page())
    try screen.field("Code").focus()
    #expect(screen.focusedLabel == "Code")
    try screen.press(.return)
    #expect(screen.focusedLabel == nil)
  }

  @Test func theClearButtonIsShownWhileEditing() async throws {
    let screen = await Screen(Page())
    #expect(throws: ScreenError.self) { try screen.button("Clear text") }
    try screen.field("Code").focus()
    try screen.button("Clear text").press()
    #expect(try screen.field("Code").text == "")
    #expect(screen.shows("code: "))
    #expect(throws: ScreenError.self) { try screen.button("Clear text") }
    #expect(screen.focusedLabel == "Code")
  }
}
