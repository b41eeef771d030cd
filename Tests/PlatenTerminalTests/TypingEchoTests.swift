import Platen
import Testing

@testable import PlatenTerminal

private final class Log {
  var entries: [String] = []
}

private struct LoggedField: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    let _ = log.entries.append("evaluated with \(text)")
    TextField("Name", text: $text)
      .onKeyPress { key in
        log.entries.append("pressed \(key.characters)")
        return .ignored
      }
  }
}

private struct LettersOnly: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
      .onChange(of: text) { text.removeAll(where: \.isNumber) }
  }
}

/// Shows a text that becomes secret when it is long.
private struct BecomesSecret: View {
  @State private var text = ""
  @State private var isSecret = false

  var body: some View {
    VStack {
      Toggle("Secret", isOn: $isSecret)
      if isSecret { SecureField("Code", text: $text) } else { TextField("Code", text: $text) }
    }
  }
}

private struct ManyFields: View {
  @State private var name = ""
  @State private var code = ""
  @State private var capitals = ""
  @State private var password = ""
  @State private var amount = 0.0
  @State private var notes = ""

  var body: some View {
    Form {
      TextField("Name", text: $name).frame(width: 80)
      TextField("Code", value: $code, format: .mask("###-##")).liveFormatting()
      TextField("Capitals", text: $capitals).onChange(of: capitals) { capitals = capitals.uppercased() }
      SecureField("Password", text: $password)
      TextField("Amount", value: $amount, format: .number).liveFormatting()
      TextEditor(text: $notes).frame(height: 64)
      if name.count > 3 { Text("Long name") }
    }
  }
}

@MainActor @Suite struct TypingEchoTests {
  @Test func `a letter is on the screen before the program has the key`() {
    let log = Log()
    let run = SessionRun(LoggedField(log: log))
    run.type("a")
    log.entries = []
    run.session.output = { log.entries.append("wrote \(String(decoding: $0, as: UTF8.self))") }
    run.session.onEcho = { log.entries.append("handed on") }
    run.type("b")
    #expect(log.entries == ["wrote b", "handed on", "pressed b", "evaluated with ab"])
  }

  @Test func `what the program refuses is taken back at once`() {
    let run = SessionRun(LettersOnly())
    run.type("a")
    run.type("b")
    run.type("1")
    #expect(run.shown == padded(run))
    #expect(run.text.contains("ab") && !run.text.contains("b1"))
    run.type("c")
    #expect(run.shown == padded(run))
    #expect(run.text.contains("abc"))
  }

  @Test func `a secret letter is never written`() {
    let run = SessionRun(BecomesSecret())
    run.type("\t")
    for key in ["z", "z"] { run.type(key) }
    #expect(run.text.contains("zz"))
    for key in ["\u{1B}[Z", " ", "\t"] { run.type(key) }
    #expect(run.text.contains("••") && !run.text.contains("z"))
    // Each write by itself, because a letter could be taken back in the same update.
    var shown = run.screen
    run.session.output = { bytes in
      shown.apply(bytes)
      #expect(!(0..<20).contains { shown.text(row: $0).contains("z") })
    }
    for _ in 0..<4 { run.type("z") }
    // The text was selected when its field got the focus.
    #expect(run.text.contains("••••") && !run.text.contains("•••••"))
  }

  @Test func `a letter in the middle of a text moves what is behind it`() {
    let run = SessionRun(LettersOnly())
    for key in ["a", "b", "\u{1B}[D", "c", "d"] { run.type(key) }
    #expect(run.shown == padded(run))
    #expect(run.text.contains("acdb"))
  }

  @Test(arguments: [(80, 24), (60, 16), (34, 12)])
  func `after every key the terminal shows what was drawn`(_ columns: Int, _ rows: Int) {
    let keys = [
      "a", "b", "W", "1", "7", " ", ".", ",", "-", "漢", "é", "\u{7F}", "\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F",
      "\t", "\u{1B}[Z", "\r", "\u{01}", "\u{1A}", "\u{1B}[1;2D", "xy", "\u{1B}[200~pasted\u{1B}[201~", "\u{1B}[A",
    ]
    var random = UInt64(columns)
    for _ in 0..<4 {
      let run = SessionRun(ManyFields(), columns: columns, rows: rows)
      var screen = ScreenModel(width: columns, height: rows)
      var known = 0
      for step in 0..<150 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Half of the keys are letters, one behind the other.
        let number = Int(random >> 33) % (keys.count * 2)
        let key = number < keys.count ? keys[number] : keys[number % 4]
        run.type(key)
        screen.apply(Array(run.written[known...]))
        known = run.written.count
        let expected = padded(run)
        for row in 0..<rows {
          guard screen.text(row: row) != expected[row] else { continue }
          Issue.record("step \(step), \(key): “\(screen.text(row: row))” instead of “\(expected[row])”")
          return
        }
        if let cursor = run.session.cursor, cursor.isVisible { #expect((screen.x, screen.y) == (cursor.x, cursor.y)) }
      }
    }
  }

  /// The rows as they were drawn, with blanks up to the screen's width.
  private func padded(_ run: SessionRun) -> [String] {
    run.session.screenText.map { row in
      row + String(repeating: " ", count: max(run.session.columns - CharacterWidth().columns(of: row), 0))
    }
  }
}
