#if Web
import Platen
import Testing
import TextEditing

@testable import PlatenWeb

/// The commands of a page's own session in the program's field.
@MainActor @Suite struct FieldCommandTests {
  private struct PhoneView: View {
    @State private var phone = ""
    var body: some View { TextField("Phone", value: $phone, format: .mask("(###) ### - ####")) }
  }

  private struct LoudView: View {
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text).onChange(of: text) { text = text.uppercased() }
    }
  }

  /// A view's field with the markup that knows what a browser has of it.
  @MainActor private struct Fixture {
    let host: ViewHost
    let markup = ViewMarkup()
    let node: Node

    init(_ view: some View) throws {
      host = ViewHost(view)
      _ = host.update()
      node = try #require(host.root.first { if case .field = $0.content { true } else { false } })
      host.focus.move(to: node.id)
      _ = markup.document(of: host.root)
    }

    /// What the browser is answered.
    func receive(
      _ sequence: Int, base: Int = 0, _ start: Int, _ end: Int, _ text: String, length: Int, caret: Int,
      _ commands: String? = nil, kind: FieldEdit.Kind = .typing
    ) throws -> FieldAnswer? {
      let edit = FieldEdit(
        sequence: sequence, base: base, start: start, end: end, text: text, length: length, anchor: caret, head: caret,
        kind: kind, commands: try commands.map { try #require(FieldCommands.read($0)) } ?? [])
      let received = markup.withField(node) { state, content in state.receive(edit, content: content) }
      for command in try #require(received ?? nil) { host.send(.edit(command), to: node.id) }
      _ = host.update()
      let select = markup.withField(node) { state, content in state.selectionCommand(content: content) } ?? nil
      if let select { host.send(.edit(select), to: node.id) }
      return markup.withField(node) { state, content in state.answer(for: content) } ?? nil
    }

    var text: String? { if case .field(let field) = node.content { field.text } else { nil } }
  }

  private struct NoteView: View {
    @State private var text = ""
    var body: some View { TextField("Note", text: $text) }
  }

  @Test func whatAnEarlierPageHasTypedIsUndoneByItself() throws {
    let field = try Fixture(NoteView())
    _ = try field.receive(1, 0, 0, "1", length: 1, caret: 1, "s\u{1F}0\u{1F}0\u{1E}i\u{1F}1")
    // A new page's session begins, and knows nothing of the step before.
    _ = try field.receive(2, 1, 1, "2", length: 2, caret: 2, "a\u{1E}s\u{1F}1\u{1F}1\u{1E}i\u{1F}2")
    #expect(field.text == "12")
    #expect(try field.receive(3, 1, 2, "", length: 1, caret: 1, "z") == .acknowledged(sequence: 3))
    #expect(field.text == "1")
  }

  @Test func whatIsTypedInAPageThatWasServedBeforeTheCaretMovedIsAtTheCaret() throws {
    let field = try Fixture(NoteView())
    _ = try field.receive(1, 0, 0, "abc", length: 3, caret: 3, "s\u{1F}0\u{1F}0\u{1E}i\u{1F}abc")
    let served = field.markup.withField(field.node) { state, content in state.snapshot(of: content) }
    // The page before has moved the caret.
    _ = try field.receive(2, 3, 3, "", length: 3, caret: 1, "s\u{1F}1\u{1F}1")
    field.markup.withField(field.node) { state, content in state.noteOtherEdit(content, isByEarlierPage: true) }
    let base = try #require(served).version
    _ = try field.receive(3, base: base, 3, 3, "x", length: 4, caret: 4, "a\u{1E}s\u{1F}3\u{1F}3\u{1E}i\u{1F}x")
    #expect(field.text == "axbc")
    _ = try field.receive(4, 4, 4, "y", length: 5, caret: 5, "s\u{1F}4\u{1F}4\u{1E}i\u{1F}y")
    #expect(field.text == "axybc")
  }

  @Test func theSelectionThatASessionHasTypedInIsBehindTheEndOfAStep() throws {
    var edit = FieldEdit(
      sequence: 1, base: 0, start: 1, end: 1, text: "2", length: 2, anchor: 2, head: 2, kind: .typing)
    edit.commands = try #require(FieldCommands.read("a\u{1E}s\u{1F}1\u{1F}1\u{1E}i\u{1F}2"))
    #expect(edit.selectionBefore == EditSelection(caret: 1))
    #expect(edit.typed == [.insert("2")])
    edit.commands = [.selectAll]
    #expect(edit.selectionBefore == nil && edit.typed == nil)
  }

  @Test func aShortcutOfTheProgramComesBeforeAFormat() throws {
    struct Note: View {
      @State private var text = AttributedString("word")
      @State private var presses = 0
      var body: some View {
        TextEditor(text: $text)
        Button("Bold") { presses += 1 }.keyboardShortcut("b")
        Text("\(presses)")
      }
    }
    let host = ViewHost(Note())
    let view = BrowserView(id: "v", session: "s", host: host)
    _ = view.document()
    let editor = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    view.receive(.action(1, .focus(editor.id)))
    host.send(.edit(.selectAll), to: editor.id)
    view.receive(.action(2, .format(editor.id, .bold)))
    view.receive(.action(3, .format(editor.id, .italic)))
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    #expect(texts.last == "1")
    guard case .field(let field) = editor.content else { return }
    let font = try #require(field.runs?.first?.font).resolve(in: Font.Context())
    #expect(!font.isBold && font.isItalic)
  }

  @Test func theProgramComesToTheSameTextAndHistory() throws {
    let fixture = try Fixture(PhoneView())
    #expect(
      try fixture.receive(1, 0, 0, "(5", length: 2, caret: 2, "s\u{1F}0\u{1F}0\u{1E}i\u{1F}5")
        == .acknowledged(sequence: 1))
    #expect(
      try fixture.receive(2, 2, 2, "5", length: 3, caret: 3, "s\u{1F}2\u{1F}2\u{1E}i\u{1F}5")
        == .acknowledged(sequence: 2))
    #expect(fixture.text == "(55")
    #expect(try fixture.receive(3, 0, 3, "", length: 0, caret: 0, "z") == .acknowledged(sequence: 3))
    #expect(fixture.text?.isEmpty == true)
  }

  @Test func whatTheProgramWantedOtherwiseIsAnswered() throws {
    let fixture = try Fixture(LoudView())
    let answer = try fixture.receive(1, 0, 0, "a", length: 1, caret: 1, "s\u{1F}0\u{1F}0\u{1E}i\u{1F}a")
    guard case .replaced(1, _, let splice, anchor: 1, head: 1, isRewritten: _, styledRuns: nil) = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(splice == TextSplice(range: 0..<1, inserted: "A"))
    // What was typed before the answer arrived is placed where it belongs.
    _ = try fixture.receive(2, 1, 1, "b", length: 2, caret: 2, "s\u{1F}1\u{1F}1\u{1E}i\u{1F}b")
    #expect(fixture.text == "AB")
  }

  /// A letter that the format refuses leaves the selection that it was typed over, as it does key by key; the page
  /// has the letter in its place until it is answered.
  @Test func whatIsTypedBehindARefusedLetterReplacesTheSelection() throws {
    let fixture = try Fixture(PhoneView())
    _ = try fixture.receive(1, 0, 0, "1234", length: 4, caret: 4)
    #expect(fixture.text == "(123) 4")
    _ = try fixture.receive(2, 0, 4, "x", length: 1, caret: 1)
    #expect(fixture.text == "(123) 4")
    _ = try fixture.receive(3, 1, 1, "5", length: 2, caret: 2)
    _ = try fixture.receive(4, 2, 2, "6", length: 3, caret: 3)
    #expect(fixture.text == "(56")
  }

  @Test func aKeyThatDeletesBehindARefusedLetterDeletesTheSelection() throws {
    let fixture = try Fixture(PhoneView())
    _ = try fixture.receive(1, 0, 0, "1234", length: 4, caret: 4)
    _ = try fixture.receive(2, 0, 4, "x", length: 1, caret: 1)
    _ = try fixture.receive(3, 0, 1, "", length: 0, caret: 0, kind: .backspace)
    #expect(fixture.text?.isEmpty == true)
  }

  @Test func commandsThatNoUserGivesAreRefused() {
    #expect(FieldCommands.read("w\u{1F}rewritten") == nil)
    #expect(FieldCommands.read("x") == nil)
    #expect(FieldCommands.read("i\u{1F}a\u{1E}nonsense") == nil)
    #expect(FieldCommands.read("i\u{1F}a\u{1E}z") == [.insert("a"), .undo])
  }

  @Test func theModuleIsServedInAnEncodingThatIsAccepted() {
    #expect(ModuleFile.response(accepting: ["identity"], host: "localhost").status == .notAcceptable)
    let response = ModuleFile.response(accepting: ["br"], host: "localhost")
    #expect(response.headers.first(name: "Content-Encoding") == "br")
    #expect(response.headers.first(name: "Cache-Control") == "public, max-age=31536000, immutable")
  }
}
#endif
