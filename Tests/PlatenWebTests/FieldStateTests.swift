#if Web
import Platen
import Testing
import TextEditing

@testable import PlatenWeb

/// A model of the browser's side of a field, with a connection that delivers on the test's command.
@MainActor private final class Typist {
  let host: ViewHost
  let node: Node
  let markup = ViewMarkup()
  var value: String
  var caret: Int
  private var sequence = 0
  private var answered = 0
  private var base = 0
  private var sent: String
  private var sentCaret = 0
  private var up: [FieldEdit] = []
  private var down: [FieldAnswer] = []

  init(_ view: some View) throws {
    host = ViewHost(view)
    _ = host.update()
    node = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: node.id)
    _ = markup.document(of: host.root)
    let field = try #require(markup.withField(node) { state, content in state.snapshot(of: content) })
    value = field.value ?? ""
    sent = value
    caret = field.head
    base = field.version
    sentCaret = caret
  }

  func type(_ text: String) {
    let units = Array(value.utf16)
    value = String(decoding: units[..<caret] + Array(text.utf16) + units[caret...], as: UTF16.self)
    caret += text.utf16.count
    report()
  }

  private var isAhead: Bool { value != sent || caret != sentCaret }

  func report() {
    guard isAhead, answered == sequence else { return }
    sequence += 1
    let (old, new) = (Array(sent.utf16), Array(value.utf16))
    var suffix = 0
    while suffix < min(old.count, new.count - caret), old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    var prefix = 0
    while prefix < min(old.count, new.count) - suffix, old[prefix] == new[prefix] { prefix += 1 }
    up.append(
      FieldEdit(
        sequence: sequence, base: base, start: prefix, end: old.count - suffix,
        text: String(decoding: new[prefix..<(new.count - suffix)], as: UTF16.self), length: new.count, anchor: caret,
        head: caret, kind: .typing))
    base = 0
    sent = value
    sentCaret = caret
  }

  /// The server handles one report that has arrived.
  func deliverUp() {
    guard !up.isEmpty else { return }
    let edit = up.removeFirst()
    let commands = markup.withField(node) { state, content in state.receive(edit, content: content) } ?? nil
    #expect(commands != nil)
    for command in commands ?? [] { host.send(.edit(command), to: node.id) }
    _ = host.update()
    if let select = markup.withField(node, { state, content in state.selectionCommand(content: content) }) ?? nil {
      host.send(.edit(select), to: node.id)
      _ = host.update()
    }
    if let answer = markup.withField(node, { state, content in state.answer(for: content) }) ?? nil {
      down.append(answer)
    }
  }

  /// The browser handles one answer.
  func deliverDown() {
    guard !down.isEmpty else { return }
    switch down.removeFirst() {
    case .acknowledged(let number): answered = number
    case .replaced(let number, let version, let splice, _, let head, _, _):
      answered = number
      if number == sequence, !isAhead {
        value = splice.applied(to: TextStorage(sent))?.string ?? ""
        caret = head
        sent = value
        sentCaret = caret
        base = version
      }
    default: break
    }
    report()
  }

  func settle() {
    for _ in 0..<100 where !up.isEmpty || !down.isEmpty {
      deliverUp()
      deliverDown()
    }
  }
}

/// A card number, grouped by an `onChange`.
private struct CardView: View {
  @State var card = ""
  var body: some View {
    TextField("Card", text: $card).onChange(of: card) { card = Self.grouped(card) }
  }

  static func grouped(_ text: String) -> String {
    var result = ""
    for (index, digit) in text.filter(\.isNumber).enumerated() {
      if index > 0, index % 4 == 0 { result += " " }
      result.append(digit)
    }
    return result
  }
}

@MainActor @Suite struct FieldStateTests {
  @Test func textTypedOverASlowConnectionArrivesComplete() throws {
    for lag in 1...20 {
      let typist = try Typist(CardView())
      for (index, digit) in "4111222233334444".enumerated() {
        typist.type(String(digit))
        if index % lag == 0 { typist.deliverUp() }
        if index % lag == lag / 2 { typist.deliverDown() }
      }
      typist.settle()
      #expect(typist.value == "4111 2222 3333 4444")
      #expect(typist.caret == 19)
    }
  }

  /// With random positions and deliveries, the digits are where they were typed.
  @Test func randomEditingOverARandomLinkLosesNothing() throws {
    for round in 0..<200 {
      var generator = SystemRandomNumberGenerator()
      let typist = try Typist(CardView())
      var digits: [Character] = []
      for _ in 0..<20 {
        let significant = Array(typist.value).enumerated().filter { $0.element.isNumber }.map(\.offset)
        let index = Int.random(in: 0...digits.count, using: &generator)
        // After the digit before, as a click sets the caret.
        typist.caret = index == 0 ? 0 : significant[index - 1] + 1
        let digit = Character(String(Int.random(in: 0...9, using: &generator)))
        digits.insert(digit, at: index)
        typist.type(String(digit))
        if Bool.random(using: &generator) { typist.deliverUp() }
        if Bool.random(using: &generator) { typist.deliverDown() }
        #expect(typist.value.filter(\.isNumber) == String(digits), "round \(round)")
      }
      typist.settle()
      #expect(typist.value == CardView.grouped(String(digits)))
    }
  }

  @Test func aReportInAnUnknownTextIsRequestedAgain() throws {
    var state = FieldState(FieldContent(kind: .field, label: "a"))
    let edit = FieldEdit(
      sequence: 1, base: 77, start: 0, end: 0, text: "x", length: 1, anchor: 1, head: 1, kind: .typing)
    let unknown = state.receive(edit, content: FieldContent(kind: .field, label: "a"))
    #expect(unknown == nil)
    var wrong = edit
    wrong.base = 0
    wrong.length = 5
    let mismatched = state.receive(wrong, content: FieldContent(kind: .field, label: "a"))
    #expect(mismatched == nil)
  }

  @Test func anUndoIsAnsweredWithTheTextEvenIfItWasSentBefore() {
    var content = FieldContent(kind: .field, label: "a")
    content.text = "abc"
    content.selection = EditSelection(caret: 3)
    var state = FieldState(content)
    _ = state.receiveCommand(sequence: 1, base: 0)
    content.text = ""
    content.selection = EditSelection(caret: 0)
    let first = state.answer(for: content)
    let splice = TextSplice(range: 0..<3, inserted: "")
    #expect(first == .replaced(sequence: 1, version: 1, splice, anchor: 0, head: 0))
    // The second was sent before the first was answered: the browser did not apply that answer.
    _ = state.receiveCommand(sequence: 2, base: 0)
    let second = state.answer(for: content)
    #expect(second == .replaced(sequence: 2, version: 2, splice, anchor: 0, head: 0))
  }

  @Test func aRepeatedReportIsAppliedOnce() {
    let content = FieldContent(kind: .field, label: "a")
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: 0, end: 0, text: "x", length: 1, anchor: 1, head: 1, kind: .typing)
    let result1 = state.receive(edit, content: content)
    #expect(result1 == [.replace(0..<0, with: "x", selection: nil)])
    let result2 = state.receive(edit, content: content)
    #expect(result2 == [])
  }

  @Test func aSecureFieldKeepsNoTypedText() {
    var content = FieldContent(kind: .field, label: "a")
    content.isSecure = true
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: 0, end: 0, text: "hunter2", length: 7, anchor: 7, head: 7, kind: .typing)
    let result3 = state.receive(edit, content: content)
    #expect(result3 == [.replace(0..<0, with: "hunter2", selection: nil)])
    #expect(!"\(state)".contains("hunter2"))
    content.text = "•••••••"
    content.selection = EditSelection(caret: 7)
    let result4 = state.answer(for: content)
    #expect(result4 == .acknowledged(sequence: 1))
    content.text = "••••"
    content.selection = EditSelection(caret: 4)
    let result5 = state.answer(for: content)
    #expect(result5 == .marks(sequence: 1, version: 1, count: 4, anchor: 4, head: 4))
  }

  /// A field in which an input method composes に, as the browser has reported.
  private func composing(before: String = "", after: String = "") -> (FieldContent, FieldState) {
    let start = before.utf16.count
    var content = FieldContent(kind: .field, label: "a")
    content.text = before + after
    content.selection = EditSelection(caret: start)
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: start, end: start, text: "に", length: start + 1 + after.utf16.count,
      anchor: start + 1, head: start + 1, kind: .typing, marked: start..<start + 1)
    let commands = state.receive(edit, content: content)
    #expect(commands == [.mark("に", selected: 1..<1)])
    content.text = before + "に" + after
    content.marked = start..<start + 1
    content.selection = EditSelection(caret: start + 1)
    let answer = state.answer(for: content)
    #expect(answer == .acknowledged(sequence: 1))
    return (content, state)
  }

  @Test func compositionsAreMarkedAndThenCommitted() {
    let (content, begun) = composing()
    var state = begun
    let edit = FieldEdit(
      sequence: 2, base: 0, start: 0, end: 1, text: "日本", length: 2, anchor: 2, head: 2, kind: .typing)
    let result8 = state.receive(edit, content: content)
    #expect(result8 == [.mark("日本", selected: 2..<2), .unmark])
  }

  /// A browser ends the composition in a field that is filled in, and says nothing of it.
  @Test func aCompositionInAFieldThatWasFilledInReplacesWhatIsAroundIt() {
    let (content, begun) = composing(before: "ab", after: "cd")
    var state = begun
    let before = FieldEdit(
      sequence: 2, base: 0, start: 0, end: 3, text: "24ほ", length: 5, anchor: 3, head: 3, kind: .typing, marked: 2..<3)
    let commandsBefore = state.receive(before, content: content)
    #expect(commandsBefore == [.unmark, .replace(0..<3, with: "24", selection: nil), .mark("ほ", selected: 1..<1)])
    state = begun
    let behind = FieldEdit(
      sequence: 2, base: 0, start: 2, end: 5, text: "ほx", length: 4, anchor: 3, head: 3, kind: .typing, marked: 2..<3)
    let commandsBehind = state.receive(behind, content: content)
    #expect(
      commandsBehind
        == [
          .unmark, .replace(2..<5, with: "ほx", selection: nil), .select(EditSelection(2..<3)),
          .mark("ほ", selected: 1..<1),
        ])
    state = begun
    let within = FieldEdit(
      sequence: 2, base: 0, start: 2, end: 3, text: "日本", length: 6, anchor: 4, head: 4, kind: .typing, marked: 2..<4)
    let commandsWithin = state.receive(within, content: content)
    #expect(commandsWithin == [.mark("日本", selected: 2..<2)])
  }

  @Test func whatTheBrowserComposesIsIgnoredWhenTheProgramHasWrittenAnotherText() {
    var (content, state) = composing()
    content.text = "hello"
    content.marked = nil
    content.selection = EditSelection(caret: 5)
    let written = state.answer(for: content)
    #expect(
      written == .set(sequence: 1, version: 1, text: "hello", anchor: 5, head: 5, styledRuns: nil))
    var edit = FieldEdit(
      sequence: 2, base: 0, start: 1, end: 1, text: "ほ", length: 2, anchor: 2, head: 2, kind: .typing, marked: 0..<2)
    let continued = state.receive(edit, content: content)
    #expect(continued == [])
    _ = state.answer(for: content)
    edit = FieldEdit(sequence: 3, base: 0, start: 0, end: 2, text: "日本", length: 2, anchor: 2, head: 2, kind: .typing)
    let ended = state.receive(edit, content: content)
    #expect(ended == [])
    let selection = state.selectionCommand(content: content)
    #expect(selection == nil)
    let answer = state.answer(for: content)
    #expect(
      answer
        == .replaced(
          sequence: 3, version: 3, TextSplice(range: 0..<2, inserted: "hello"), anchor: 5, head: 5, styledRuns: nil))
    edit = FieldEdit(sequence: 4, base: 3, start: 5, end: 5, text: "!", length: 6, anchor: 6, head: 6, kind: .typing)
    let typed = state.receive(edit, content: content)
    #expect(typed == [.insert("!")] || typed == [.replace(5..<5, with: "!", selection: nil)])
  }

  @Test func theSessionInterpretsBackspaces() {
    var content = FieldContent(kind: .field, label: "a")
    content.text = "12-"
    content.selection = EditSelection(caret: 3)
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: 2, end: 3, text: "", length: 2, anchor: 2, head: 2, kind: .backspace)
    let result9 = state.receive(edit, content: content)
    #expect(result9 == [.delete(.backward, .grapheme)])
  }

  @Test func aReportThatCutsASurrogatePairIsRequestedAgain() {
    var content = FieldContent(kind: .field, label: "a")
    content.text = "😀"
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: 1, end: 1, text: "x", length: 3, anchor: 2, head: 2, kind: .typing)
    let commands = state.receive(edit, content: content)
    #expect(commands == nil)
  }

  /// Of a text longer than a string may be, the state has what was typed and answers with what the program changed.
  @Test func aLongTextIsEditedAndAnsweredInPlace() {
    var content = FieldContent(kind: .editor, label: "a")
    let line = String(repeating: "x", count: 99) + "\n"
    content.storage = TextStorage(String(repeating: line, count: 3_000))
    content.selection = EditSelection(caret: 150_000)
    var state = FieldState(content)
    let edit = FieldEdit(
      sequence: 1, base: 0, start: 150_000, end: 150_000, text: "é", length: 300_001, anchor: 150_001, head: 150_001,
      kind: .typing)
    let commands = state.receive(edit, content: content)
    #expect(commands == [.replace(150_000..<150_000, with: "é", selection: nil)])
    // The program writes capital letters.
    content.storage.splice(150_000..<150_000, with: "É")
    content.selection = EditSelection(caret: 150_001)
    let answer = state.answer(for: content)
    let splice = TextSplice(range: 150_000..<150_001, inserted: "É")
    #expect(answer == .replaced(sequence: 1, version: 1, splice, anchor: 150_001, head: 150_001))
  }

  @Test func lineBreaksAreCountedAsTheBrowserDoes() {
    var content = FieldContent(kind: .editor, label: "a")
    content.text = "a\r\nb\rc\nd"
    #expect(FieldState.displayed(content).string == "a\nb\nc\nd")
    content.isMultiline = false
    #expect(FieldState.displayed(content).string == "abcd")
  }
}
#endif
