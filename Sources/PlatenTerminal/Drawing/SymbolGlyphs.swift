import PlatenGraph

/// The characters that a terminal shows for the names of SF Symbols.
///
/// Only characters that terminals have in their fonts and draw in one column. A name that isn't listed is
/// shown by its first known part (`person.crop.circle.badge` as `person`), or else as a small square.
enum SymbolGlyphs {
  static func glyph(for name: String, isRich: Bool) -> Character {
    let table = isRich ? rich : plain
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let known = parts.joined(separator: ".")
      if let glyph = table[known] { return glyph }
      parts.removeLast()
    }
    return isRich ? "▪" : "*"
  }

  /// Whether the character for the name, in either table, can be recognised without words.
  static func isTelling(_ name: String) -> Bool {
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
