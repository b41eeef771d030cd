import PlatenTesting
import SwiftUI
import Testing

/// The program has a binding to the selection of a field.
@MainActor @Suite struct ProgramSelectionTests {
  private struct Insertion: View {
    @State private var text = "ab"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Text", text: $text, selection: $selection)
      Button("Insert") {
        text.insert("😀", at: text.index(text.startIndex, offsetBy: 1))
        selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 2))
      }
      Button("Replace") { text = "other" }
      Text(place)
    }

    private var place: String {
      guard case .selection(let range)? = selection?.indices else { return "nowhere" }
      // The body is evaluated before the field shows another text.
      guard range.upperBound <= text.endIndex else { return "behind the end" }
      return "at \(range.lowerBound.utf16Offset(in: text))"
    }
  }

  @Test func aSelectionThatIsSetWithATextIsKept() async throws {
    let screen = await Screen(Insertion())
    let field = try screen.field(at: 0)
    try field.focus()
    try screen.button("Insert").press()
    #expect(try field.text == "a😀b")
    let selection = try field.selection
    #expect(selection == 3..<3)
    #expect(screen.shows("at 3"))
    try field.type("c")
    #expect(try field.text == "a😀cb")
    #expect(screen.shows("at 4"))
  }

  private struct Foreign: View {
    private let other = "a text that is longer 👩‍👩‍👧"
    @State private var text = "é👩‍👩‍👧"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Text", text: $text, selection: $selection)
      Button("End") { selection = TextSelection(insertionPoint: other.endIndex) }
      Button("Shorten") {
        selection = TextSelection(range: text.startIndex..<text.endIndex)
        text = "é"
      }
      Button("Empty") {
        text = ""
        selection = TextSelection(insertionPoint: other.endIndex)
      }
      if case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex {
        Text("from \(range.lowerBound.utf16Offset(in: text)) to \(range.upperBound.utf16Offset(in: text))")
      }
    }
  }

  @Test func anIndexBehindTheTextIsItsEnd() async throws {
    let screen = await Screen(Foreign())
    let field = try screen.field(at: 0)
    try field.focus()
    try field.select(0..<0)
    try screen.button("End").press()
    #expect(try field.selection == 9..<9)
    #expect(screen.shows("from 9 to 9"))
    try screen.button("Shorten").press()
    #expect(try field.text == "é" && field.selection == 0..<1)
    #expect(screen.shows("from 0 to 1"))
    try screen.button("Empty").press()
    #expect(try field.selection == 0..<0)
    #expect(screen.shows("from 0 to 0"))
    try field.type("x")
    #expect(try field.text == "x")
  }

  @Test func theProgramHearsWhereTheCaretIsInATextOfItsOwn() async throws {
    let screen = await Screen(Insertion())
    let field = try screen.field(at: 0)
    try field.focus()
    try screen.button("Replace").press()
    #expect(try field.selection == 5..<5)
    #expect(screen.shows("at 5"))
  }

  @MainActor @Observable fileprivate final class Model {
    var text = ""
    @ObservationIgnored var words: [String] = []
    var selection: TextSelection? {
      didSet {
        guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else {
          return words.append("?")
        }
        words.append(String(text[..<range.lowerBound]))
      }
    }
  }

  private struct Editor: View {
    @Bindable var model: Model

    var body: some View { TextField("Text", text: $model.text, selection: $model.selection) }
  }

  @Test func theTextIsWrittenBeforeTheSelectionThatBelongsToIt() async throws {
    let model = Model()
    let screen = await Screen(Editor(model: model))
    let field = try screen.field(at: 0)
    try field.focus()
    model.words = []
    try field.type("ab")
    #expect(model.words == ["a", "ab"])
  }

  @Test func aSelectionIsInTheProgramsTextWithoutTheFocusToo() async throws {
    let screen = await Screen(
      VStack {
        Insertion()
        TextField("Other", text: .constant(""))
      })
    let field = try screen.field(at: 0)
    try screen.button("Replace").press()
    #expect(screen.shows("nowhere"))
    try field.focus()
    try field.press(.home)
    try field.type("longer than ")
    #expect(screen.shows("at 12"))
    try screen.field("Other").focus()
    try screen.button("Replace").press()
    #expect(try field.selection == 5..<5)
    #expect(screen.shows("at 5"))
  }
}
