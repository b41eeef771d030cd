import Platen
import Testing

@testable import PlatenTerminal

/// Whether what is less important can be read, and told apart from what is important.
@MainActor @Suite struct ReadableShadesTests {
  private struct Page: View {
    @State private var name = ""
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("Behind")
        TextField("Name", text: $name, prompt: Text("Required"))
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Text("In front") }
    }
  }

  private func run(depth: ColorDepth = .trueColor, background: String? = nil, isDark: Bool? = nil) -> SessionRun {
    let run = SessionRun(Page(), in: TerminalCapabilities(colorDepth: depth, isDark: isDark), columns: 60, rows: 14)
    if let background { run.type("\u{1B}]11;rgb:\(background)\u{1B}\\") }
    return run
  }

  /// The style of the first character of some words on the screen.
  private func style(of words: String, in run: SessionRun) throws -> CellStyle {
    let row = try #require(run.shown.firstIndex { $0.contains(words) })
    let line = run.shown[row]
    let start = try #require(line.range(of: words)).lowerBound
    // The caret is on the first one.
    return run.screen.cells[row][line.distance(from: line.startIndex, to: start) + 1].style
  }

  private func contrast(_ style: CellStyle, in run: SessionRun) -> Double {
    let theme = run.session.theme
    let text = style.foreground.isStandard ? theme.assumedForeground : theme.components(of: style.foreground)
    return text.contrast(with: theme.components(of: style.background))
  }

  /// WCAG 2 asks for 3 of large text and of what is not needed, and for 4.5 of text.
  @Test(arguments: ["1e1e/1e1e/1e1e", "0000/0000/0000", "ffff/ffff/ffff", "fdfd/f6f6/e3e3"])
  func lessImportantTextCanBeRead(_ background: String) throws {
    let run = run(background: background)
    #expect(try contrast(style(of: "Secondary", in: run), in: run) >= 4.5)
    #expect(try contrast(style(of: "Tertiary", in: run), in: run) >= 3)
    // In a field with the focus, whose background is nearer to the text.
    #expect(try contrast(style(of: "Required", in: run), in: run) >= 3)
    #expect(try contrast(style(of: "Behind", in: run), in: run) >= 10)
  }

  /// A program's button has a background of its own over that of the focus.
  @Test(arguments: [Color.black, .white, .yellow])
  func theLabelOfAProgramsButtonCanBeReadWithTheFocus(_ color: Color) throws {
    let button = Button {
    } label: {
      Text("Sign in").foregroundStyle(color == .black ? .white : .black).frame(width: 200, height: 48).background(color)
    }
    let run = SessionRun(
      button.buttonStyle(.plain), in: TerminalCapabilities(colorDepth: .trueColor), columns: 60, rows: 14)
    #expect(try contrast(style(of: "Sign in", in: run), in: run) >= 4.5)
    run.type("\t")
    #expect(try contrast(style(of: "Sign in", in: run), in: run) >= 4.5)
  }

  /// Terminals draw black text that is to be faint in black, or even darker where it has a colour.
  @Test(arguments: ["1e1e/1e1e/1e1e", "ffff/ffff/ffff"])
  func whatIsBehindASheetIsNearerToTheBackground(_ background: String) throws {
    let run = run(background: background)
    run.type("\t\r")
    let behind = try style(of: "Behind", in: run)
    #expect(!behind.attributes.contains(.faint))
    #expect(contrast(behind, in: run) < 6)
    #expect(try contrast(style(of: "In front", in: run), in: run) > 10)
    // The ends of the button and what is between them still have one colour.
    let row = try #require(run.shown.firstIndex { $0.contains("▐ Open ▌") })
    let cells = run.screen.cells[row]
    let left = try #require(cells.firstIndex { $0.text == "▐" })
    #expect(cells[left].style.foreground == cells[left + 1].style.background)
  }

  @Test func sixteenColoursHaveAGrayOnALightBackground() throws {
    let light = run(depth: .palette16, background: "ffff/ffff/ffff")
    #expect(try style(of: "Secondary", in: light).foreground == .palette(8))
    #expect(try style(of: "Required", in: light).foreground == .palette(8))
    light.type("\t\r")
    #expect(try style(of: "Behind", in: light).foreground == .palette(8))
    // Some palettes have the background there.
    let dark = run(depth: .palette16, background: "0000/0000/0000")
    #expect(try style(of: "Secondary", in: dark) == CellStyle(attributes: .faint))
  }

  @Test func aKeyAndItsMeaningDifferWithFewColours() throws {
    for background in ["ffff/ffff/ffff", "0000/0000/0000"] {
      let run = run(depth: .palette16, background: background)
      #expect(try style(of: "Tab", in: run) == .plain)
      #expect(try style(of: "next", in: run) != .plain)
    }
  }

  private struct Rows: View {
    var body: some View {
      List {
        Section {
          ForEach(0..<2) { Text("Row \($0)").foregroundStyle(.secondary) }.onDelete { _ in }
        }
      }
    }
  }

  @Test func secondaryTextInARowWithTheFocusCanBeReadOnAnUnknownBackground() throws {
    let run = SessionRun(Rows(), in: TerminalCapabilities(colorDepth: .palette256), columns: 60, rows: 14)
    let style = try style(of: "Row 0", in: run)
    #expect(!style.background.isStandard)
    #expect(contrast(style, in: run) >= 3)
    #expect(try self.style(of: "Tab", in: run) != self.style(of: "next", in: run))
  }

  /// Where a terminal does not answer what its background is, as older tmux.
  @Test func coloursCanBeReadOnAnUnknownBackground() {
    let theme = Theme(TerminalCapabilities(colorDepth: .trueColor))
    for color in [SystemColor.accent, .blue, .red, .orange, .yellow, .green, .purple, .pink, .gray] {
      let value = theme.value(of: color)
      #expect(value.contrast(with: RGB(0x000000)) >= 3.5, "\(color)")
      #expect(value.contrast(with: RGB(0xFFFFFF)) >= 3.5, "\(color)")
    }
  }

  private struct Controls: View {
    @State private var size = 1

    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } }.pickerStyle(.segmented)
        Button("Delete", role: .destructive) {}
        Button("Remove") {}.foregroundStyle(.red).buttonStyle(.bordered)
        Button("Send") {}.keyboardShortcut(.defaultAction)
        Button("Order") {}.buttonStyle(.borderedProminent)
      }
    }
  }

  /// On the shades of this front end, which a theme may have nearer to the text.
  @Test(arguments: TerminalFrontEndTheme.named.keys.sorted(), ["1e1e/1e1e/2e2e", "ffff/ffff/ffff"])
  func theWordsOfControlsCanBeRead(_ name: String, _ background: String) throws {
    var capabilities = TerminalCapabilities(colorDepth: .trueColor)
    capabilities.theme = TerminalFrontEndTheme.named[name]
    let run = SessionRun(Controls(), in: capabilities, columns: 60, rows: 16)
    run.type("\u{1B}]11;rgb:\(background)\u{1B}\\")
    for words in ["Size 1", "Size 2", "Delete", "Remove", "Send", "Order"] {
      #expect(try contrast(style(of: words, in: run), in: run) >= 4.5, "\(words)")
    }
    // As far as it can be on a red button it is red.
    guard name != "monochrome" else { return }
    let red = run.session.theme.components(of: try style(of: "Delete", in: run).foreground)
    #expect(red.red > red.green + 0.1 && red.red > red.blue + 0.1)
  }

  private struct Marked: View {
    var body: some View { Text("Marked").padding(1).background(.yellow) }
  }

  /// In the shade in which yellow text can be read on a light background, an area would be brown.
  @Test func aYellowAreaIsYellow() throws {
    let run = SessionRun(Marked(), in: TerminalCapabilities(colorDepth: .trueColor), columns: 30, rows: 5)
    run.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    let style = try style(of: "Marked", in: run)
    #expect(style.background == .rgb(255, 204, 0))
    #expect(contrast(style, in: run) >= 4.5)
  }

  /// Between the terminal's background and its text.
  @Test(arguments: [(0x1E, 0x41), (0x1E, 0x70), (0xFF, 0xB0), (0xFF, 0x90)] as [(UInt8, UInt8)])
  func aPromptCanBeReadOnABackgroundOfTheProgram(_ terminal: UInt8, _ field: UInt8) throws {
    var theme = Theme(TerminalCapabilities(colorDepth: .trueColor, isDark: terminal < 0x80))
    theme.terminalBackground = theme.components(of: .rgb(terminal, terminal, terminal))
    let ground = TerminalColor.rgb(field, field, field)
    let prompt = theme.components(of: theme.muted(0.45, over: ground).color)
    #expect(prompt.contrast(with: theme.components(of: ground)) >= 3)
  }

  /// The ground of a row with the focus is in the colour of a switch's mark. A palette has no more than the nearest
  /// colour to one that can be read; WCAG 2 asks for 3 of a mark.
  @Test(arguments: [(ColorDepth.trueColor, 4.5), (.palette256, 3)])
  func aSwitchInARowWithTheFocusOrTheSelectionCanBeRead(_ depth: ColorDepth, _ least: Double) throws {
    struct Guests: View {
      @State private var selection: Set<Int> = []
      @State private var isComing = true
      var body: some View {
        List(selection: $selection) {
          HStack {
            Text("Ada")
            Toggle("Coming", isOn: $isComing)
          }
          .tag(1)
          Text("Nobody").tag(2)
        }
      }
    }
    let run = SessionRun(Guests(), in: TerminalCapabilities(colorDepth: depth, isDark: true), columns: 60, rows: 14)
    #expect(try !style(of: "[✓]", in: run).background.isStandard)
    #expect(try contrast(style(of: "[✓]", in: run), in: run) >= least)
    run.type(" ")
    run.type("\u{1B}[B")
    #expect(try !style(of: "[✓]", in: run).background.isStandard)
    #expect(try contrast(style(of: "[✓]", in: run), in: run) >= least)
  }
}
