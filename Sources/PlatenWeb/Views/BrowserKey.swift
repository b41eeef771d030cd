#if Web
import PlatenGraph

/// Keys by their names in the DOM (UI Events KeyboardEvent key Values).
enum BrowserKey {
  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Escape": .escape, "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Enter": .return,
    "Tab": .tab, "Backspace": .delete, "Delete": .deleteForward, "Clear": .clear, "Space": .space, "F6": .f6,
  ]

  private static let names: [KeyEquivalent: String] = Dictionary(
    uniqueKeysWithValues: named.map { ($0.value, $0.key) })

  /// Nil for a key that SwiftUI does not name.
  static func equivalent(of name: String) -> KeyEquivalent? {
    if let key = named[name] { return key }
    guard name.count == 1, let character = name.lowercased().first else { return nil }
    return character == " " ? .space : KeyEquivalent(character)
  }

  /// The keys that a browser sends before it handles them: `*` for all, `.` for all that produce text, otherwise names,
  /// with modifiers if those count; `^` if their release is reported too. Nil for none.
  static func list(of keys: CapturedKeys) -> String? {
    if keys.isEmpty { return nil }
    var list = keys.all ? ["*"] : keys.keys.map { name(of: $0) } + keys.chords.map { name(of: $0) }
    if keys.characters { list.append(".") }
    if keys.releases { list.append("^") }
    return list.sorted().joined(separator: " ")
  }

  private static func name(of key: KeyEquivalent) -> String { names[key] ?? key.character.lowercased() }

  /// A key together with modifiers, such as `cs+k`: Control, Option, Command and Shift by the letters c, a, m and s.
  private static func name(of chord: KeyChord) -> String {
    let letters: [(EventModifiers, String)] = [(.control, "c"), (.option, "a"), (.command, "m"), (.shift, "s")]
    let prefix = letters.filter { chord.modifiers.contains($0.0) }.map(\.1).joined()
    return prefix.isEmpty ? name(of: chord.key) : "\(prefix)+\(name(of: chord.key))"
  }
}
#endif
