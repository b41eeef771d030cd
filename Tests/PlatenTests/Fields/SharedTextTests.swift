import PlatenTesting
import SwiftUI
import Testing

/// Fields that show one text, in one window or in two: each has its own undo history, which moves over what is typed
/// into the other.
@MainActor struct SharedTextTests {
  @MainActor @Observable fileprivate final class Model {
    var text = ""
    var note = ""
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      TextField("First", text: $model.text)
      TextField("Second", text: $model.text)
      TextField("Note", text: $model.note)
    }
  }

  private struct StatePage: View {
    @State private var text = ""
    var body: some View {
      TextField("First", text: $text)
      TextField("Second", text: $text)
    }
  }

  private func undo(_ field: FieldHandle) throws { try field.press("z", modifiers: .control) }

  /// What both fields do, in whatever windows they are.
  private func expectTwoHistories(_ first: FieldHandle, _ second: FieldHandle, update: () async -> Void) async throws {
    try first.type("Ada")
    await update()
    try second.press(.end)
    try second.type("-Lovelace")
    await update()
    #expect(try first.text == "Ada-Lovelace")
    try undo(first)
    await update()
    #expect(try first.text == "-Lovelace")
    #expect(try second.text == "-Lovelace")
    try first.press("z", modifiers: [.control, .shift])
    await update()
    #expect(try second.text == "Ada-Lovelace")
    try undo(second)
    await update()
    #expect(try first.text == "Ada")
  }

  @Test func twoWindowsHaveHistoriesOfTheirOwn() async throws {
    let model = Model()
    let screens = [await Screen(Page(model: model)), await Screen(Page(model: model))]
    try await expectTwoHistories(try screens[0].field("First"), try screens[1].field("First")) {
      for screen in screens { await screen.settle() }
    }
  }

  @Test func twoFieldsOfAWindowHaveHistoriesOfTheirOwn() async throws {
    let screen = await Screen(StatePage())
    try await expectTwoHistories(try screen.field("First"), try screen.field("Second")) { await screen.settle() }
  }

  @Test func theCaretStaysAtItsCharacters() async throws {
    let model = Model()
    let screens = [await Screen(Page(model: model)), await Screen(Page(model: model))]
    let (first, second) = (try screens[0].field("First"), try screens[1].field("First"))
    try first.type("brown fox")
    await screens[1].settle()
    try first.select(5..<5)
    try second.select(0..<0)
    try second.type("the quick ")
    await screens[0].settle()
    #expect(try first.text == "the quick brown fox")
    #expect(try first.selection == 15..<15)
  }

  @Test func aTextOfTheProgramIsNoneOfAnotherField() async throws {
    let model = Model()
    let screen = await Screen(Page(model: model))
    try screen.field("First").type("Ada")
    try screen.field("Note").type("Bob")
    model.text = "Bob"
    screen.update()
    let first = try screen.field("First")
    try undo(first)
    #expect(model.text == "Bob")
  }
}
