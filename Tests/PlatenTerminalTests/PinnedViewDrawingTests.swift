import Platen
import Testing

@testable import PlatenTerminal

/// Headers of sections that stay visible in a terminal.
@MainActor @Suite struct PinnedViewDrawingTests {
  private struct Page: View {
    @State private var cleared = "nothing"
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("cleared \(cleared)")
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<10) { row in TextField("line \(section).\(row)", text: $text).textFieldStyle(.plain) }
              } header: {
                HStack {
                  Text("part \(section)")
                  Button("Clear") { cleared = "part \(section)" }.buttonStyle(.plain)
                }
              }
            }
          }
        }
      }
    }
  }

  private func session() -> TerminalSession {
    let session = TerminalSession(
      host: ViewHost(Page()), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 40,
      rows: 9)
    session.start()
    return session
  }

  private func press(_ keys: String, in session: TerminalSession) {
    session.receive(Array(keys.utf8))
    if session.inputDeadline != nil { session.inputPaused() }
  }

  /// The row of the screen with these words.
  private func row(_ words: String, _ session: TerminalSession) -> Int? {
    session.screenText.firstIndex { $0.contains(words) }
  }

  @Test func theHeaderCoversTheRowBelowIt() throws {
    let session = session()
    let top = try #require(row("part 0", session))
    press("\u{1b}[<65;5;5M", in: session)
    #expect(row("part 0", session) == top)
    let line = session.screenText[top]
    #expect(!line.contains("line"), "\(line)")
    #expect(row("line 0.0", session) == nil)
    #expect(row("line 0.3", session) == top + 1)
  }

  @Test func theHeaderReceivesTheClicks() throws {
    let session = session()
    press("\u{1b}[<65;5;5M", in: session)
    let y = try #require(row("part 0", session))
    let x = try #require(session.screenText[y].range(of: "Clear").map { session.screenText[y][..<$0.lowerBound].count })
    press("\u{1b}[<0;\(x + 1);\(y + 1)M\u{1b}[<0;\(x + 1);\(y + 1)m", in: session)
    #expect(row("cleared part 0", session) != nil)
    // Beside its words a click does not reach the field below it.
    let focused = session.host.focus.focusedID
    press("\u{1b}[<0;35;\(y + 1)M\u{1b}[<0;35;\(y + 1)m", in: session)
    #expect(session.host.focus.focusedID == focused)
    press("\u{1b}[<0;35;\(y + 2)M\u{1b}[<0;35;\(y + 2)m", in: session)
    #expect(session.host.focus.focusedID != focused)
  }

  @Test func theHeaderDoesNotCoverTheFocusedField() throws {
    let session = session()
    // To the last field of the first part and back: each is visible below the header.
    for _ in 0..<11 { press("\t", in: session) }
    for key in Array(repeating: "\u{1b}[Z", count: 9) {
      press(key, in: session)
      let cursor = try #require(session.cursor)
      let header = row("part 0", session)
      #expect(header.map { cursor.y > $0 } ?? true)
    }
    #expect(session.cursor != nil)
  }
}
