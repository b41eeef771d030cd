import PlatenGraph

/// The queries sent to the terminal when it is initialized, and its answers.
///
/// Nothing waits for an answer: the first frame is drawn for a terminal with few features, and others are switched on
/// when the answer arrives. The device attributes are requested last: every terminal answers that, so that no other
/// answer follows.
package struct TerminalQueries: Sendable {
  package private(set) var isComplete = false
  package private(set) var hasKittyKeyboard = false
  package private(set) var hasSynchronizedOutput = false
  /// The columns by which the terminal moved the cursor for the sequences of ``probe``, or for a box drawing line; nil
  /// if not queried.
  package private(set) var clusterColumns: Int?
  package private(set) var lineColumns: Int?
  /// Whether the terminal has sixel graphics.
  package private(set) var hasSixels = false
  package private(set) var isDark: Bool?
  package private(set) var background: (red: Double, green: Double, blue: Double)?

  /// Moves to the start of a line with nothing in it: of the next one where the cursor is behind a text without a line
  /// break, as `printf "Checking… "` leaves it. Blanks up to the width end there, and in the same line only from its
  /// start, because a terminal wraps at the character after that. Then the line is erased: written blanks are broken in
  /// a window that becomes narrower, and move what is below them.
  static func startOfLine(columns: Int) -> String { String(repeating: " ", count: columns) + "\r\u{1B}[K" }

  /// Switching on what every terminal either does or ignores: no wrapping at the right edge, bracketed paste, clusters
  /// of mode 2027, no reordering of text by the terminal (mode 8 of ECMA-48, which few have); for a full screen the
  /// alternate screen, focus events and the mouse with SGR coordinates.
  package static func enter(_ placement: TerminalPlacement, _ order: TextOrder) -> String {
    let screen = "\u{1B}[?1004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    return (placement.isInline ? "" : "\u{1B}[?1049h") + "\u{1B}[?7l\u{1B}[?2004h" + (placement.isInline ? "" : screen)
      + "\u{1B}[?2027h" + (order == .logical ? "" : "\u{1B}[8l")
  }

  /// Switching all of it off again. CAN ends a sequence that a signal has cut short. An inline form is erased from its
  /// first row on, which is `cursorRow` rows above the cursor. A full screen is erased as well: where there is no
  /// alternate screen, as in GNU screen by default, the shell stays in it, and tmux keeps rows of an alternate screen
  /// that has got another size since.
  ///
  /// - Parameter hasPictures: Whether the terminal may show pictures of an inline form: erasing cells leaves them.
  package static func leave(
    _ placement: TerminalPlacement, _ order: TextOrder, hasKittyKeyboard: Bool, cursorRow: Int,
    hasPictures: Bool = false
  ) -> String {
    let screen = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l"
    return "\u{18}" + (hasKittyKeyboard ? "\u{1B}[<u" : "") + "\u{1B}[?2026l\u{1B}[?2027l"
      + (order == .logical ? "" : "\u{1B}[8h")
      + (placement.isInline ? "" : screen) + "\u{1B}[?2004l\u{1B}[m"
      + (placement.isInline && hasPictures ? KittyPictures.removeAll : "")
      + (placement.isInline ? eraseArea(cursorRow: cursorRow) : "")
      + "\u{1B}[?7h\u{1B}[?25h" + (placement.isInline ? "" : "\u{1B}[H\u{1B}[J\u{1B}[?1049l")
  }

  /// Erases what is below the first row of an inline form, `cursorRow` rows above the cursor, and leaves the cursor at
  /// its beginning. The rest is erased from the second column on: tmux keeps a copy of a screen that is erased from its
  /// first cell on, above the lines that have scrolled off.
  ///
  /// - Parameter rows: The rows of the window, if so many blank ones are to be inserted instead, which moves the others
  ///   out of it.
  static func eraseArea(cursorRow: Int, inserting rows: Int? = nil) -> String {
    let up = cursorRow > 0 ? "\u{1B}[\(cursorRow > 1 ? "\(cursorRow)" : "")A" : ""
    if let rows { return "\r" + up + "\u{1B}[\(rows)L" }
    return "\r" + up + "\u{1B}[K\u{1B}[C\u{1B}[J\r"
  }

  /// Queries the cursor's position.
  static let askPosition = "\u{1B}[6n"

  /// Keys that are ambiguous otherwise, with the character that Shift makes of them (flags 1 and 4).
  package static let enableKittyKeyboard = "\u{1B}[>5u"
  /// All keys as sequences, with their text, repeats and releases as well (flags 2, 8 and 16).
  package static let hearReleases = "\u{1B}[=31;1u"
  package static let ignoreReleases = "\u{1B}[=5;1u"

  /// A family of three emoji with joiners, which takes 2 or 6 columns, a heart with the selector U+FE0F, 1 or 2, and a
  /// hand with a skin tone, 2 or 4: their sum tells which.
  package static let probe = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{2764}\u{FE0F}\u{1F44D}\u{1F3FD}"

  /// How wide the terminal's clusters are, by the columns of the probe; nil if they were not queried.
  var characterWidth: CharacterWidth? {
    clusterColumns.map { columns in
      // A terminal with less than 2, 1 and 2 columns joins all of it.
      guard columns >= 5 else { return CharacterWidth() }
      let more = min(columns - 5, 7)
      return CharacterWidth(joinsSequences: more & 4 == 0, widensSelected: more & 1 != 0, joinsTones: more & 2 == 0)
    }
  }

  /// Queries the kitty keyboard, the modes 2026 and 2027 and the background colour; and draws the probe and a line in
  /// the second row of the screen or of the form, to query the position of the cursor after them. The first frame is
  /// drawn over them. (An answer for the screen's first row could not be distinguished from F3.)
  ///
  /// - Parameter asksWidths: False where the terminal does not have these characters.
  package static func ask(_ placement: TerminalPlacement, asksWidths: Bool = true) -> String {
    let widths =
      !asksWidths
      ? ""
      : placement.isInline
        ? "\r\n\(probe)\u{1B}[6n\r\u{2500}\u{1B}[6n\r\u{1B}[K\u{1B}[A"
        : "\u{1B}[2;1H\(probe)\u{1B}[6n\u{1B}[2;1H\u{2500}\u{1B}[6n"
    return "\u{1B}[?u\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\" + widths + "\u{1B}[c"
  }

  package init() {}

  /// Applies an answer. True when it changes how a frame is drawn or written.
  package mutating func take(_ answer: TerminalAnswer) -> Bool {
    switch answer {
    case .deviceAttributes(let values):
      isComplete = true
      hasSixels = values.dropFirst().contains(4)
      return hasSixels
    case .keyboardFlags:
      hasKittyKeyboard = true
      return true
    case .mode(2026, let state) where state == 1 || state == 2:
      hasSynchronizedOutput = true
      return false
    case .cursorPosition(_, let column) where !isComplete && lineColumns == nil:
      if clusterColumns == nil { clusterColumns = column - 1 } else { lineColumns = column - 1 }
      return true
    case .osc(11, let text):
      guard let color = Self.color(text) else { return false }
      background = color
      isDark = RGB(color.red, color.green, color.blue).luminance < 0.5
      return true
    default: return false
    }
  }

  /// `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each (XParseColor).
  static func color(_ text: String) -> (red: Double, green: Double, blue: Double)? {
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/")
    guard parts.count >= 3 else { return nil }
    var components: [Double] = []
    for part in parts.prefix(3) {
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      components.append(Double(value) / Double((1 << (4 * part.count)) - 1))
    }
    return (components[0], components[1], components[2])
  }
}
