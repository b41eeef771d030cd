import PlatenTesting
import SwiftUI
import Testing

/// What becomes of marked text when the program writes to the field.
@MainActor struct ProgramWriteTests {
  private final class Model: ObservableObject {
    @Published var draft = ""
    @Published var amount = 1
    @Published var sent: [String] = []
  }

  private struct Chat: View {
    @ObservedObject var model: Model
    var change: (String) -> String = { $0 }

    var body: some View {
      TextField("Message", text: $model.draft).onChange(of: model.draft) { model.draft = change(model.draft) }
      TextField("Amount", value: $model.amount, format: .number)
      Button("Send") {
        model.sent.append(model.draft)
        model.draft = ""
      }
    }
  }

  @Test func aButtonCommitsMarkedTextFirst() async throws {
    let model = Model()
    let screen = await Screen(Chat(model: model))
    let message = try screen.field("Message")
    try message.focus()
    try message.compose("ab")
    try screen.button("Send").press()
    #expect(model.sent == ["ab"])
    #expect(try message.text == "")
    #expect(try message.marked == nil)
    try message.endComposition()
    #expect(model.draft == "")
  }

  @Test func aPressedButtonReadsTheValueOfMarkedText() async throws {
    let model = Model()
    let screen = await Screen(Chat(model: model))
    let amount = try screen.field("Amount")
    try amount.focus()
    try amount.select(0..<1)
    try amount.compose("25")
    #expect(model.amount == 1)
    try screen.button("Send").press()
    #expect(model.amount == 25)
  }

  @Test func anotherTextDropsTheMarkedText() async throws {
    let model = Model()
    let screen = await Screen(Chat(model: model))
    let message = try screen.field("Message")
    try message.focus()
    try message.type("x")
    try message.compose("ab")
    model.draft = "hello"
    await screen.settle()
    #expect(try message.text == "hello")
    #expect(try message.marked == nil)
    #expect(try message.selection == 5..<5)
    try message.type("!")
    #expect(model.draft == "hello!")
  }

  @Test func anotherValueDropsTheMarkedText() async throws {
    let model = Model()
    let screen = await Screen(Chat(model: model))
    let amount = try screen.field("Amount")
    try amount.focus()
    try amount.compose("2")
    model.amount = 700
    await screen.settle()
    #expect(try amount.text == "700")
    #expect(try amount.marked == nil)
  }

  @Test func theProgramsAnswerToMarkedTextWaitsForTheEndOfTheComposition() async throws {
    let model = Model()
    let screen = await Screen(Chat(model: model, change: { $0.uppercased() }))
    let message = try screen.field("Message")
    try message.focus()
    try message.compose("a")
    try message.compose("ab")
    model.amount = 2
    await screen.settle()
    #expect(try message.text == "ab")
    #expect(try message.marked == 0..<2)
    model.draft = ""
    await screen.settle()
    #expect(try message.text == "")
    #expect(try message.marked == nil)
  }

  private final class LateModel: ObservableObject {
    @Published var text = ""
    var given: [String] = []
  }

  private struct LateForm: View {
    @ObservedObject var model: LateModel

    var body: some View {
      TextField("Message", text: Binding(get: { model.text }, set: { model.given.append($0) }))
    }
  }

  @Test func aLateAnswerToEarlierMarkedTextKeepsTheComposition() async throws {
    let model = LateModel()
    let screen = await Screen(LateForm(model: model))
    let message = try screen.field("Message")
    try message.focus()
    for text in ["n", "ni", "nih"] { try message.compose(text) }
    for text in model.given {
      model.text = text
      await screen.settle()
      #expect(try message.text == "nih")
      #expect(try message.marked == 0..<3)
    }
    #expect(model.given == ["n", "ni", "nih"])
  }
}
