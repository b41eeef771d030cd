import Platen
import Testing

@testable import PlatenTerminal

/// Terminals of users whose locale has few characters.
@MainActor @Suite struct TerminalCharsetTests {
  @Test(arguments: [
    [:], ["LANG": ""], ["LANG": "C.UTF-8"], ["LANG": "xx_XX.utf8"], ["LC_ALL": "xx_XX"],
    ["LC_ALL": "", "LC_CTYPE": "", "LANG": "xx_XX.UTF-8@euro"],
  ])
  func `UTF-8 is what locales have unless they say otherwise`(_ environment: [String: String]) {
    #expect(TerminalCharset(environment: environment).isUTF8)
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], ["LANG": "xx_XX.ISO-8859-1"]])
  func `the first variable that is set decides`(_ environment: [String: String]) {
    #expect(!TerminalCharset(environment: environment).isUTF8)
  }

  @Test func `what ASCII lacks is the nearest character, or a question mark for each`() {
    func written(_ text: String) -> String { String(decoding: TerminalCharset.ascii.encoded(text), as: UTF8.self) }
    #expect(written("╭─╮│█ ✓ ❯ “a” … –") == "+-+|# * > \"a\" ~ -")
    #expect(written("Größe e\u{301}x") == "Gr??e ?x")
    // As many columns as before.
    #expect(written("日本!") == "? ? !")
  }

  @Test func `a set of single bytes is written and read in them`() {
    let charset = TerminalCharset(name: "ISO-8859-1")
    #expect(
      charset.encoded("Größe e\u{301} “a” 日") == Array("Gr".utf8) + [0xF6, 0xDF] + Array("e ".utf8) + [0xE9]
        + Array(" \"a\" ? ".utf8))
    #expect(charset.decoded([0x47, 0xF6, 0x1B]) == Array("Gö\u{1B}".utf8))
    var decoder = InputDecoder()
    decoder.charset = charset
    #expect(decoder.decode([0xF6]) == [.text("ö")])
    // With ASCII alone, a terminal that sends more sends UTF-8.
    decoder.charset = .ascii
    #expect(decoder.decode(Array("ö".utf8)) == [.text("ö")])
  }

  private struct Entry: View {
    @State private var name = "Zoë"
    @State private var isOn = true
    @State private var code = "abc"

    var body: some View {
      Form {
        TextField("Größe", text: $name).validation(.required())
        SecureField("Code", text: $code)
        Toggle("An", isOn: $isOn)
        Picker("Art", selection: $isOn) {
          Text("äh").tag(true)
          Text("b").tag(false)
        }
        ProgressView(value: 0.5)
        Label("Star", systemImage: "star")
        Button("Fertig") {}.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test(arguments: [ColorDepth.none, .palette16, .trueColor])
  func `a screen is written in ASCII alone`(_ depth: ColorDepth) {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color", "LC_ALL": "C"])
    capabilities.colorDepth = depth
    let run = SessionRun(Entry(), in: capabilities)
    run.type("\t\t\t\r")
    #expect(run.written.allSatisfy { $0 < 0x80 })
    let rows = run.shown.joined(separator: "\n")
    #expect(rows.contains("Gr??e") && rows.contains("Zo?") && rows.contains("+---"), "\(rows)")
  }
}
