import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import TextEditing

@MainActor @Observable private final class Model {
  var isShown = true
  var amount = 5
  @ObservationIgnored var log: [String] = []
}

private struct Logged: View {
  @Bindable var model: Model

  var body: some View {
    if model.isShown {
      TextField(
        "Amount", value: $model.amount, formatter: NumberFormatter(),
        onEditingChanged: { if !$0 { model.log.append("end \(model.amount)") } }
      )
      .onDisappear { model.log.append("disappears \(model.amount)") }
    }
  }
}

/// Fields that are changed or removed while they are edited.
@MainActor struct ChangedFieldTests {
  @Test func aFieldThatBecomesVerticalTakesLineBreaks() async throws {
    struct Page: View {
      @State private var text = "ab"
      @State private var isOpen = false
      var body: some View {
        TextField("Text", text: $text, axis: isOpen ? .vertical : .horizontal)
        Button("Open") { isOpen.toggle() }
        Text("is \(text)")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    try field.press(.end)
    try field.paste("x\ny")
    #expect(screen.shows("is abx y"))
    try screen.button("Open").press()
    #expect(try field.isFocused)
    try field.paste("p\nq")
    #expect(screen.shows("is abx yp\nq"))
    try screen.button("Open").press()
    #expect(try field.text == "abx yp\nq")
    try field.paste("r\ns")
    #expect(screen.shows("is abx yp\nqr s"))
  }

  @Test(arguments: [false, true]) func theEndOfTheEditingOfARemovedFieldHasTheValue(isClosed: Bool) async throws {
    let model = Model()
    let screen = await Screen(Logged(model: model))
    try screen.field("Amount").replace(with: "12")
    if isClosed {
      screen.close()
    } else {
      model.isShown = false
      screen.update()
    }
    #expect(model.log == ["end 12", "disappears 12"])
  }

  @Test func whatIsComposedWithoutTheFocusIsWrittenWhenTheFieldIsRemoved() async throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        if model.isShown { TextField("Amount", value: $model.amount, format: .number) }
        TextField("Other", text: .constant(""))
      }
    }
    let model = Model()
    let screen = await Screen(Page(model: model))
    let node = try #require(screen.host.root.first { if case .field = $0.content { true } else { false } })
    screen.host.send(.edit(.select(EditSelection(0..<1))), to: node.id)
    screen.host.send(.edit(.mark("42", selected: 2..<2)), to: node.id)
    screen.update()
    #expect(model.amount == 5)
    model.isShown = false
    screen.update()
    #expect(model.amount == 42)
  }

  /// A program that normalizes may give a text that is equal, of the same length and of other characters.
  @Test func theUnitsOfTheProgramsTextAreShown() async throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "Text", text: Binding(get: { text }, set: { text = $0.replacing("\u{e9}\u{323}", with: "\u{1eb9}\u{301}") }))
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    try field.paste("\u{e9}")
    try field.paste("\u{323}")
    #expect(try Array(field.text.unicodeScalars) == ["\u{1eb9}", "\u{301}"])
    #expect(try field.selection == 2..<2)
  }
}
