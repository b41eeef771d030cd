import AppKit
import SwiftUI
import Testing

import PlatenGraph
import PlatenTerminal

/// Wrapped views of AppKit and highlighters in a terminal.
@MainActor struct TerminalTests {
  /// What a session has written since it began: each character with the style that was set before it.
  @MainActor final class Output {
    private var bytes: [UInt8] = []

    init(_ session: TerminalSession) { session.output = { [self] in bytes += $0 } }

    /// The styles of the last line that ends in a text, as the sequence of each of the text's characters.
    func styles(of text: String) -> [String] {
      var (style, line) = ("", [(character: Character, style: String)]())
      var characters = Array(String(decoding: bytes, as: UTF8.self))[...]
      var found: [String] = []
      while let character = characters.popFirst() {
        guard character == "\u{1B}" else {
          line.append((character, style))
          let end = line.suffix(text.count)
          if String(end.map(\.character)) == text { found = end.map(\.style) }
          continue
        }
        guard characters.first == "[" else { continue }
        var sequence = ""
        characters.removeFirst()
        while let next = characters.popFirst() {
          if next.isLetter {
            if next == "m" { style = sequence }
            break
          }
          sequence.append(next)
        }
      }
      return found
    }

    func forget() { bytes = [] }
  }

  private func session<V: View>(_ view: V) -> (TerminalSession, Output, ViewHost) {
    let host = ViewHost(view)
    let session = TerminalSession(
      host: host, capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 40, rows: 8)
    let output = Output(session)
    session.start()
    return (session, output, host)
  }

  private func type(_ text: String, _ session: TerminalSession) { session.receive(Array(text.utf8)) }

  @Test func keywordsAreDrawnBoldAndInColour() throws {
    let (view, highlighter) = (UITextView(), KeywordHighlighter())
    view.textStorage.delegate = highlighter
    let (session, output, _) = session(HighlighterTests.Editor(view: view))
    type("let x", session)
    #expect(session.screenText.contains { $0.contains("let x") })
    output.forget()
    session.redraw()
    let styles = output.styles(of: "let x")
    try #require(styles.count == 5)
    #expect(styles[0].split(separator: ";").contains("1"), "\(styles)")
    #expect(styles[0] != styles[4])
    #expect(Set(styles[0...2]).count == 1)
  }

  @Test func aSearchFieldIsTypedIntoAndEmptied() {
    struct Page: View {
      @State private var query = ""
      var body: some View {
        VStack(alignment: .leading) {
          WrappedSearchField(query: $query)
          Text("query: \(query)")
        }
      }
    }
    let (session, _, _) = session(Page())
    type("ada", session)
    #expect(session.screenText.contains { $0.contains("query: ada") })
    type("\u{1B}", session)
    session.inputPaused()
    #expect(session.screenText.contains { $0.hasPrefix("query:") && !$0.contains("ada") })
  }

  @Test func aTextViewTakesLines() {
    struct Page: View {
      let log = WrappedEditor.Coordinator.Log()
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          WrappedEditor(text: $text, log: log)
          Text("\(text.count) characters")
        }
      }
    }
    let (session, _, _) = session(Page())
    type("one\rtwo", session)
    #expect(session.screenText.contains { $0.contains("7 characters") })
  }
}
