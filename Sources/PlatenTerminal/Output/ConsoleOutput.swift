/// What the console of a Linux kernel (`TERM=linux`) is sent in place of styles and characters that it does not have.
///
/// It has 16 colours for text and 8 for backgrounds. A bright colour makes text bold, and ends with that alone; italic,
/// underlined and faint text is green, cyan and grey, whatever its own colour is (`csi_m` and `build_attr` of the
/// kernel's `drivers/tty/vt/vt.c`). An ellipsis is three points, and where a text is cut off a single character. Its
/// fonts have 256 or 512 characters, and those of the kernel and of Debian's console-setup share little besides Latin
/// letters and the lines of boxes.
enum ConsoleOutput {
  /// The style that is sent for one of the 16 colours.
  static func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if let index = style.background.paletteIndex, index >= 8 { style.background = .palette(index - 8) }
    style.attributes.subtract([.italic, .underline, .strikethrough])
    if let index = style.foreground.paletteIndex, index >= 8 {
      style.foreground = .palette(index - 8)
      style.attributes.insert(.bold)
    }
    // There is one intensity, and a reversed grey is not reversed.
    if style.attributes.contains(.reverse) {
      style.attributes.subtract([.bold, .faint])
    } else if style.attributes.contains(.faint) {
      style.attributes.remove(.bold)
    }
    return style
  }

  /// The character that is sent.
  static func glyph(_ glyph: Glyph) -> Glyph { glyph.code < 0x80 ? glyph : replacements[glyph] ?? glyph }

  /// A line of text that is written outside of a frame.
  static func text(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          replacements[Glyph(scalar: scalar)].flatMap { Unicode.Scalar($0.code) } ?? scalar
        }))
  }

  /// The character of ASCII that is nearest to one of those that forms are drawn with, and to punctuation; nil for
  /// letters.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
    if let byte = asciiReplacements[scalar] { return byte }
    return replacements[Glyph(scalar: scalar)].flatMap { $0.code < 0x80 ? UInt8($0.code) : nil }
  }

  private static let asciiReplacements: [Unicode.Scalar: UInt8] = {
    let table: [(String, Unicode.Scalar)] = [
      ("─━═╌╍┄┅┈┉╴╶╸╺", "-"), ("│┃║╎╏┆┇┊┋╵╷", "|"), ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋", "+"), ("█▓▒▉▊▋■▪▣▦▮", "#"),
      ("░▁▂▃▢□▭", "-"), ("▀▄▌▐▙▛▜▟", "#"), ("…", "~"), ("·•", "*"), ("←", "<"), ("→", ">"), ("↑", "^"), ("↓", "v"),
      ("\u{A0}\u{2007}\u{202F}", " "), ("«", "<"), ("»", ">"), ("¿", "?"), ("¡", "!"), ("×", "x"), ("÷", "/"),
    ]
    var result: [Unicode.Scalar: UInt8] = [:]
    for (characters, replacement) in table {
      for scalar in characters.unicodeScalars { result[scalar] = UInt8(replacement.value) }
    }
    return result
  }()

  /// Characters of one column and what is nearest to them in every font. Letters of other alphabets are in a font that
  /// the user has chosen for them.
  private static let replacements: [Glyph: Glyph] = {
    let table: [(String, Unicode.Scalar)] = [
      ("‐‑‒–—―−", "-"), ("‘’‚‛′", "'"), ("“”„‟″", "\""), ("…", "»"), ("›❯▸▹▷▶⏵➤", ">"), ("‹◂◃◁◀", "<"),
      ("✓✔★☆✱⚙●◉⬤◆◇✦", "*"),
      ("✗✘✕✖⨯×", "x"), ("○◯◌◎", "o"), ("▾▿▼▽", "v"), ("▴▵▲△", "^"), ("▌▐▀▄▙▛▜▟▉▊▋", "█"), ("━╌╍┄┅┈┉╴╶", "─"),
      ("┃╎╏┆┇┊┋╵╷", "│"), ("╭", "┌"), ("╮", "┐"), ("╰", "└"), ("╯", "┘"), ("▪▣▦▢□▮", "■"), ("⚠", "!"), ("⌕", "?"),
      ("↵⏎", "<"), ("↺↻", "~"), ("⠋⠼⠇", "|"), ("⠙⠴⠏", "/"), ("⠹⠦", "-"), ("⠸⠧", "\\"),
    ]
    var result: [Glyph: Glyph] = [:]
    for (characters, replacement) in table {
      for scalar in characters.unicodeScalars { result[Glyph(scalar: scalar)] = Glyph(scalar: replacement) }
    }
    return result
  }()
}
