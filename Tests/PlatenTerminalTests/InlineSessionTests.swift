import Platen
import Testing

@testable import PlatenTerminal

private struct Growing: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Rows", text: $text)
      ForEach(0..<(Int(text) ?? 0), id: \.self) { Text("row \($0)") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

@MainActor @Suite struct InlineSessionTests {
  /// A view below three lines of a shell.
  @MainActor private final class InlineRun {
    let session: TerminalSession
    var screen: ScreenModel
    var statuses: [Int32] = []

    init(_ view: some View, rows: Int = 10, typed: String = "") {
      screen = ScreenModel(width: 40, height: rows)
      screen.apply(Array("one\r\ntwo\r\nthree\r\n".utf8))
      session = TerminalSession(
        host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .none),
        placement: .inline(showsKeys: false), columns: 40, rows: rows)
      session.output = { [unowned self] in screen.apply($0) }
      session.onQuit = { [unowned self] status in
        statuses.append(status)
        session.end()
      }
      session.start()
      session.receive(Array(typed.utf8))
    }

    var lines: [String] {
      screen.transcript.map { line in
        var line = line
        while line.last == " " { line.removeLast() }
        return line
      }
    }
  }

  @Test func `the view is as high as its content`() {
    let run = InlineRun(Growing(), typed: "2")
    #expect(Array(run.lines[..<3]) == ["one", "two", "three"])
    #expect(run.lines[3].contains("2"))
    #expect(Array(run.lines[4...]) == ["row 0", "row 1", "", "", "", ""])
    run.session.receive([0x7F])
    #expect(Array(run.lines[4...]) == Array(repeating: "", count: 6))
  }

  @Test func `a view that needs more rows than are left scrolls the screen`() {
    let run = InlineRun(Growing(), typed: "8")
    #expect(Array(run.lines[..<3]) == ["one", "two", "three"])
    #expect(run.screen.scrolledOff.count == 2)
    #expect(run.lines[11] == "row 7")
  }

  @Test func `the list of keys has the rows that are free, and gives them back`() {
    let run = InlineRun(Growing(), rows: 24, typed: "1\u{1B}OP")
    #expect(run.lines.filter { $0.contains("│") }.count > 15, "\(run.lines)")
    run.session.receive([0x1B])
    run.session.inputPaused()
    #expect(!run.lines.contains { $0.contains("│") })
    #expect(run.lines.contains("row 0"))
    run.session.receive([0x7F])
    #expect(!run.lines.contains("row 0"))
  }

  @Test func `a list of keys that goes on below says how it is scrolled`() {
    let words = "↑↓ scroll  Esc close"
    #expect(InlineRun(Growing(), rows: 10, typed: "1\u{1B}OP").lines.contains { $0.contains(words) })
    #expect(!InlineRun(Growing(), rows: 150, typed: "1\u{1B}OP").lines.contains { $0.contains(words) })
  }

  @Test func `what is typed after the end is kept for the next one`() {
    let run = InlineRun(Growing(), typed: "1\u{3}next\r")
    #expect(run.statuses == [130])
    #expect(run.session.leftover == [.text("next"), .key(KeyInput(.enter))])
  }

  @Test func `what is typed while something is only shown is kept for the next one`() {
    let run = InlineRun(Text("Working").focusable())
    run.session.keepsInput = true
    run.session.endKeys = .escape
    run.session.receive(Array("yes\r\t\u{1B}[A\u{1B}[200~a b\u{1B}[201~".utf8))
    #expect(
      run.session.leftover == [
        .text("yes"), .key(KeyInput(.enter)), .key(KeyInput(.tab)), .key(KeyInput(.up)), .paste("a b"),
      ])
    #expect(run.statuses == [])
  }

  @Test(arguments: ["\u{3}", "\u{1B}"])
  func `what only shows something ends by the keys that end it`(key: String) {
    let run = InlineRun(Text("Working").focusable())
    run.session.keepsInput = true
    run.session.endKeys = .escape
    run.session.receive(Array(key.utf8))
    run.session.inputPaused()
    #expect(run.statuses == [130])
    #expect(run.session.leftover.isEmpty)
  }

  @Test(arguments: ["1\u{3}next\r", "\u{1B}[200~1\u{1B}[201~\u{3}next\r", "\u{1B}[D\u{1B}[C1\u{3}next\r"])
  func `nothing is read behind the key that ends it`(typed: String) {
    let run = InlineRun(Growing())
    var rest = ArraySlice(typed.utf8)
    run.session.receive(rest.count) { count in
      defer { rest = rest.dropFirst(count) }
      return rest.isEmpty ? nil : rest.prefix(count)
    }
    #expect(run.statuses == [130])
    #expect(run.lines[4] == "row 0")
    #expect(String(decoding: rest, as: UTF8.self) == "next\r")
    #expect(run.session.leftover.isEmpty)
  }

  @Test func `a long text without the marks of a paste is one edit`() {
    let run = InlineRun(Growing())
    var rest = Array(repeating: UInt8(ascii: "x"), count: 100)[...]
    run.session.receive(rest.count) { _ in rest.popFirst().map { [$0] } }
    run.session.receive([0x1F])
    #expect(!run.lines[3].contains("x"))
  }

  @Test func `a question ends by Escape, and by Control-D where it is empty`() {
    let run = InlineRun(Growing())
    run.session.receive(Array("\u{4}".utf8))
    #expect(run.statuses == [])
    run.session.endKeys = [.controlDInEmptyField]
    run.session.receive(Array("1\u{1}\u{4}".utf8))
    #expect(run.statuses == [])
    run.session.receive(Array("\u{4}".utf8))
    #expect(run.statuses == [130])
    let escaped = InlineRun(Growing())
    escaped.session.endKeys = [.escape]
    escaped.session.receive([0x1B])
    escaped.session.inputPaused()
    #expect(escaped.statuses == [130])
  }
}
