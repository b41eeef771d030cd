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
}
