import Platen

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
      if let glyph = table[known] ?? (isRich ? more[known] : nil) { return glyph }
      parts.removeLast()
    }
    return isRich ? "▪" : "*"
  }

  private static let rich: [String: Character] = [
    "eye": "◉", "eye.slash": "⊘", "checkmark": "✓", "checkmark.circle": "✔", "checkmark.circle.fill": "✔",
    "checkmark.square": "☑", "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "plus": "+", "minus": "−",
    "plus.circle": "⊕", "plus.circle.fill": "⊕", "minus.circle": "⊖", "minus.circle.fill": "⊖",
    "multiply": "×", "multiply.circle": "⊗", "multiply.circle.fill": "⊗", "divide": "÷", "equal": "=",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "exclamationmark.triangle.fill": "⚠",
    "exclamationmark.circle": "⚠", "exclamationmark.circle.fill": "⚠", "questionmark": "?", "info": "ℹ",
    "questionmark.circle": "?", "info.circle": "ℹ", "magnifyingglass": "⌕", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "largecircle.fill.circle": "◉", "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷", "arrow": "→",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›", "chevron": "›",
    "person": "☺", "person.fill": "☻", "envelope": "✉", "envelope.fill": "✉", "phone": "☎", "phone.fill": "☎",
    "lock": "⚿", "lock.fill": "⚿", "key": "⚷", "key.fill": "⚷", "pencil": "✎", "trash": "⌫", "gear": "⚙",
    "gearshape": "⚙", "house": "⌂", "flag": "⚑", "scissors": "✂", "sun.max": "☀", "moon": "☾", "moon.fill": "☾",
    "cloud": "☁", "bolt": "↯", "music.note": "♪", "globe": "◍", "number": "#", "at": "@", "dollarsign": "$",
    "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%", "ellipsis": "…", "line": "≡",
    "list.bullet": "≡", "text": "≡", "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧", "return": "↵",
    "delete.left": "⌫", "delete.left.fill": "⌫", "clock": "◷", "timer": "◷", "calendar": "▦", "creditcard": "▭",
    "creditcard.fill": "▬", "paperplane": "➤", "paperplane.fill": "➤", "bell": "♩", "link": "∞", "photo": "▣",
    "camera": "▣", "folder": "▤", "doc": "▤", "paperclip": "⊂", "location": "⌖", "mappin": "⌖", "hand": "☞",
    "play": "▷", "play.fill": "▶", "stop": "□", "stop.fill": "■", "bold": "B", "italic": "I", "underline": "U",
    "textformat": "A", "a": "A", "sparkles": "✦", "keyboard": "⌨",
  ]

  private static let plain: [String: Character] = [
    "eye": "o", "eye.slash": "-", "checkmark": "v", "xmark": "x", "plus": "+", "minus": "-", "exclamationmark": "!",
    "questionmark": "?", "info": "i", "magnifyingglass": "?", "star": "*", "circle": "o", "arrow.up": "^",
    "arrow.down": "v", "arrow.left": "<", "arrow.right": ">", "chevron.left": "<", "chevron.right": ">",
    "envelope": "@",
    "number": "#", "at": "@", "dollarsign": "$", "percent": "%", "ellipsis": ".", "multiply": "x", "equal": "=",
  ]
}
