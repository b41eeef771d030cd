import PlatenTesting
import SwiftUI
import Testing

/// A style that shows its title over a text that is not empty, as published ones do: the text is found by a mirror.
private struct FloatingLabelStyle: TextFieldStyle {
  let title: String

  func _body(configuration: TextField<Self._Label>) -> some View {
    let text = Mirror(reflecting: configuration).descendant("_text") as? Binding<String>
    VStack {
      if let text, !text.wrappedValue.isEmpty {
        Text(title)
        Button("Clear \(title)") { text.wrappedValue = "" }
      }
      configuration
    }
  }
}

@MainActor @Suite struct FloatingLabelTests {
  private struct Form: View {
    @State private var name = ""
    @State private var age: Int? = 3

    var body: some View {
      TextField("Name", text: $name).textFieldStyle(FloatingLabelStyle(title: "Your name"))
      TextField("Age", value: $age, format: .number).textFieldStyle(FloatingLabelStyle(title: "Your age"))
    }
  }

  @Test func aStyleReadsAndWritesTheTextOfItsField() async throws {
    let screen = await Screen(Form())
    #expect(!screen.texts.contains("Your name"))
    try screen.field("Name").focus()
    try screen.type("Ada")
    await screen.settle()
    #expect(screen.texts.contains("Your name"))
    try screen.button("Clear Your name").press()
    await screen.settle()
    #expect(try screen.field("Name").text == "" && !screen.texts.contains("Your name"))
  }

  @Test func theFieldOfAValueHasNoTextOfItsOwn() async {
    let screen = await Screen(Form())
    #expect(!screen.texts.contains("Your age"))
  }
}
