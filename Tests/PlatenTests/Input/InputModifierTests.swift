import PlatenTesting
import SwiftUI
import Testing

/// Smaller parts of SwiftUI's text input, one test for each.
@MainActor struct InputModifierTests {
  /// Two fields with a keyboard toolbar that leads from one to the other.
  private struct FieldsWithToolbar: View {
    enum Field { case first, second }
    @FocusState private var focus: Field?
    @State private var text = ""
    var body: some View {
      Form {
        TextField("First", text: $text).focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Next") { focus = focus == .first ? .second : .first }
          Button("Done") { focus = nil }
        }
      }
    }
  }

  @Test func theKeyboardToolbarIsShownWhileEditing() async throws {
    let screen = await Screen(FieldsWithToolbar())
    #expect(screen.snapshot.contains("[ Save ]"))
    #expect(!screen.snapshot.contains("[ Done ]"))
    try screen.field("First").focus()
    #expect(screen.snapshot.contains("[ Done ]"))
    try screen.button("Next").press()
    #expect(screen.focusedLabel == "Second")
    #expect(screen.snapshot.contains("[ Done ]"))
    try screen.button("Done").press()
    #expect(screen.focusedLabel == nil)
    #expect(!screen.snapshot.contains("[ Done ]"))
  }

  /// The field stays the one that the program knows to have the focus meanwhile.
  @Test func theKeyboardsToolbarCanBeReachedWithF6() async throws {
    let screen = await Screen(FieldsWithToolbar())
    try screen.field("First").focus()
    try screen.press(.f6)
    #expect(screen.focusedLabel == "Next")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "First")
    try screen.press(.f6)
    try screen.press(.return)
    #expect(screen.focusedLabel == "Second")
    try screen.press(.f6)
    try screen.press(.f6)
    #expect(screen.focusedLabel == "Second")
  }

  @Test func theKeyboardsToolbarCanBeReachedWithTab() async throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
          .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Clear") { text = "" } } }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Text").type("abc")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Clear")
    try screen.press(.return)
    #expect(try screen.field("Text").text == "")
  }

  /// As on iOS; a program that sends with Return says so by `onKeyPress`.
  @Test(arguments: [false, true]) func returnInAVerticalFieldBeginsALine(sends: Bool) async throws {
    struct Chat: View {
      let sends: Bool
      @State private var draft = ""
      @State private var sent = ""

      var body: some View {
        TextField("Message", text: $draft, axis: .vertical)
          .onSubmit { sent += "submitted" }
          .onKeyPress(.return) {
            guard sends else { return .ignored }
            (sent, draft) = (sent + draft, "")
            return .handled
          }
        Text("Sent: \(sent)")
      }
    }
    let screen = await Screen(Chat(sends: sends))
    let field = try screen.field("Message")
    try field.type("a")
    try field.press(.return)
    try field.type("b")
    let text = try field.text
    #expect(text == (sends ? "b" : "a\nb"))
    #expect(screen.shows(sends ? "Sent: a" : "Sent: "))
    #expect(!screen.shows("submitted"))
  }

  @Test func capitalsComeByThemselvesWhereTheProgramWantsThem() async throws {
    struct Page: View {
      @State private var text = ""
      let kind: TextInputAutocapitalization
      var applies = true
      var body: some View {
        TextField("Text", text: $text, axis: .vertical)
          .textInputAutocapitalization(kind)
          .appliesAutocapitalization(applies)
      }
    }
    func expect(_ typed: String, _ kind: TextInputAutocapitalization, _ shown: String, applies: Bool = true)
      async throws
    {
      let field = try await Screen(Page(kind: kind, applies: applies)).field("Text")
      try field.type(typed)
      #expect(try field.text == shown)
    }
    let text = "ada isn't here. \"really?\" 3rd éclair"
    try await expect(text, .sentences, "Ada isn't here. \"really?\" 3rd éclair")
    try await expect("a b? c! (d) e. f", .sentences, "A b? C! (d) e. F")
    try await expect(text, .words, "Ada Isn't Here. \"Really?\" 3rd Éclair")
    try await expect("aß", .characters, "Aß")
    try await expect("ada", .never, "ada")
    try await expect("ada", .words, "ada", applies: false)
  }

  @Test func pastedTextAndAddressesKeepTheirCase() async throws {
    struct Page: View {
      @State private var text = ""
      @State private var mail = ""
      var body: some View {
        VStack {
          TextField("Text", text: $text).textInputAutocapitalization(.words)
          TextField("Mail", text: $mail).keyboardType(.emailAddress)
        }
        .appliesAutocapitalization()
      }
    }
    let screen = await Screen(Page())
    try screen.field("Text").paste("ada")
    #expect(try screen.field("Text").text == "ada")
    try screen.field("Mail").type("ada")
    #expect(try screen.field("Mail").text == "ada")
  }

  @Test func aNarrowFormKeepsItsLabels() async throws {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          TextField("Mail", text: $name, prompt: Text("ada@example.org"))
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("Name"))
    #expect(try screen.field("Name").placeholder == nil)
    #expect(try screen.field("Mail").placeholder == "ada@example.org")
    try screen.field("Name").type("Ada")
    try screen.field("Name").press(.leftArrow)
    screen.setHorizontalSizeClass(.compact)
    #expect(try screen.field("Name").isFocused)
    #expect(try screen.field("Name").selection == 2..<2)
    #expect(screen.shows("Name"))
    #expect(screen.shows("Mail"))
    #expect(try screen.field("Name").placeholder == nil)
    #expect(try screen.field("Mail").placeholder == "ada@example.org")
  }

  @Test func editorsHaveTheStylesOfTheProgram() async throws {
    struct Framed: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Around the editor")
          TextEditor(configuration)
        }
      }
    }
    struct Page: View {
      @State private var text = "abc"
      var body: some View {
        TextEditor(text: $text).textEditorStyle(Framed())
      }
    }
    let screen = await Screen(Page())
    #expect(screen.shows("Around the editor"))
    try screen.field(at: 0).type("d")
    #expect(try screen.field(at: 0).text == "abcd")
  }

  @Test func theConsoleLogOfAnOptionalCurrencyFieldIsAsDocumented() async throws {
    final class Console {
      var lines: [String] = []
    }
    struct Page: View {
      let console: Console
      @State private var myMoney: Double? = 300.0
      var body: some View {
        TextField("Currency (USD)", value: $myMoney, format: .currency(code: "USD"))
          .onChange(of: myMoney) { _, newValue in console.lines.append("myMoney: \(String(describing: newValue))") }
      }
    }
    let console = Console()
    let screen = await Screen(Page(console: console))
    let field = try screen.field("Currency (USD)")
    #expect(try field.text == "$300.00")
    try field.replace(with: "5")
    try field.replace(with: "$45.5")
    try field.replace(with: "abc")
    try field.replace(with: "7")
    try field.replace(with: "🤑")
    #expect(console.lines.contains("myMoney: Optional(5.0)"))
    #expect(console.lines.contains("myMoney: Optional(45.5)"))
    #expect(console.lines.last == "myMoney: nil")
    try field.press(.return)
    #expect(try field.text == "")
  }

  @Test func onKeyPressComesBeforeSuggestions() async throws {
    struct Page: View {
      @State private var text = ""
      @State private var downs = 0
      var body: some View {
        VStack {
          TextField("Text", text: $text)
            .textInputSuggestions { Text("One").textInputCompletion("One") }
            .onKeyPress(.downArrow) {
              downs += 1
              return .handled
            }
          Text("\(downs) downs")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Text").type("O")
    try screen.field("Text").press(.downArrow)
    #expect(screen.shows("1 downs"))
    #expect(try screen.field("Text").selectedSuggestion == nil)
  }
}
