import PlatenTesting
import SwiftUI
import Testing

/// A field that gets a value of another kind in the same place, as where a condition chooses between two fields.
@MainActor struct OtherKindTests {
  @MainActor @Observable fileprivate final class Model {
    var kind = 0
    var text = "t"
    var number = 0.0
    var whole = 0
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      field
      Button("Text") { model.kind = 0 }
      Button("Number") { model.kind = 1 }
      Button("Whole") { model.kind = 2 }
      Button("Percent") { model.kind = 3 }
    }

    private var field: TextField<Text> {
      switch model.kind {
      case 0: TextField("Field", text: $model.text)
      case 1: TextField("Field", value: $model.number, formatter: NumberFormatter())
      case 2: TextField("Field", value: $model.whole, formatter: NumberFormatter())
      default: TextField("Field", value: $model.number, format: .percent.grouping(.never))
      }
    }
  }

  private func page(_ kind: Int) async throws -> (Model, Screen, FieldHandle) {
    let model = Model()
    model.kind = kind
    let screen = await Screen(Page(model: model))
    return (model, screen, try screen.field("Field"))
  }

  @Test(arguments: [(0, "Text", "t"), (2, "Whole", "0"), (3, "Percent", "1200%")])
  func whatWasTypedIsWrittenWhereItBelongs(kind: Int, button: String, shown: String) async throws {
    let (model, screen, field) = try await page(1)
    try field.replace(with: "12")
    model.kind = kind
    screen.update()
    #expect(model.number == 12)
    #expect((model.text, model.whole) == ("t", 0))
    #expect(try field.text == shown)
    #expect(try field.isFocused)
    // The same by a button.
    try screen.button("Number").press()
    #expect(try field.text == "12")
    try field.type("3")
    try screen.button(button).press()
    #expect(model.number == 123)
  }

  @Test func aCompositionIsCommittedWhereItBelongs() async throws {
    let (model, screen, field) = try await page(1)
    try field.replace(with: "")
    try field.compose("42")
    model.kind = 0
    screen.update()
    #expect(model.number == 42)
    #expect(try field.text == "t")
    #expect(try field.marked == nil)
    try field.compose("x")
    model.kind = 1
    screen.update()
    #expect(model.text == "tx")
    #expect(try field.text == "42")
  }
}
