import Platen
import TextEditing
import Testing

@testable import PlatenTerminal

private struct NameForm: View {
  @State var name = ""
  @State var notes = ""

  var body: some View {
    Form {
      // The order of the letters is seen at one edge.
      TextField("Name", text: $name).multilineTextAlignment(strategy: .layoutBased)
      TextEditor(text: $notes)
    }
  }
}

/// Text that reads from right to left, as a terminal shows it.
@MainActor @Suite struct BidiDrawingTests {
  private func run(_ form: NameForm = NameForm(), order: TextOrder = .visual) -> SessionRun {
    var capabilities = TerminalCapabilities(colorDepth: .trueColor, isDark: true)
    capabilities.textOrder = order
    return SessionRun(form, in: capabilities)
  }

  private func line(_ text: String, order: TextOrder = .visual) -> String {
    var buffer = CellBuffer(width: 40, height: 1, textOrder: order)
    buffer.put(text, x: 0, y: 0, style: .plain)
    return buffer.text(row: 0)
  }

  /// The cells of the row with the cursor.
  private func cells(_ run: SessionRun) -> [Character] { Array(run.session.screenText[run.session.cursor?.y ?? 0]) }

  // MARK: lines

  @Test func `letters are seen from right to left, and numbers in them from left to right`() {
    #expect(line("שלום") == "םולש")
    #expect(line("abc שלום") == "abc םולש")
    #expect(line("רחוב 12 א") == "א 12 בוחר")
    #expect(line("abc") == "abc")
  }

  @Test func `brackets face what they enclose`() {
    // The first one stored is on the right, and opens to the left.
    #expect(line("(אב)") == "(בא)")
    #expect(line("א<ב") == "ב>א")
  }

  @Test func `letters of Arabic join their neighbours`() {
    // Seen and lam join both sides, alef only the letter before it, so that meem stands alone.
    #expect(line("سلام") == "\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}")
    // A mark stays on its letter, and does not separate it from the next.
    #expect(line("بِت") == "\u{FE96}\u{FE91}\u{650}")
    // Persian letters too: peh joins, then jeh ends.
    #expect(line("پژ") == "\u{FB8B}\u{FB58}")
  }

  @Test func `a terminal that reorders by itself gets the text as it is stored`() {
    #expect(line("abc שלום", order: .logical) == "abc שלום")
    #expect(line("سلام", order: .logical) == "سلام")
  }

  @Test func `a terminal that reverses words gets them in their places`() {
    // The second word is left of the first; each is as it is stored.
    #expect(line("שלום עולם", order: .visualWords) == "עולם שלום")
    #expect(line("abc (אב)", order: .visualWords) == "abc (אב)")
  }

  @Test func `each line of a text that is broken is ordered by itself`() {
    let lines = TextLines(
      [TextRun("אב גד הו")], width: 5, lineLimit: nil, characterWidth: CharacterWidth())
    let shown = lines.lines.map { line in String(line.pieces(in: .visual).map(\.character)) }
    #expect(shown == ["דג בא", "וה"])
  }

  // MARK: fields

  @Test func `a letter appears left of the one before it, and the cursor left of both`() {
    let run = run()
    let start = run.session.cursor
    run.type("ש")
    run.type("ל")
    #expect(run.session.cursor == start)
    let row = cells(run)
    let x = start?.x ?? 0
    #expect(String(row[(x + 1)...(x + 2)]) == "לש")
  }

  @Test func `arrows move over the screen, and a letter goes in where the cursor is`() {
    let run = run()
    run.type("אבד")
    let end = run.session.cursor?.x ?? 0
    // To the right is back in the text.
    run.type("\u{1B}[C")
    #expect(run.session.cursor?.x == end + 1)
    #expect(cells(run)[end + 1] == "ד")
    run.type("ג")
    #expect(String(cells(run)[(end + 1)...(end + 4)]) == "דגבא")
    run.type("\u{7F}")
    #expect(String(cells(run)[(end + 1)...(end + 3)]) == "דבא")
  }

  @Test func `a click is at the letter that it points at`() {
    let run = run()
    run.type("אבג")
    guard let cursor = run.session.cursor else { return #expect(Bool(false)) }
    // From the cursor to the right: גבא. The middle one.
    run.type("\u{1B}[<0;\(cursor.x + 3);\(cursor.y + 1)M\u{1B}[<0;\(cursor.x + 3);\(cursor.y + 1)m")
    #expect(run.session.cursor?.x == cursor.x + 2)
    run.type("x")
    // Before the second letter stored: right of it.
    #expect(String(cells(run)[(cursor.x + 1)...(cursor.x + 4)]) == "גבxא")
  }

  @Test func `a text that is longer than its field shows the part with the caret`() {
    let run = run()
    for _ in 0..<40 { run.type("אבגד ") }
    run.type("סוף")
    let row = cells(run)
    guard let cursor = run.session.cursor else { return #expect(Bool(false)) }
    #expect(String(row[(cursor.x + 1)...(cursor.x + 3)]) == "ףוס")
    run.type("\u{1B}[H")
    let start = run.session.cursor?.x ?? 0
    #expect(start > cursor.x)
    #expect(cells(run)[start] == "א")
  }

  @Test func `lines of an editor that read from right to left end at its right edge`() {
    let run = run()
    run.type("\tabc\nשלום")
    guard let cursor = run.session.cursor else { return #expect(Bool(false)) }
    let row = cells(run)
    #expect(String(row[(cursor.x + 1)...(cursor.x + 4)]) == "םולש")
    #expect(row[(cursor.x + 5)...].allSatisfy { $0 == " " || $0 == "│" })
    #expect(cursor.x > 40)
  }

  // MARK: any text

  @Test func `the cursor stands on the cluster that follows it, whatever the text`() {
    var random = SystemRandomNumberGenerator()
    let alphabet: [Character] = ["a", "b", "1", "2", " ", ".", "(", ")", "א", "ב", "س", "ل", "١", "-", "é"]
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      for level in [0, 1] as [UInt8] {
        let line = OrderedLine(text, at: 7, level: level, for: .visual, characterWidth: CharacterWidth())
        #expect(line.columns == text.count)
        #expect(line.clusters.map(\.column) == Array(0..<text.count), "\(text)")
        for offset in 0..<text.utf16.count {
          let column = line.column(of: 7 + offset, .downstream)
          #expect(line.offset(atColumn: column) == 7 + offset, "\(text) at \(offset)")
        }
      }
    }
  }

  // MARK: terminals

  @Test(arguments: [
    (["TERM": "xterm-256color"], TextOrder.visual), (["TERM": "xterm-kitty"], .visualWords),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], .logical),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .visual),
    (["TERM": "tmux-256color", "VTE_VERSION": "7006", "TMUX": "/tmp/tmux"], .logical),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .logical),
    (["TERM": "xterm-kitty", "PLATEN_BIDI": "program"], .visual),
    (["TERM": "foot", "PLATEN_BIDI": "terminal"], .logical),
    (["TERM": "foot", "PLATEN_BIDI": "words"], .visualWords),
  ])
  func `who orders the text is known by the environment`(environment: [String: String], order: TextOrder) {
    #expect(TerminalCapabilities(environment: environment).textOrder == order)
  }

  @Test func `a terminal is told not to reorder only where the program does`() {
    #expect(TerminalQueries.enter(.fullScreen, .visual).contains("\u{1B}[8l"))
    #expect(!TerminalQueries.enter(.fullScreen, .logical).contains("\u{1B}[8"))
    let leave = TerminalQueries.leave(.fullScreen, .visual, hasKittyKeyboard: false, cursorRow: 0)
    #expect(leave.contains("\u{1B}[8h"))
  }
}
