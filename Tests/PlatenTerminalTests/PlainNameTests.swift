import Platen
import Testing

@testable import PlatenTerminal

/// The names by which plain lines ask for fields.
@MainActor @Suite struct PlainNameTests {
  private struct Hosted: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "12345"
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}
  }

  private func names(_ view: some View) -> [String] {
    let host = ViewHost(view)
    _ = host.update()
    return PlainItem.all(in: host.root, .process).compactMap {
      if case .field(_, let label) = $0 { label } else { nil }
    }
  }

  @Test func `a field of UIKit has the label of its row`() {
    #expect(names(LabeledContent("Postal code:") { Hosted() }) == ["Postal code"])
    #expect(names(Hosted()) == ["12345"])
  }

  @Test func `a field has its own label, that of its row, its placeholder or its kind`() {
    let text = Binding.constant("")
    #expect(names(LabeledContent("Row") { TextField("Own", text: text) }) == ["Own"])
    #expect(names(LabeledContent("Row") { TextField("", text: text, prompt: Text("Prompt")) }) == ["Row"])
    #expect(names(TextField("", text: text, prompt: Text("Prompt"))) == ["Prompt"])
    #expect(names(TextField("", text: text)) == ["Text"])
  }

  @Test func `a required field whose prompt says so is called required once`() async {
    let text = Binding.constant("")
    let script = PlainFormTests.Script(["", ""])
    let view = Form {
      TextField("Name", text: text, prompt: Text("Required")).validation(.required())
      TextField("Nickname", text: text, prompt: Text("Required"))
    }
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(view)), console: script).run()
    #expect(script.written.contains("1 of 2. Name, required: "), "\(script.written)")
    #expect(script.written.contains("2 of 2. Nickname (Required): "), "\(script.written)")
  }

  @Test func `the header of a section names a field without a name`() {
    let text = Binding.constant("")
    #expect(names(Form { Section("Notes") { TextEditor(text: text) } }) == ["Notes"])
    #expect(names(Form { Section("Notes") { TextField("Own", text: text) } }) == ["Own"])
    #expect(
      names(
        Form {
          Section {
            TextEditor(text: text)
          } footer: {
            Text("Below")
          }
        }) == ["Text"])
  }

  @MainActor private final class Console: PlainConsole {
    var written = ""
    let isInteractive = false
    func write(_ text: PlainText) { written += text.characters }
    func readLine(_ question: String, _ request: LineRequest) -> String? { nil }
    func settle() {}
  }

  private func lines(_ title: String, _ view: some View) async -> [String] {
    let console = Console()
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(view)), console: console).run(title: title)
    return console.written.split(separator: "\n").map(String.init)
  }

  @Test func `the title of the window is written once`() async {
    let page = NavigationStack { Text("Members").navigationTitle("Club") }
    #expect(await lines("Club", page).filter { $0 == "Club" }.count == 1)
    #expect(await lines("Other", page).prefix(2) == ["Other", "Club"])
    #expect(await lines("Other", Text("Members")).first == "Other")
  }
}
