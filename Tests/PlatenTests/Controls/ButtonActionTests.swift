import Platen
import PlatenTesting
import Testing

/// A body makes the closure of a button's action again each time; what the button shows may be the same.
@MainActor @Suite struct ButtonActionTests {
  private struct Page: View {
    @State private var text = ""
    @State private var saved = "nothing"

    var body: some View {
      let copy = text
      TextField("Text", text: $text)
      Button("Save", role: text.count > 2 ? .destructive : nil) { saved = copy }
      Text("Saved: \(saved)")
    }
  }

  @Test func aPressRunsTheActionOfTheLastBody() async throws {
    let screen = await Screen(Page())
    for letter in ["a", "b", "c"] { try screen.field("Text").type(letter) }
    try screen.button("Save").press()
    #expect(screen.shows("Saved: abc"))
  }

  @Test func anActionAloneDoesNotEvaluateTheButton() async throws {
    struct WithoutButton: View {
      @State private var text = ""

      var body: some View {
        TextField("Text", text: $text)
        Text("\(text)")
      }
    }
    struct WithButton: View {
      @State private var text = ""

      var body: some View {
        let copy = text
        TextField("Text", text: $text)
        Button("Save") { _ = copy }
        Text("\(text)")
      }
    }
    func evaluations(_ view: some View) async throws -> Int {
      let screen = await Screen(view)
      let field = try screen.field("Text")
      try field.type("a")
      let cost = try screen.cost { try field.type("b") }
      return cost.evaluations
    }
    // The button's own body is compared by its label alone.
    let (with, without) = (try await evaluations(WithButton()), try await evaluations(WithoutButton()))
    #expect(with - without <= 1)
  }
}
