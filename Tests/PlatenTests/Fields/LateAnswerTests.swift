import Dispatch
import PlatenTesting
import SwiftUI
import Testing

/// Programs that make another text of what was typed, later than in the update that follows the edit.
@MainActor struct LateAnswerTests {
  /// When the program does so.
  enum Moment: CaseIterable {
    case update, task, queue, pause, taskModifier
  }

  @MainActor @Observable fileprivate final class Model {
    var text: String
    var number = 15
    init(_ text: String) { self.text = text }
  }

  private struct Page: View {
    @Bindable var model: Model
    let moment: Moment
    let change: @MainActor (String) -> String

    var body: some View {
      let field = TextField("Text", text: $model.text)
      switch moment {
      case .update: field.onChange(of: model.text) { apply() }
      case .task: field.onChange(of: model.text) { Task { apply() } }
      case .queue:
        field.onChange(of: model.text) { DispatchQueue.main.async { MainActor.assumeIsolated { apply() } } }
      case .pause:
        field.onChange(of: model.text) {
          Task {
            try? await Task.sleep(for: .milliseconds(10))
            apply()
          }
        }
      case .taskModifier: field.task(id: model.text) { apply() }
      }
      Button("Fill") { model.text = "b\(model.text)" }
      Button("Clear") { model.text = "" }
    }

    private func apply() { model.text = change(model.text) }
  }

  private func settle(_ screen: Screen, _ moment: Moment) async throws {
    if moment == .pause { try await Task.sleep(for: .milliseconds(40)) }
    for _ in 0..<6 { await screen.settle() }
  }

  @Test(arguments: Moment.allCases) func theCaretStaysAtItsLetters(moment: Moment) async throws {
    let model = Model("AC")
    let screen = await Screen(Page(model: model, moment: moment) { $0.uppercased() })
    let field = try screen.field("Text")
    try field.select(1..<1)
    for (key, text) in [("b", "ABC"), ("x", "ABXC")] {
      try field.type(key)
      try await settle(screen, moment)
      #expect(try field.text == text)
      #expect(try field.selection == text.utf16.count - 1..<text.utf16.count - 1)
    }
    // Before the program has answered.
    try field.type("y")
    try field.type("z")
    try await settle(screen, moment)
    #expect(try field.text == "ABXYZC")
    #expect(model.text == "ABXYZC")
    #expect(try field.selection == 5..<5)
    try field.press(.delete)
    try await settle(screen, moment)
    #expect(try field.text == "ABXYC")
    #expect(try field.selection == 4..<4)
  }

  @Test(arguments: Moment.allCases) func separatorsComeAndGoAroundTheCaret(moment: Moment) async throws {
    let model = Model("")
    let screen = await Screen(
      Page(model: model, moment: moment) { text in
        let digits = text.filter(\.isNumber)
        return digits.count > 3 ? "\(digits.prefix(3))-\(digits.dropFirst(3))" : digits
      })
    let field = try screen.field("Text")
    try field.focus()
    for key in "123456" {
      try field.type(String(key))
      try await settle(screen, moment)
    }
    #expect(try field.text == "123-456")
    #expect(try field.selection == 7..<7)
    try field.select(1..<1)
    for key in "a9" {
      try field.type(String(key))
      try await settle(screen, moment)
    }
    #expect(try field.text == "192-3456")
    #expect(try field.selection == 2..<2)
    // One step with the typing.
    try field.press("z", modifiers: .control)
    try await settle(screen, moment)
    #expect(try field.text == "123-456")
  }

  @Test func whatTheProgramAddsBehindTheCaretLeavesIt() async throws {
    let model = Model("hello")
    let screen = await Screen(Page(model: model, moment: .update) { $0 })
    let field = try screen.field("Text")
    try field.select(2..<2)
    try field.type("x")
    model.text += "!"
    await screen.settle()
    try field.type("y")
    #expect(try field.text == "hexyllo!")
    #expect(model.text == "hexyllo!")
  }

  @Test func aSelectionThatIsSetWithATextIsKeptWhenThatIsRewritten() async throws {
    struct Page: View {
      @Bindable var model: Model
      @Binding var selection: TextSelection?
      var body: some View {
        TextField("Text", text: $model.text, selection: $selection)
          .onChange(of: model.text) { model.text = model.text.uppercased() }
      }
    }
    let model = Model("abc")
    var selection: TextSelection?
    let screen = await Screen(
      Page(model: model, selection: Binding(get: { selection }, set: { selection = $0 })))
    let field = try screen.field("Text")
    try field.press(.end)
    try screen.type("d")
    selection = TextSelection(insertionPoint: "hello".index("hello".startIndex, offsetBy: 2))
    model.text = "hello"
    screen.update()
    try screen.type("x")
    #expect(model.text == "HEXLLO")
  }

  @Test func anEditorWithAttributesKeepsTheCaret() async throws {
    struct Page: View {
      @State private var text = AttributedString("abc")
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Text")
          .onChange(of: text) { _, new in
            if !new.characters.contains("!") { Task { text.append(AttributedString("!")) } }
          }
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    try field.select(1..<1)
    try screen.type("x")
    try await settle(screen, .task)
    try screen.type("y")
    #expect(try field.text == "axybc!")
    #expect(try field.selection == 3..<3)
  }

  @Test func aTextOfAnActionIsAnotherOne() async throws {
    let model = Model("AC")
    let screen = await Screen(Page(model: model, moment: .update) { $0 })
    let field = try screen.field("Text")
    try field.select(1..<1)
    try field.type("b")
    try screen.button("Fill").press()
    #expect(try field.selection == 4..<4)
    try field.press("z", modifiers: .control)
    #expect(model.text == "bAbC")
  }

  @Test func aValueOfTheProgramIsAnotherOne() async throws {
    let model = Model("")
    let screen = await Screen(TextField("Value", value: Bindable(model).number, format: .number))
    let field = try screen.field("Value")
    try field.select(1..<1)
    try field.type("2")
    model.number = 1325
    await screen.settle()
    #expect(try field.text == "1,325")
    #expect(try field.selection == 5..<5)
    try field.press("z", modifiers: .control)
    #expect(model.number == 1325)
  }

  @Test func aTextThatIsNotMadeOfTheTypedOneIsAnotherOne() async throws {
    let model = Model("AC")
    let screen = await Screen(Page(model: model, moment: .update) { $0 })
    let field = try screen.field("Text")
    try field.select(1..<1)
    for text in ["xyz", "AbC of another text", ""] {
      try field.type("b")
      model.text = text
      await screen.settle()
      #expect(try field.selection == text.utf16.count..<text.utf16.count)
      try field.press("z", modifiers: .control)
      #expect(model.text == text)
    }
  }

  @Test(arguments: Moment.allCases.filter { $0 != .update })
  func whatIsRefusedLaterLeavesTheCaretAndTheHistory(moment: Moment) async throws {
    let model = Model("")
    let screen = await Screen(Page(model: model, moment: moment) { $0.filter(\.isNumber) })
    let field = try screen.field("Text")
    try field.type("12")
    try await settle(screen, moment)
    try field.press(.leftArrow)
    // More than the digits that there are, and before the program has answered the first.
    try field.type("abc")
    try await settle(screen, moment)
    #expect(try field.text == "12")
    #expect(try field.selection == 1..<1)
    try field.press("z", modifiers: .control)
    try await settle(screen, moment)
    #expect(try field.text == "")
    try field.press("z", modifiers: [.control, .shift])
    try await settle(screen, moment)
    #expect(try field.text == "12")
  }
}
