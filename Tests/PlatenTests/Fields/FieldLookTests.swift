import PlatenTesting
import SwiftUI
import Testing

@Observable private final class Names {
  var first = "First name"
  var asksForNickname = false
}

private struct NameLabel: View {
  let names: Names

  var body: some View {
    Text(names.first)
    if names.asksForNickname { Text("or nickname") }
  }
}

private struct NameForm: View {
  let names: Names
  @State private var text = ""
  @State private var isDisabled = false

  var body: some View {
    TextField(text: $text) { NameLabel(names: names) }
      .disabled(isDisabled)
    Button("Disable") { isDisabled = true }
  }
}

/// A field's words, style and attributes, which a key does not make again, follow what they are made from.
@MainActor struct FieldLookTests {
  @Test func theLabelFollowsAnObservableModel() async throws {
    let names = Names()
    let screen = await Screen(NameForm(names: names))
    try screen.field("First name").type("a")
    names.first = "Given name"
    await screen.settle()
    #expect(try screen.field("Given name").text == "a")
    #expect(screen.fields("First name").isEmpty)
  }

  @Test func theLabelFollowsTheViewsInIt() async throws {
    let names = Names()
    let screen = await Screen(NameForm(names: names))
    names.asksForNickname = true
    await screen.settle()
    #expect(screen.fields("First name or nickname").count == 1)
  }

  @Test func theAttributesFollowTheEnvironment() async throws {
    let screen = await Screen(NameForm(names: Names()))
    try screen.field("First name").type("a")
    try screen.button("Disable").press()
    #expect(try !screen.field("First name").isEnabled)
    #expect(try screen.field("First name").text == "a")
  }
}
