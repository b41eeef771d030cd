/// The characters for the names of SF Symbols, where no picture can be shown: in a terminal, and in a window among the
/// words of a text.
///
/// Only characters that terminals have in their fonts and draw in one column. A name that isn't listed is
/// shown by its first known part (`person.crop.circle.badge` as `person`), or else as a small square.
package enum SymbolGlyphs {
  package static func glyph(for name: String, isRich: Bool) -> Character {
    let table = isRich ? rich : plain
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let known = parts.joined(separator: ".")
      if let glyph = table[known] { return glyph }
      parts.removeLast()
    }
    return isRich ? "▪" : "*"
  }

  /// What a name is shown as: its character, for a group of persons once for each (`person.3`).
  package static func text(for name: String, isRich: Bool) -> String {
    let parts = name.split(separator: ".")
    let isGroup = isRich && parts.count > 1 && parts[0] == "person"
    let count = isGroup ? ["2": 2, "3": 3][parts[1]] ?? 1 : 1
    return String(repeating: String(glyph(for: name, isRich: isRich)), count: count)
  }

  /// Whether the character for the name, in either table, can be recognised without words.
  package static func isTelling(_ name: String) -> Bool {
    guard let glyph = rich[name] else { return false }
    return telling.contains(glyph)
  }

  private static let telling: Set<Character> = [
    "+", "−", "✕", "✓", "✔", "⌕", "⚙", "✎", "★", "☆", "♡", "♥", "↑", "↓", "←", "→", "↺", "↻", "‹", "›", "…", "?", "⚠",
    "⚑", "✉", "☎", "▶", "▷", "‖", "⌫",
  ]

  private static let plain: [String: Character] = [
    "eye": "o", "eye.slash": "-", "checkmark": "v", "xmark": "x", "plus": "+", "minus": "-", "exclamationmark": "!",
    "questionmark": "?", "info": "i", "magnifyingglass": "?", "star": "*", "circle": "o", "arrow.up": "^",
    "arrow.down": "v", "arrow.left": "<", "arrow.right": ">", "chevron.left": "<", "chevron.right": ">",
    "envelope": "@",
    "number": "#", "at": "@", "dollarsign": "$", "percent": "%", "ellipsis": ".", "multiply": "x", "equal": "=",
  ]
}

extension TextContent {
  /// The text with characters in the place of each symbol among its words.
  ///
  /// - Parameter isRich: Whether characters outside of ASCII can be shown.
  package func withGlyphs(isRich: Bool) -> TextContent {
    guard hasSymbols else { return self }
    var text = self
    for (index, run) in runs.enumerated() {
      guard let name = run.symbol else { continue }
      text.runs[index].text = SymbolGlyphs.text(for: name, isRich: isRich)
    }
    return text
  }
}
