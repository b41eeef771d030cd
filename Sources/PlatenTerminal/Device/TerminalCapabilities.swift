import PlatenGraph

/// The features of a terminal that follow from the environment of the process, before it is queried.
package struct TerminalCapabilities: Equatable, Sendable {
  package var colorDepth: ColorDepth
  /// Whether the cursor can be placed. If not, the form is asked in plain lines.
  package var isAddressable: Bool
  /// Whether the font has rounded corners and similar characters. The Linux console has square ones only.
  package var hasRichGlyphs: Bool
  /// Whether it is the console of a Linux kernel.
  package var isConsole = false
  /// Whether it shows italic text as such. GNU screen reverses it, and its entry of terminfo has no italics, which
  /// older versions of tmux use as well.
  package var hasItalics = true
  /// Whether it shows pictures by kitty's graphics protocol.
  package var showsPictures = false
  /// Whether tmux or GNU screen is between.
  package var isMultiplexed = false
  /// What it does with lines when it gets another size.
  package var lineBreaking = LineBreaking()
  /// The characters that can be written.
  package var charset = TerminalCharset.utf8
  /// The order in which the terminal is given text that reads from right to left.
  package var textOrder = TextOrder.visual
  /// Nil until the terminal has answered.
  package var isDark: Bool?
  /// The user's choice of colours, which comes before the program's.
  package var theme: TerminalFrontEndTheme?
  /// How long the terminal's answers may take, of a terminal at the other end of the world: one that has not answered
  /// by then answers nothing.
  package var answerTime = Duration.seconds(1)
  /// How long ESC waits for the rest of a key; nil where the user has not set it.
  package var escapeTime: Duration?

  package init(colorDepth: ColorDepth, isAddressable: Bool = true, hasRichGlyphs: Bool = true, isDark: Bool? = nil) {
    self.colorDepth = colorDepth
    self.isAddressable = isAddressable
    self.hasRichGlyphs = hasRichGlyphs
    self.isDark = isDark
  }

  /// Reads TERM, TMUX, STY (screen), XTERM_VERSION, COLORTERM, NO_COLOR (no-color.org), FORCE_COLOR, COLORFGBG,
  /// PLATEN_THEME, PLATEN_ANSWER_TIME, ESCDELAY (ncurses), and what ``TerminalCharset`` and ``textOrder(_:)`` read.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    self.init(colorDepth: Self.colorDepth(term: term, environment: environment))
    isAddressable = !term.isEmpty && term != "dumb" && term != "unknown"
    isConsole = term == "linux"
    charset = TerminalCharset(environment: environment)
    hasRichGlyphs = charset.isUTF8 && !(isConsole || term.hasPrefix("vt1") || term.hasPrefix("vt2"))
    // tmux and GNU screen break rows, also inside of xterm, which cuts them off.
    isMultiplexed = ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
    lineBreaking.reflows = isMultiplexed || (environment["XTERM_VERSION"] == nil && !isConsole)
    lineBreaking.keepsEnd = environment["TMUX"]?.isEmpty == false
    lineBreaking.partsErased = lineBreaking.keepsEnd
    lineBreaking.joinsErased = isMultiplexed && !lineBreaking.keepsEnd
    lineBreaking.keepsContent = !isMultiplexed && (term == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil)
    showsPictures = !isMultiplexed && ["kitty", "ghostty"].contains { term.contains($0) }
    hasItalics = !term.hasPrefix("screen") && (!isMultiplexed || lineBreaking.keepsEnd)
    textOrder = Self.textOrder(environment)
    theme = environment["PLATEN_THEME"].flatMap { TerminalFrontEndTheme.named[$0.lowercased()] }
    if let seconds = environment["PLATEN_ANSWER_TIME"].flatMap(Double.init), (0.05...60).contains(seconds) {
      answerTime = .milliseconds(Int64(seconds * 1000))
    }
    escapeTime = Self.escapeTime(environment)
    if let colors = environment["COLORFGBG"], let background = colors.split(separator: ";").last.flatMap({ Int($0) }) {
      isDark = !(background == 7 || background == 15)
    }
  }

  /// The time in ESCDELAY, in milliseconds up to 10 seconds, as programs with ncurses read it.
  package static func escapeTime(_ environment: [String: String]) -> Duration? {
    guard let time = environment["ESCDELAY"].flatMap({ Int($0) }), (0...10_000).contains(time) else { return nil }
    return .milliseconds(time)
  }

  /// A line that is written outside of a frame, in characters that the terminal has.
  package func shown(_ text: String) -> String { isConsole ? ConsoleOutput.text(text) : text }

  /// The user's choice in PLATEN_BIDI: `program`, `words` or `terminal`. Else by what the terminal, or one around tmux
  /// or screen, does by itself and can't be told not to: kitty reverses words, Konsole, mlterm and Apple's Terminal
  /// reorder lines. VTE's reordering can be switched off, but not through tmux or screen.
  private static func textOrder(_ environment: [String: String]) -> TextOrder {
    switch environment["PLATEN_BIDI"] {
    case "program": return .visual
    case "words": return .visualWords
    case "terminal": return .logical
    default: break
    }
    if environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil { return .visualWords }
    let isMultiplexed = environment["TMUX"] != nil || environment["STY"] != nil
    let reorders =
      environment["KONSOLE_VERSION"] != nil || environment["MLTERM"] != nil
      || environment["TERM_PROGRAM"] == "Apple_Terminal" || isMultiplexed && environment["VTE_VERSION"] != nil
    return reorders ? .logical : .visual
  }

  private static func colorDepth(term: String, environment: [String: String]) -> ColorDepth {
    if let noColor = environment["NO_COLOR"], !noColor.isEmpty { return .none }
    // The console takes other colours and shows the nearest of the 16.
    if term == "linux" { return .palette16 }
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    // GNU screen takes the numbers of a colour of 24 bits for others, unless it is of version 5 and told otherwise.
    // What these variables say is of the terminal around it.
    if environment["STY"]?.isEmpty != false {
      if colorTerm.contains("truecolor") || colorTerm.contains("24bit") { return .trueColor }
      let direct = ["direct", "kitty", "ghostty", "alacritty", "wezterm", "foot", "contour"]
      if direct.contains(where: term.contains) { return .trueColor }
    }
    if term.contains("256") || !colorTerm.isEmpty { return .palette256 }
    if term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") { return .none }
    if term == "dumb" || term.isEmpty { return .none }
    return .palette16
  }
}
