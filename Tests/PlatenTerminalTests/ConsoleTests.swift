import Platen
import Testing

@testable import PlatenTerminal

/// The console of a Linux kernel: 16 colours, and fonts with few characters.
@MainActor @Suite struct ConsoleTests {
  private let console = TerminalCapabilities(environment: ["TERM": "linux"])

  /// What the console makes of a style: the colours of text and background, 0 to 15 (`build_attr` of `vt.c`).
  private func colors(_ style: CellStyle) -> (text: UInt8, ground: UInt8) {
    var text = style.foreground.paletteIndex ?? 7
    var ground = style.background.paletteIndex ?? 0
    if style.attributes.contains(.italic) {
      text = 2
    } else if style.attributes.contains(.underline) {
      text = 3
    } else if style.attributes.contains(.faint) {
      text = 8
    }
    if style.attributes.contains(.reverse) { (text, ground) = (text & 8 | ground & 7, text & 7) }
    return (style.attributes.contains(.bold) ? text ^ 8 : text, ground)
  }

  /// What both the kernel's font and Debian's Lat15-Fixed16 have, besides ASCII.
  private let common = Set("¡¢£¥ª«¬°±²·µº»¼½¿ÄÅÆÇÉÑÖÜßàáâäåæçèéêëìíîïñòóôö÷ùúûüÿ─│┌┐└┘├┤┬┴┼═║█░▒■←↑→↓•♦")

  private struct Page: View {
    @State private var name = ""
    @State private var size = 1
    @State private var isOn = true
    @State private var amount = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      Form {
        Section("“Everything” – it’s here…") {
          TextField("Name", text: $name, prompt: Text("Required"))
          SecureField("Password", text: $name)
          Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)") } }
          Picker("Pay", selection: $size) { ForEach(0..<3) { Text("Pay \($0)") } }.pickerStyle(.inline)
          Toggle("On", isOn: $isOn)
          Slider(value: $amount) { Text("Amount") }
          ProgressView(value: amount)
          DatePicker("Day", selection: $day, displayedComponents: .date)
        }
        Text("❯ ◉ ○ ✓ ✗ ⠋ ⠙ ⠹ ⠸ × −")
        Label("Save", systemImage: "square.and.arrow.down")
        Button("Send") {}.buttonStyle(.borderedProminent)
      }
    }
  }

  @Test func allCharactersAreInTheConsolesFonts() {
    let run = SessionRun(Page(), in: console, columns: 80, rows: 40)
    run.type("Ada\t\t\r")
    let screen = run.screen
    let missing = Set(screen.cells.joined().flatMap(\.text)).filter { !$0.isASCII && !common.contains($0) }
    #expect(missing.isEmpty)
    #expect(run.shown.contains { $0.contains("> * o * x") })
  }

  @Test func anEmptyFieldIsSeen() throws {
    let run = SessionRun(Page(), in: console, columns: 80, rows: 40)
    let row = try #require(run.shown.firstIndex { $0.contains("Name") })
    #expect(run.shown[row].contains("Required________"))
    run.type("Ada L")
    #expect(run.shown[row].contains("Ada L________"))
    run.type("\u{7F}\u{7F}\u{7F}")
    #expect(run.shown[row].contains("Ad___________"))
    let cell = run.screen.cells[row][run.screen.x - 1]
    #expect(cell.text == "d")
    #expect(colors(cell.style) == (7, 0))
  }

  @Test func nothingIsShownInTheColoursOfUnderlinedAndItalicText() {
    let run = SessionRun(Page(), in: console, columns: 80, rows: 40)
    let styles = run.screen.cells.joined().map(\.style.attributes)
    #expect(styles.allSatisfy { $0.isDisjoint(with: [.italic, .underline, .strikethrough]) })
  }

  /// A bright colour switches bold on, which the colour after it does not switch off.
  @Test func textAfterABrightColourIsNotBright() {
    var buffer = CellBuffer(width: 6, height: 1)
    buffer.put("a", x: 0, y: 0, style: CellStyle(foreground: .palette(12)))
    buffer.put("b", x: 1, y: 0, style: CellStyle(foreground: .palette(2)))
    buffer.put("c", x: 2, y: 0, style: .plain)
    buffer.put("d", x: 3, y: 0, style: CellStyle(foreground: .palette(15), background: .palette(12)))
    buffer.put("e", x: 4, y: 0, style: CellStyle(foreground: .palette(12), attributes: .faint))
    buffer.put("f", x: 5, y: 0, style: CellStyle(attributes: [.bold, .reverse]))
    var renderer = FrameRenderer(depth: .palette16, isConsole: true)
    var screen = ScreenModel(width: 6, height: 1, isConsole: true)
    screen.apply(renderer.render(buffer))
    let shown = screen.cells[0].map { colors($0.style) }
    #expect(shown.map(\.text) == [12, 2, 7, 15, 8, 0])
    #expect(shown.map(\.ground) == [0, 0, 0, 4, 0, 7])
  }

  @Test func textOnFilledControlsIsReadable() {
    let run = SessionRun(Page(), in: console, columns: 80, rows: 40)
    run.type("\t\t\r")
    for cell in run.screen.cells.joined() where cell.text != " " && !cell.text.isEmpty {
      let (text, ground) = colors(cell.style)
      #expect(text != ground, "\(cell)")
    }
  }

  @Test func moreColoursThanTheConsoleHasAreNotUsed() {
    #expect(TerminalCapabilities(environment: ["TERM": "linux", "COLORTERM": "truecolor"]).colorDepth == .palette16)
    #expect(TerminalCapabilities(environment: ["TERM": "linux", "NO_COLOR": "1"]).colorDepth == .none)
  }

  private struct Rows: View {
    @State private var chosen: Int? = 1
    @State private var name = "a…b"

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Button("Open…") {}
        Text("A text that is longer than its line").lineLimit(1).frame(width: 80)
        List(selection: $chosen) { ForEach(1..<3) { Text("Row \($0)").tag($0) } }
      }
    }
  }

  @Test func anEllipsisIsThreePoints() throws {
    let run = SessionRun(Rows(), in: console, columns: 40, rows: 14)
    #expect(run.shown.contains { $0.contains("[ Open... ]") })
    // The caret has the columns that are drawn.
    run.type("\u{5}c")
    let row = run.shown[run.screen.y]
    let end = try #require(row.range(of: "a...bc")).upperBound
    #expect(run.screen.x == row.distance(from: row.startIndex, to: end))
    // Where a text is cut off there is no space for three.
    #expect(run.shown.contains { $0.contains("»") })
  }

  @Test func theMarkOfASelectedRowIsNoLetter() {
    let run = SessionRun(Rows(), in: console, columns: 40, rows: 14)
    #expect(run.shown.contains { $0.contains(">Row 1") })
  }

  @Test func theLineThatAPromptLeavesHasItsTick() {
    #expect(console.shown("✓ Name: Ada…") == "* Name: Ada»")
    #expect(TerminalCapabilities(environment: ["TERM": "xterm"]).shown("✓ Name") == "✓ Name")
  }
}
