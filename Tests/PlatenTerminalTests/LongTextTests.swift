import Foundation
import Platen
@testable import PlatenTerminal
import Testing

private struct Editor: View {
  let text: Binding<String>
  var body: some View { TextEditor(text: text) }
}

/// A text editor with a long text at a terminal.
@MainActor struct LongTextTests {
  private final class Box {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private let box: Box
  private let session: TerminalSession

  init() {
    // 400 kB of numbered lines.
    let box = Box((1...20_000).map { "Line \($0), of many \n" }.joined())
    self.box = box
    let host = ViewHost(Editor(text: Binding(get: { box.text }, set: { box.text = $0 })))
    session = TerminalSession(
      host: host, capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60, rows: 12)
    session.start()
  }

  private func send(_ text: String) { session.receive(Array(text.utf8)) }

  private func shows(_ text: String) -> Bool { session.screenText.contains { $0.contains(text) } }

  @Test func theEndOfTheTextIsVisibleAtTheCaret() {
    #expect(shows("Line 20000, of many"))
    #expect(!shows("Line 1, "))
  }

  @Test func controlHomeAndEndMoveToTheEndsOfTheText() {
    send("\u{1B}[1;5H")
    #expect(shows("Line 1, of many"))
    send("\u{1B}[1;5F")
    #expect(shows("Line 20000, of many"))
  }

  @Test func pageDownAndPageUpScrollByPages() {
    send("\u{1B}[1;5H\u{1B}[6~\u{1B}[6~")
    let down = session.screenText
    #expect(!shows("Line 1, of many"))
    send("\u{1B}[6~\u{1B}[5~\u{1B}[5~\u{1B}[5~")
    #expect(shows("Line 1, of many"))
    #expect(session.screenText != down)
  }

  @Test func typedTextIsInsertedAtTheCaret() {
    send("\u{1B}[1;5H\u{1B}[B\u{1B}[Bnew ")
    #expect(shows("new Line 3, of many"))
    session.host.typingPause.flush()
    #expect(box.text.hasPrefix("Line 1, of many \nLine 2, of many \nnew Line 3, of many"))
  }

  @Test func aLineThatIsLongerThanManyScreensWrapsAndEdits() throws {
    send("\u{1B}[1;5H")
    let length = box.text.utf8.count
    let long = String(repeating: "word ", count: 20_000)
    send("\u{1B}[200~\(long)\u{1B}[201~")
    #expect(session.screenText.filter { $0.contains("word word word") }.count > 5)
    // Two rows up in the same line.
    send("\u{1B}[A\u{1B}[Ax")
    let field = try #require(session.focusedField?.field)
    #expect(field.storage.slice(0..<100_000).contains("x"))
    #expect(field.selection.head > 99_000)
    send("\u{1B}[1;5H\u{1B}[6~\u{1B}[5~!")
    session.host.typingPause.flush()
    #expect(box.text.hasPrefix("!word word"))
    #expect(box.text.utf8.count == length + 100_002)
  }
}

@MainActor struct EditorRowsTests {
  private static func rows(_ text: String, width: Int) -> EditorRows {
    EditorRows(text: text, width: width, characterWidth: CharacterWidth())
  }

  private static func all(_ rows: EditorRows) -> [EditorRows.Row] {
    var all: [EditorRows.Row] = []
    var row: EditorRows.Row? = rows.row(of: 0)
    // The number of rows is limited, also after an error.
    while let current = row, all.count < 100_000 {
      all.append(current)
      row = rows.row(after: current)
    }
    return all
  }

  @Test func linesBreakBehindSpaces() {
    let rows = Self.all(Self.rows("one two three\r\nfour", width: 8))
    #expect(rows.map(\.start) == [0, 8, 15])
    #expect(rows.map(\.end) == [8, 13, 19])
    #expect(rows.map(\.isWrapped) == [true, false, false])
  }

  @Test func theLastLineBreakIsFollowedByAnEmptyRow() {
    let rows = Self.all(Self.rows("a\n\n", width: 8))
    #expect(rows.map(\.start) == [0, 2, 3])
  }

  @Test(arguments: [7, 80]) func theRowsOfAnyTextCoverItInBothDirections(_ width: Int) {
    let line = String(repeating: "Wörter und 👩‍👩‍👧 日本語 ", count: 1_000)
    for text in ["", "\n", line, line + "\r\n" + line + "\nend", String(repeating: "x", count: 40_000)] {
      let rows = Self.rows(text, width: width)
      let all = Self.all(rows)
      #expect(all.first?.start == 0)
      #expect(all.last?.end == text.utf16.count)
      for (row, next) in zip(all, all.dropFirst()) {
        #expect(row.isWrapped ? row.end == next.start : row.end < next.start)
        #expect(rows.row(before: next) == row)
        #expect(rows.row(of: next.start) == next)
        if row.end > row.start { #expect(rows.row(of: row.end - 1) == row) }
      }
    }
  }

  @Test func aLongLineIsNotBrokenWithinAWord() {
    let text = String(repeating: "word ", count: 5_000)
    let rows = Self.all(Self.rows(text, width: 79))
    #expect(rows.allSatisfy { $0.start % 5 == 0 })
  }
}
