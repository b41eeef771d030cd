import PlatenGraph
import Testing
import TextEditing

@testable import PlatenTerminal

/// A window that knows what an accessible line writes.
private struct Window {
  let columns: Int
  var rows: [[Character]] = [[]]
  var row = 0
  var column = 0
  var isPending = false

  mutating func write(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{8}": (column, isPending) = (max(column - 1, 0), false)
      case "\r": (column, isPending) = (0, false)
      case "\n", "\r\n": (row, column, isPending) = (row + 1, 0, false)
      case "\u{1B}":
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        let count = Int(sequence.dropFirst()) ?? 1
        isPending = false
        switch rest.popFirst() {
        case "A": row -= count
        case "B": row += count
        case "C": column += count
        default: Issue.record("an unknown sequence")
        }
      default:
        if isPending { (row, column, isPending) = (row + 1, 0, false) }
        while rows.count <= row { rows.append([]) }
        while rows[row].count <= column { rows[row].append(" ") }
        rows[row][column] = character
        if column == columns - 1 { isPending = true } else { column += 1 }
      }
    }
  }

  var text: [String] {
    rows.map { row in
      let end = row.lastIndex { $0 != " " }
      return end.map { String(row[...$0]) } ?? ""
    }
  }
}

@Suite struct AccessibleLineTests {
  private var line: AccessibleLine
  private var window: Window
  private var outcome = AccessibleLine.Outcome.going

  init() {
    line = AccessibleLine(question: "Name: ", columns: 20)
    window = Window(columns: 20)
    window.write("Name: ")
  }

  private mutating func send(_ events: InputEvent...) -> String {
    var written = ""
    for event in events {
      let (outcome, output) = line.handle(event)
      self.outcome = outcome
      written += output
    }
    window.write(written)
    return written
  }

  private mutating func press(_ code: KeyInput.Code, _ modifiers: KeyInput.Modifiers = []) -> String {
    send(.key(KeyInput(code, modifiers)))
  }

  @Test mutating func `typed text is written once, and nothing else`() {
    #expect(send(.text("Ada")) == "Ada")
    #expect(window.column == 9)
  }

  @Test mutating func `the deleted character is written before it disappears`() {
    _ = send(.text("Ada"))
    #expect(press(.backspace) == "\u{8}a\u{8} \u{8}")
    #expect(line.text == "Ad" && window.text == ["Name: Ad"] && window.column == 8)
  }

  @Test mutating func `a deleted word is written in a line of its own, and the rest again`() {
    _ = send(.text("Ada Love"))
    _ = press(.character("w"), .control)
    #expect(line.text == "Ada ")
    #expect(window.text == ["Name: Ada Love", "Deleted: Love", "Name: Ada"])
    #expect(window.column == 10)
  }

  @Test mutating func `the cursor is at the caret after an insertion in the middle`() {
    _ = send(.text("Aa"))
    _ = press(.left)
    _ = send(.text("d"))
    #expect(line.text == "Ada" && window.text == ["Name: Ada"] && window.column == 8)
    _ = press(.home)
    #expect(window.column == 6)
    _ = press(.delete)
    #expect(line.text == "da" && window.text == ["Name: da"] && window.column == 6)
  }

  @Test mutating func `a line longer than the window is edited over its rows`() {
    _ = send(.text("0123456789abcdefgh"))
    #expect(window.text == ["Name: 0123456789abcd", "efgh"] && window.row == 1 && window.column == 4)
    _ = press(.home)
    #expect(window.row == 0 && window.column == 6)
    _ = send(.text("_"))
    #expect(window.text == ["Name: _0123456789abc", "defgh"] && window.row == 0 && window.column == 7)
    _ = press(.end)
    _ = press(.backspace)
    #expect(window.text == ["Name: _0123456789abc", "defg"] && window.row == 1 && window.column == 4)
  }

  @Test mutating func `a line that ends with the window has its cursor in the next row`() {
    _ = send(.text("0123456789abcd"))
    #expect(window.row == 1 && window.column == 0)
    _ = press(.backspace)
    #expect(window.row == 0 && window.column == 19 && window.text.first == "Name: 0123456789abc")
  }

  @Test mutating func `a mark joins the character before the caret`() {
    _ = send(.text("e"))
    _ = send(.text("\u{301}"))
    #expect(line.text == "e\u{301}" && window.text == ["Name: e\u{301}"] && window.column == 7)
    _ = press(.backspace)
    #expect(line.text.isEmpty && window.column == 6)
  }

  @Test mutating func `wide characters take two columns`() {
    _ = send(.text("漢字"))
    let written = press(.backspace)
    #expect(written == "\u{8}\u{8}字\u{8}\u{8}  \u{8}\u{8}")
  }

  // MARK: the session's editing

  @Test mutating func `Control-underscore undoes, and what disappears is written`() {
    _ = send(.text("Ada"))
    _ = press(.character("_"), .control)
    #expect(line.text.isEmpty)
    #expect(window.text == ["Name: Ada", "Deleted: Ada", "Name:"] && window.column == 6)
    let written = press(.character("y"), .control)
    #expect(written == "Ada" && line.text == "Ada" && window.column == 9)
  }

  @Test mutating func `a selection is written, and typing replaces it`() {
    _ = send(.text("Ada Lof"))
    _ = press(.left, .shift)
    #expect(window.text == ["Name: Ada Lof", "Selected: f", "Name: Ada Lof"] && window.column == 12)
    _ = send(.text("v"))
    #expect(line.text == "Ada Lov" && window.text.last == "Name: Ada Lov" && window.column == 13)
    _ = press(.home, .shift)
    _ = press(.escape)
    #expect(outcome == .cancelled)
  }

  @Test mutating func `what is cut is pasted by Control-V`() {
    _ = send(.text("Ada"))
    _ = press(.left, [.shift, .control])
    _ = press(.character("x"), .control)
    #expect(line.text.isEmpty && line.clipboard == "Ada")
    _ = press(.character("v"), .control)
    _ = press(.character("v"), .control)
    #expect(line.text == "AdaAda" && window.text.last == "Name: AdaAda")
  }

  @Test mutating func `control characters of eight bits are not pasted`() {
    #expect(send(.paste("a\u{9B}2J\u{85}b")) == "a2Jb")
  }

  @Test mutating func `a late rest of a paste is on the same line`() {
    #expect(send(.paste("one"), .pasteRest("\ntwo"), .pasteRest("\n"), .pasteRest(" three")) == "one two three")
    #expect(line.text == "one two three")
  }

  private mutating func format(_ format: EditFormat, exceptions: [String] = []) {
    var request = LineRequest()
    request.format = format
    request.exceptions = exceptions
    line = AccessibleLine(question: "Name: ", request: request, columns: 20)
  }

  @Test mutating func `a line is formatted while it is typed`() throws {
    format(LiveNumber(.decimal).format)
    for digit in "1234567" { _ = send(.text(String(digit))) }
    #expect(line.text == "1,234,567" && window.text == ["Name: 1,234,567"] && window.column == 15)
    let written = press(.backspace)
    #expect(written.hasPrefix("\u{8}7\u{8}"))
    #expect(line.text == "123,456" && window.text == ["Name: 123,456"] && window.column == 13)
    _ = press(.home)
    _ = send(.text("9"))
    #expect(line.text == "9,123,456" && window.text == ["Name: 9,123,456"] && window.column == 7)
  }

  @Test mutating func `what the format refuses rings the bell`() throws {
    format(try InputMask("##-##").format)
    #expect(send(.text("x")) == "\u{7}")
    #expect(send(.text("123")) == "12-3")
    #expect(line.text == "12-3")
  }

  @Test mutating func `an answer that is no text of the field is typed all the same`() throws {
    format(try InputMask("##/##").format, exceptions: ["-"])
    #expect(send(.text("-")) == "-")
    _ = press(.backspace)
    #expect(send(.text("123")) == "12/3")
  }

  @Test mutating func `a limit keeps what fits`() {
    var request = LineRequest()
    request.options.limit = 3
    line = AccessibleLine(question: "Name: ", request: request, columns: 20)
    #expect(send(.text("abcd")) == "abc\u{7}" && line.text == "abc")
  }

  @Test func `of a secret nothing is written`() {
    var line = AccessibleLine(question: "Code: ", request: LineRequest(isSecret: true), columns: 20)
    var written = ""
    let keys: [InputEvent] = [
      .text("geheim"), .key(KeyInput(.left)), .key(KeyInput(.backspace)), .key(KeyInput(.character("u"), .control)),
      .paste("x\ny"),
    ]
    for event in keys { written += line.handle(event).output }
    #expect(written.isEmpty && line.text == "x ym")
  }

  @Test(
    arguments: [
      (KeyInput(.enter), AccessibleLine.Outcome.done), (KeyInput(.escape), .cancelled),
      (KeyInput(.character("c"), .control), .cancelled), (KeyInput(.character("d"), .control), .endOfInput),
    ])
  func `keys end the line`(key: KeyInput, outcome: AccessibleLine.Outcome) {
    var line = AccessibleLine(question: "", columns: 20)
    #expect(line.handle(.key(key)).outcome == outcome)
  }

  @Test func `tab goes on and back in a form alone`() {
    var request = LineRequest()
    var single = AccessibleLine(question: "", request: request, columns: 20)
    #expect(single.handle(.key(KeyInput(.tab))) == (.going, ""))
    #expect(single.handle(.key(KeyInput(.tab, .shift))) == (.going, ""))
    request.canGoBack = true
    var line = AccessibleLine(question: "", request: request, columns: 20)
    #expect(line.handle(.key(KeyInput(.tab))).outcome == .done)
    #expect(line.handle(.key(KeyInput(.tab, .shift))).outcome == .back)
  }
}
