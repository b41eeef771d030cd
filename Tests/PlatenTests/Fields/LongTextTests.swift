import PlatenTesting
import SwiftUI
import Testing
import TextEditing

/// A text so long that it is kept in a rope: some hundred thousand units, of several scripts.
private let longText = String(repeating: "Zwölf Boxkämpfer 👩‍👩‍👧 jagen Viktor.\n", count: 6_000)

@MainActor private final class Log {
  var texts: [String] = []
  var evaluations = 0
}

@MainActor struct LongTextTests {
  private struct Editor: View {
    let log: Log
    @State private var text = longText

    var body: some View {
      TextEditor(text: $text)
      Button("Note") { log.texts.append(text) }
      Button("Clear") { text = "" }
      Button("Short") { text = "short" }
    }
  }

  @Test func theTextIsTheSameAfterEditsInTheField() async throws {
    let log = Log()
    let screen = await Screen(Editor(log: log))
    let field = try screen.field(at: 0)
    var expected = longText
    let middle = longText.utf16.count / 2
    let index = longText.index(longText.startIndex, offsetBy: longText.count / 2)
    let offset = index.utf16Offset(in: longText)
    #expect(abs(offset - middle) < longText.utf16.count)
    try field.select(offset..<offset)
    try field.type("new")
    expected.insert(contentsOf: "new", at: index)
    #expect(try field.text == expected)
    try field.select(0..<6)
    try field.press(.delete)
    expected.removeFirst(6)
    #expect(try field.text == expected)
    #expect(try field.selection == 0..<0)
    try screen.button("Note").press()
    #expect(log.texts == [expected])
  }

  @Test func undoLeadsBackToTheTextAndRedoForth() async throws {
    let screen = await Screen(Editor(log: Log()))
    let field = try screen.field(at: 0)
    try field.select(100..<100)
    try field.type("one two")
    try field.select(0..<field.text.utf16.count)
    try field.press(.delete)
    #expect(try field.text == "")
    for _ in 0..<3 { try field.press("z", modifiers: .control) }
    #expect(try field.text == longText)
    for _ in 0..<3 { try field.press("y", modifiers: .control) }
    #expect(try field.text == "")
  }

  @Test func aButtonReadsTextTypedJustBefore() throws {
    let log = Log()
    let host = ViewHost(Editor(log: log))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    let note = try #require(host.root.first { $0.plainText == "Note" && $0.attributes.isFocusable })
    host.focus.move(to: field.id)
    host.send(.edit(.select(EditSelection(caret: 0))), to: field.id)
    for key in ["a", "b", "c"] {
      host.send(.edit(.insert(key)), to: field.id)
      _ = host.update()
    }
    host.send(.press, to: note.id)
    #expect(log.texts == ["abc" + longText])
  }

  @Test func theProgramsTextReplacesTypedText() async throws {
    let log = Log()
    let screen = await Screen(Editor(log: log))
    let field = try screen.field(at: 0)
    try field.type("x")
    try screen.button("Short").press()
    #expect(try field.text == "short")
    try field.type("er")
    try screen.button("Note").press()
    #expect(log.texts == ["shorter"])
    try screen.button("Clear").press()
    #expect(try field.text == "")
  }

  // MARK: bindings

  @MainActor private final class Model {
    var text = longText
    var writes = 0
  }

  private struct ModelEditor: View {
    let model: Model
    let log: Log

    var body: some View {
      TextEditor(
        text: Binding(
          get: { model.text },
          set: {
            model.text = $0; model.writes += 1
          }))
      Button("Note") { log.texts.append(model.text) }
    }
  }

  @Test func aBindingOfAnyOtherKindIsWrittenWhenTheTypingPauses() throws {
    let model = Model()
    let host = ViewHost(ModelEditor(model: model, log: Log()))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    for key in ["a", "b", "c"] {
      host.send(.edit(.insert(key)), to: field.id)
      _ = host.update()
    }
    #expect(model.writes == 0)
    host.typingPause.flush()
    #expect(model.writes == 1)
    #expect(model.text == longText + "abc")
    host.typingPause.flush()
    #expect(model.writes == 1)
  }

  @Test func aPauseComesByItself() async throws {
    let model = Model()
    let host = ViewHost(ModelEditor(model: model, log: Log()))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    host.send(.edit(.insert("a")), to: field.id)
    for _ in 0..<500 where model.writes == 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(model.text == longText + "a")
  }

  @Test func aButtonFindsTheTextWrittenInAnyBinding() throws {
    let model = Model()
    let log = Log()
    let host = ViewHost(ModelEditor(model: model, log: log))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    let note = try #require(host.root.first { $0.plainText == "Note" && $0.attributes.isFocusable })
    host.focus.move(to: field.id)
    host.send(.edit(.insert("a")), to: field.id)
    host.send(.press, to: note.id)
    #expect(log.texts == [longText + "a"])
  }

  @Test func leavingTheFieldWritesTheText() throws {
    let model = Model()
    let host = ViewHost(ModelEditor(model: model, log: Log()))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    host.send(.edit(.insert("a")), to: field.id)
    host.focus.move(to: nil)
    #expect(model.text == longText + "a")
    host.focus.move(to: field.id)
    host.send(.edit(.insert("b")), to: field.id)
    host.close()
    #expect(model.text == longText + "ab")
  }

  @Test func textWrittenElsewhereIsShown() throws {
    let model = Model()
    let host = ViewHost(ModelEditor(model: model, log: Log()))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    host.send(.edit(.insert("a")), to: field.id)
    model.text = "other"
    host.send(.edit(.insert("b")), to: field.id)
    _ = host.update()
    guard case .field(let content) = field.content else { return }
    #expect(content.text == "other")
  }

  @Observable @MainActor final class Document {
    var text = longText
  }

  private struct DocumentEditor: View {
    @Bindable var document: Document

    var body: some View {
      TextEditor(text: $document.text)
      Text(verbatim: "\(document.text.utf8.count) bytes")
    }
  }

  @Test func aViewThatShowsSomethingOfTheTextFollowsInThePause() async throws {
    let screen = await Screen(DocumentEditor(document: Document()))
    let field = try screen.field(at: 0)
    try field.type("123")
    #expect(screen.shows("\(longText.utf8.count + 3) bytes"))
  }

  // MARK: what follows

  private struct Watched: View {
    let log: Log
    @State private var text = longText

    var body: some View {
      let _ = log.evaluations += 1
      TextEditor(text: $text).onChange(of: text) { _, new in log.texts.append(new) }
    }
  }

  @Test func changesAreReportedWhenTypingPauses() throws {
    let log = Log()
    let host = ViewHost(Watched(log: log))
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    let evaluations = log.evaluations
    for key in ["a", "b", "c"] {
      host.send(.edit(.insert(key)), to: field.id)
      let patches = host.update()
      #expect(patches.count == 1)
    }
    #expect(log.evaluations == evaluations)
    host.typingPause.flush()
    #expect(log.texts == [longText + "abc"])
  }

  private struct Selecting: View {
    let log: Log
    @State private var text = longText
    @State private var selection: TextSelection?

    var body: some View {
      TextEditor(text: $text, selection: $selection)
      Button("Note") {
        if case .selection(let range)? = selection?.indices { log.texts.append(String(text[range])) }
      }
      Button("Start") { selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5)) }
    }
  }

  @Test func theSelectionBindingHasTheSelectedRange() async throws {
    let log = Log()
    let screen = await Screen(Selecting(log: log))
    let field = try screen.field(at: 0)
    try field.type("end")
    let count = try field.text.utf16.count
    try field.select(count - 3..<count)
    try screen.button("Note").press()
    try screen.button("Start").press()
    #expect(try field.selection == 0..<5)
    try screen.button("Note").press()
    #expect(log.texts == ["end", "Zwölf"])
  }

  @Test func aTextThatGrowsAndShrinksIsWrittenEitherWay() async throws {
    struct Growing: View {
      let log: Log
      @State private var text = "start "

      var body: some View {
        TextEditor(text: $text)
        Button("Note") { log.texts.append(text) }
      }
    }
    let log = Log()
    let screen = await Screen(Growing(log: log))
    let field = try screen.field(at: 0)
    try field.paste(longText)
    try screen.button("Note").press()
    try field.press("z", modifiers: .control)
    try screen.button("Note").press()
    #expect(log.texts == ["start " + longText, "start "])
  }
}
