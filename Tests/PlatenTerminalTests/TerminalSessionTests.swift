import Platen
import Testing

@testable import PlatenTerminal

private struct Form1: View {
  @State var name = ""
  @State var notes = ""
  @State var agrees = false
  @State var presses = 0
  @State var secret = ""

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name, prompt: Text("Required"))
        SecureField("Secret", text: $secret)
        Toggle("I agree", isOn: $agrees)
      }
      TextEditor(text: $notes)
      Text("Hello **\(name)**\(agrees ? "!" : ".")")
      Button("Count") { presses += 1 }
      Button("Never") { presses = 100 }.disabled(true)
      Text("\(presses) presses")
    }
  }
}

@MainActor @Suite struct TerminalSessionTests {
  /// A session and its output.
  @Test func `the first field has the focus and takes what is typed`() {
    let run = SessionRun(Form1())
    #expect(run.text.contains("Required"))
    run.type("Ada")
    #expect(run.text.contains("▌Ada"))
    #expect(run.text.contains("Hello Ada."))
  }

  @Test func `a field of one line takes a paste that arrives in parts as one that does not`() {
    let run = SessionRun(Form1())
    run.session.receive(Array("\u{1B}[200~Ada".utf8), at: .zero)
    run.session.inputPaused(at: .seconds(2))
    #expect(run.text.contains("Hello Ada."))
    run.session.receive(Array("\rLovelace\r\u{1B}[201~!".utf8), at: .seconds(3))
    #expect(run.text.contains("Hello Ada Lovelace!."))
  }

  @Test func `a terminal with the kitty keyboard reports released keys`() {
    struct Log: View {
      @State var lines: [String] = []

      var body: some View {
        Text("keys: \(lines.joined(separator: " "))")
          .focusable()
          .onKeyPress(characters: .letters, phases: .all) { press in
            lines.append(press.characters + (press.phase == .up ? "^" : press.phase == .repeat ? "+" : ""))
            return .handled
          }
        Button("Go") {}
      }
    }
    let run = SessionRun(Log())
    run.type("\u{1B}[?1u")
    run.type("\t\t")
    #expect(String(decoding: run.written, as: UTF8.self).contains(TerminalQueries.hearReleases))
    run.type("\u{1B}[97;1:1;97u\u{1B}[97;1:2;97u\u{1B}[97;1:3u")
    // Shift alone has no effect.
    run.type("\u{1B}[57441;2u\u{1B}[57441;1:3u")
    #expect(run.text.contains("keys: a a+ a^"))
    run.type("\t")
    #expect(String(decoding: run.written, as: UTF8.self).contains(TerminalQueries.ignoreReleases))
  }

  @Test func `modifier keys are observed in a terminal with the kitty keyboard`() {
    struct Log: View {
      @State var lines: [String] = []

      var body: some View {
        Text("held: \(lines.joined(separator: " "))")
          .onModifierKeysChanged(initial: false) { lines.append("\($0.rawValue)>\($1.rawValue)") }
      }
    }
    let run = SessionRun(Log())
    run.type("\u{1B}[?1u")
    // No key is needed before.
    #expect(String(decoding: run.written, as: UTF8.self).contains(TerminalQueries.hearReleases))
    run.type("\u{1B}[57441;2u\u{1B}[57443;4u\u{1B}[57441;3:3u")
    #expect(run.text.contains("held: 0>2 2>10 10>8"))
    // The window has lost the keyboard.
    run.type("\u{1B}[O")
    #expect(run.text.contains("10>8 8>0"))
    let other = SessionRun(Log())
    other.type("\u{1}")
    #expect(!other.text.contains(">"))
  }

  @Test func `what a renderer draws in the first row is there`() {
    struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    struct Page: View {
      @State var word = "b"

      var body: some View {
        TextField("Word", text: $word)
        Text("a \(Text(word).bold())").textRenderer(Plain())
      }
    }
    let top = SessionRun(
      Text("abc").textRenderer(Plain()).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(top.text.contains("abc"))
    let run = SessionRun(Page())
    run.type("cd")
    #expect(run.text.contains("a cd"))
  }

  @Test func `a renderer draws the letters of a text`() {
    struct Spaced: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: CGFloat(index) * 8, y: 16)
            copy.draw(slice)
          }
        }
      }
    }
    let run = SessionRun(Text("abc").textRenderer(Spaced()).frame(width: 60 * 8, height: 48, alignment: .topLeading))
    #expect(run.text.contains("a b c"))
    #expect(!run.text.contains("abc"))
  }

  @Test func `keys and text of one read keep their order`() {
    let run = SessionRun(Form1())
    run.type("abcd\u{1B}[D\u{1B}[DX")
    #expect(run.text.contains("abXcd"))
  }

  @Test func `what was written makes the screen that was meant`() {
    let run = SessionRun(Form1())
    run.type("Ada 漢字👨‍👩‍👧\u{1B}[D\u{1B}[Dx\t pw\t \tone\rtwo\u{1B}[A!")
    for (shown, meant) in zip(run.shown, run.session.screenText) {
      var shown = shown
      while shown.last == " " { shown.removeLast() }
      #expect(shown == meant)
    }
  }

  @Test func `the cursor is the caret, behind wide characters too`() throws {
    let run = SessionRun(Form1())
    let start = try #require(run.session.cursor)
    run.type("漢字")
    #expect(run.session.cursor?.x == start.x + 4)
    #expect(run.session.cursor?.isVisible == true)
    run.type("\u{7F}")
    #expect(run.session.cursor?.x == start.x + 2)
  }

  @Test func `one backspace deletes a whole cluster`() {
    for cluster in ["👨‍👩‍👧", "🇩🇪", "👍🏽", "e\u{301}", "कि"] {
      let run = SessionRun(Form1())
      run.type("a\(cluster)\u{7F}")
      #expect(run.text.contains("Hello a."))
    }
  }

  @Test func `Tab moves through all controls and Space presses`() {
    let run = SessionRun(Form1())
    run.type("\t\t ")
    #expect(run.text.contains("[✓] I agree"))
    run.type("\t\t\r")
    #expect(run.text.contains("1 presses"))
    run.type(" ")
    #expect(run.text.contains("2 presses"))
    // The disabled button is skipped.
    run.type("\tBob")
    #expect(run.text.contains("Hello Bob"))
  }

  @Test func `a secret is bullets and is not copied`() {
    let run = SessionRun(Form1())
    run.type("\tgeheim")
    #expect(run.text.contains("••••••"))
    run.type("\u{1B}a\u{1B}c")
    #expect(!String(decoding: run.written, as: UTF8.self).contains("geheim"))
    #expect(run.session.clipboard.text.isEmpty)
  }

  @Test func `a selection is copied, and by control C only then`() {
    let run = SessionRun(Form1())
    run.type("Ada\u{1B}a\u{3}")
    #expect(run.session.clipboard.text == "Ada")
    #expect(String(decoding: run.written, as: UTF8.self).contains("\u{1B}]52;c;QWRh\u{7}"))
    #expect(run.status == nil)
    run.type("\u{1B}[C\u{16}")
    #expect(run.text.contains("AdaAda"))
    run.type("\u{3}")
    #expect(run.status == 130)
  }

  @Test func `undo and redo`() {
    let run = SessionRun(Form1())
    run.type("Ada\u{1F}")
    #expect(run.text.contains("Required"))
    run.type("\u{19}")
    #expect(run.text.contains("▌Ada"))
  }

  @Test func `a paste is inserted as a whole and the field shows its end`() {
    let run = SessionRun(Form1())
    let long = String(repeating: "0123456789", count: 10_000)
    run.type("\u{1B}[200~\(long)\u{1B}[201~")
    #expect(run.text.contains("0123456789"))
    run.type("END")
    #expect(run.text.contains("789END"))
  }

  @Test func `an editor wraps, moves by shown lines and keeps the caret in view`() {
    let run = SessionRun(Form1(), columns: 40, rows: 24)
    run.type("\t\t\tThe quick brown fox jumps over the lazy dog")
    #expect(run.text.contains("▌the lazy dog"))
    run.type("\u{1B}[AX")
    #expect(run.text.contains("The quick brXown"))
    run.type(String(repeating: "\rline", count: 30) + "\rlast")
    #expect(run.text.contains("last"))
  }

  @Test func `typing costs few bytes`() {
    let form = SessionRun(Plain1())
    form.type("a")
    #expect(form.type("b") == 1)
    #expect(form.type("c") == 1)
    #expect(form.type("\u{1B}[D") <= 3)
  }

  private struct Plain1: View {
    @State var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  @Test func `the mouse sets the caret, drags a selection and presses`() throws {
    let run = SessionRun(Form1())
    run.type("Hello World")
    let row = try #require(run.session.screenText.firstIndex { $0.contains("▌Hello") })
    let line = run.session.screenText[row]
    let column = try #require(line.firstIndex(of: "▌")).utf16Offset(in: line) + 1
    run.type("\u{1B}[<0;\(column + 6);\(row + 1)M\u{1B}[<0;\(column + 6);\(row + 1)mX")
    #expect(run.text.contains("HelloX World"))
    run.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<32;\(column + 7);\(row + 1)M\u{1B}[<0;1;1m\u{7F}")
    #expect(run.text.contains("▌ World"))
    let button = try #require(run.session.screenText.firstIndex { $0.contains("Count") })
    let at = try #require(run.session.screenText[button].range(of: "Count")).lowerBound
    let x = at.utf16Offset(in: run.session.screenText[button]) + 1
    run.type("\u{1B}[<0;\(x);\(button + 1)M\u{1B}[<0;\(x);\(button + 1)m")
    #expect(run.text.contains("1 presses"))
    // Released elsewhere: no effect.
    run.type("\u{1B}[<0;\(x);\(button + 1)M\u{1B}[<0;1;1m")
    #expect(run.text.contains("1 presses"))
  }

  @Test func `a press on a button or a toggle leaves the focus in a field`() throws {
    let run = SessionRun(Form1())
    func press(_ label: String) throws {
      let row = try #require(run.session.screenText.firstIndex { $0.contains(label) })
      let line = run.session.screenText[row]
      let x = try #require(line.range(of: label)).lowerBound.utf16Offset(in: line) + 1
      run.type("\u{1B}[<0;\(x);\(row + 1)M\u{1B}[<0;\(x);\(row + 1)m")
    }
    run.type("Ada")
    try press("Count")
    run.type(" B")
    try press("I agree")
    run.type("c")
    #expect(run.text.contains("1 presses") && run.text.contains("Hello Ada Bc!"))
    // With the focus on another control it moves to the one that is pressed.
    run.type("\t\t")
    try press("Count")
    run.type(" ")
    #expect(run.text.contains("3 presses"))
  }

  @Test func `a double click takes a word and a triple click everything`() throws {
    let run = SessionRun(Form1())
    run.type("Hello World")
    let row = try #require(run.session.screenText.firstIndex { $0.contains("▌Hello") }) + 1
    let line = run.session.screenText[row - 1]
    let column = try #require(line.firstIndex(of: "▌")).utf16Offset(in: line) + 9
    let click = "\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m"
    run.type(click + click + "all")
    #expect(run.text.contains("Hello all"))
    run.type(click + click + click + "x")
    #expect(run.text.contains("Hello x."))
  }

  @Test func `several clicks select the words and lines of the editing session`() throws {
    struct Notes: View {
      @State var text = "a-b 3.14\nlast"
      var body: some View { TextEditor(text: $text) }
    }
    let run = SessionRun(Notes())
    let row = try #require(run.session.screenText.firstIndex { $0.contains("3.14") }) + 1
    let line = run.session.screenText[row - 1]
    func click(_ word: String) throws -> String {
      let column = try #require(line.range(of: word)).lowerBound.utf16Offset(in: line) + 1
      return "\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m"
    }
    // A number with its point is one word, as it is for the keys.
    let number = try click("3.14")
    run.type(number + number + "X")
    #expect(run.text.contains("a-b X"))
    let letter = try click("a-b")
    run.type(letter + letter + letter + "Y")
    #expect(run.text.contains("Y") && !run.text.contains("a-b") && run.text.contains("last"))
  }

  @Test(arguments: [(20, 5), (10, 3), (1, 1), (3, 40), (200, 60)])
  func `any size shows something of the focused field`(_ size: (Int, Int)) {
    let run = SessionRun(Form1(), columns: size.0, rows: size.1)
    run.type("Ada\t\t\t\t\t\u{1B}[Z\u{1B}[Z")
    run.session.resize(columns: size.1, rows: size.0)
    run.session.resize(columns: size.0, rows: size.1)
    run.type("\t\t")
    if size.0 >= 10 { #expect(run.text.contains("Ada")) }
  }

  @Test func `without colour focus, selection and disabled controls can be distinguished`() {
    let run = SessionRun(Form1(), depth: .none)
    run.type("Ada\u{1B}[1;2D")
    let output = String(decoding: run.written, as: UTF8.self)
    #expect(!output.contains("38;2") && !output.contains("38;5") && !output.contains("48;2"))
    #expect(output.contains("\u{1B}[7m") || output.contains(";7m") || output.contains("4;7"))
    #expect(run.text.contains("[ Never ]"))
  }

  @Test func `features of the terminal are enabled when it reports them`() {
    let run = SessionRun(Form1())
    run.type("\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[2;3R\u{1B}[2;2R\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
    #expect(String(decoding: run.written, as: UTF8.self).contains("\u{1B}[>5u"))
    #expect(run.session.queries.isComplete)
    #expect(run.session.theme.isDark == false)
    run.session.redraw()
    #expect(String(decoding: run.written, as: UTF8.self).contains("\u{1B}[?2026h"))
  }
}
