import Platen
import Testing

@testable import PlatenTerminal

/// The colours that a program or the user chooses.
@MainActor @Suite struct ThemeTests {
  private struct Form1: View {
    @State private var name = "Ada"
    @State private var theme = TerminalFrontEndTheme.forest
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Button("Paper") { theme = .paper }
      }
      .terminalTheme(theme)
    }
  }

  private func background(_ run: SessionRun) -> TerminalColor { run.screen.cells[19][0].style.background }

  @Test func aThemeHasItsBackgroundOnTheWholeScreen() {
    let run = SessionRun(Form1())
    #expect(background(run) == .rgb(RGB(0x121B14)))
  }

  @Test func aThemeThatChangesIsDrawn() {
    let run = SessionRun(Form1())
    run.type("\t\r")
    #expect(background(run) == .rgb(RGB(0x211B15)))
  }

  @Test func theUsersThemeComesBeforeThePrograms() {
    let capabilities = TerminalCapabilities(environment: ["TERM": "xterm-kitty", "PLATEN_THEME": "monochrome"])
    let session = TerminalSession(host: ViewHost(Form1()), capabilities: capabilities, columns: 40, rows: 10)
    var screen = ScreenModel(width: 40, height: 10)
    session.output = { screen.apply($0) }
    session.start()
    let cells = screen.cells.flatMap(\.self)
    #expect(cells.allSatisfy { $0.style.foreground.isStandard && $0.style.background.isStandard })
    #expect(cells.contains { $0.style.attributes.contains(.underline) })
  }

  @Test func anUnknownThemeIsIgnored() {
    #expect(TerminalCapabilities(environment: ["TERM": "xterm", "PLATEN_THEME": "none such"]).theme == nil)
    #expect(
      ThemeCheck.problem(environment: ["PLATEN_THEME": "none such"])
        == "PLATEN_THEME is “none such”: it has to be dusk, forest, harbor, high-contrast, monochrome, paper or standard."
    )
    for name in [nil, "", "Paper"] {
      #expect(ThemeCheck.problem(environment: name.map { ["PLATEN_THEME": $0] } ?? [:]) == nil)
    }
  }

  /// WCAG 2, level AA; level AAA for the theme of high contrast.
  @Test func textAndAccentOfAllThemesCanBeRead() {
    for (name, theme) in TerminalFrontEndTheme.named {
      for colors in [theme.light, theme.dark] {
        guard let background = colors.background.map({ RGB($0) }) else { continue }
        let least = name == "high-contrast" ? 7.0 : 4.5
        for color in [colors.text, colors.accent, colors.red, colors.green, colors.yellow].compactMap(\.self) {
          #expect(RGB(color).contrast(with: background) >= least, "\(name)")
        }
      }
    }
  }

  /// Programs write white text on blue areas and on those of the accent.
  @Test func whiteCanBeReadOnAreasOfTheAccent() {
    for (name, chosen) in TerminalFrontEndTheme.named where chosen.hasColor {
      for isDark in [true, false] {
        var theme = Theme(TerminalCapabilities(colorDepth: .trueColor, isDark: isDark))
        theme.chosen = chosen
        let blue = theme.layer(.system(.blue), tint: nil, at: .center, size: .zero)
        let accent = theme.layer(.system(.accent), tint: nil, at: .center, size: .zero)
        for layer in [blue, accent] {
          #expect((layer?.color.contrast(with: RGB(0xFFFFFF)) ?? 0) >= 3, "\(name), dark: \(isDark)")
        }
      }
    }
  }

  private struct Fields: View {
    @State private var name = "Ada"
    @State private var notes = "one\ntwo"
    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextEditor(text: $notes).frame(height: 48)
        TextField("Locked", text: $name).disabled(true)
      }
    }
  }

  /// WCAG 2, 1.4.11: the edge of a field can be seen by a contrast of 3 to 1.
  @Test(arguments: [TerminalFrontEndTheme.standard, .highContrast])
  func `with high contrast fields have a line under them`(theme: TerminalFrontEndTheme) throws {
    let run = SessionRun(Fields().terminalTheme(theme), columns: 40, rows: 20)
    let screen = run.screen
    func underlined(_ row: Int) -> Int { screen.cells[row].count { $0.style.attributes.contains(.underline) } }
    let isStrong = theme == .highContrast
    let name = try #require(run.shown.firstIndex { $0.contains("Ada") })
    #expect((underlined(name) > 20) == isStrong && (underlined(name) == 0) == !isStrong)
    let first = try #require(run.shown.firstIndex { $0.contains("one") })
    #expect((first..<first + 3).map { underlined($0) > 20 } == [false, false, isStrong])
    let locked = try #require(run.shown.firstIndex { $0.contains("Locked") })
    #expect(underlined(locked) == 0)
  }

  @Test func highContrastHasStrongerShades() throws {
    var usual = Theme(TerminalCapabilities(colorDepth: .trueColor, isDark: true))
    usual.chosen = .standard
    var strong = usual
    strong.chosen = .highContrast
    func contrast(_ theme: Theme) throws -> Double {
      let shade = try #require(theme.shade(0.35))
      return theme.components(of: shade).contrast(with: theme.assumedBackground)
    }
    #expect(try contrast(strong) > contrast(usual))
  }
}
