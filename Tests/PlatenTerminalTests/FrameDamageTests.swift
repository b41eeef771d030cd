import Platen
import Testing

@testable import PlatenTerminal

private final class Log {
  var entries: [String] = []
}

private struct LoggedForm: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    let _ = log.entries.append("evaluated with \(text)")
    Form {
      TextField("Name", text: $text)
      Text("\(text.count) letters")
    }
  }
}

private struct UppercaseForm: View {
  @State private var text = ""

  var body: some View {
    Form { TextField("Code", text: $text) }
      .onChange(of: text) { text = text.uppercased() }
  }
}

/// Fields next to, over and inside of other things, each of whose texts shows somewhere else, too.
private struct MixedForm: View {
  @State private var texts = Array(repeating: "", count: 8)
  @State private var notes = "one\ntwo\nthree"

  var body: some View {
    VStack {
      HStack {
        VStack {
          TextField("First", text: $texts[0])
          Text("\(texts[0].count) of 20").foregroundStyle(texts[0].count > 3 ? .red : .green)
          TextField("Second", text: $texts[1]).multilineTextAlignment(.trailing)
        }
        TextEditor(text: $notes).frame(height: 80)
      }
      ZStack {
        RoundedRectangle(cornerRadius: 4).fill(.blue)
        TextField("Third", text: $texts[2]).padding()
      }
      Form {
        Section("Box \(texts[3])") {
          TextField("Fourth", text: $texts[3])
          LabeledContent("Twice", value: texts[3] + texts[3])
          if texts[3].count > 2 { Text("Longer than two").foregroundStyle(.red) }
        }
        TextField("Fifth", text: $texts[4]).textFieldStyle(.roundedBorder)
        SecureField("Sixth", text: $texts[5]).opacity(texts[5].count > 2 ? 0.5 : 1)
      }
      ScrollView(.horizontal) { TextField("Seventh", text: $texts[6]).frame(width: 600) }
      HStack {
        Text(texts[7]).underline()
        TextField("Eighth", text: $texts[7]).shadow(radius: 2)
        Button("Send") {}.disabled(texts[7].isEmpty)
      }
    }
  }
}

// `SessionRun` compares each frame that was drawn in part with a whole one.
@MainActor @Suite struct FrameDamageTests {
  @Test func `what is typed is written before the program's views are evaluated`() {
    let log = Log()
    let run = SessionRun(LoggedForm(log: log))
    run.type("x")
    log.entries = []
    run.session.output = { log.entries.append("wrote \(String(decoding: $0, as: UTF8.self))") }
    run.type("a")
    #expect(log.entries.first == "wrote a")
    #expect(log.entries.dropFirst().first == "evaluated with xa")
    #expect(run.text.contains("2 letters"))
  }

  @Test func `what the program makes of a letter is shown in the same update`() {
    let run = SessionRun(UppercaseForm())
    run.type("abc")
    run.type("d")
    #expect(run.text.contains("ABCD"))
    #expect(run.shown.joined().contains("ABCD"))
  }

  @Test(arguments: [(100, 40), (60, 24), (40, 12)])
  func `typing in any field draws what a whole frame would`(_ columns: Int, _ rows: Int) {
    let run = SessionRun(MixedForm(), columns: columns, rows: rows)
    for _ in 0..<10 {
      for key in ["a", "b", "漢", "\u{7F}", "c d", "\u{1B}[D", "e", "\u{1B}[H", "f", "\u{1B}[F"] { run.type(key) }
      run.type("\t")
    }
    #expect(run.shown == run.session.screenText.map { $0.padding(to: columns) })
  }

  @Test func `a key in a form writes the rows that it changes alone`() {
    let run = SessionRun(MixedForm(), columns: 100, rows: 40)
    for key in "abcdef" { run.type(String(key)) }
    // The letter, and the red digit that counts it.
    #expect(run.type("g") < 40)
  }
}

extension String {
  /// With blanks up to that many columns, as far as all characters have one.
  fileprivate func padding(to columns: Int) -> String {
    let width = CharacterWidth().columns(of: self)
    return self + String(repeating: " ", count: max(columns - width, 0))
  }
}
