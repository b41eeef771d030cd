#if Web
import Platen

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

  /// The keys that a browser sends before it handles them: `*` for all, `.` for all that produce text, otherwise names;
  /// `^` if their release is reported too. Nil for none.
  static func list(of keys: CapturedKeys) -> String? {
    if keys.isEmpty { return nil }
    var list = keys.all ? ["*"] : keys.keys.map { names[$0] ?? $0.character.lowercased() }
    if keys.characters { list.append(".") }
    if keys.releases { list.append("^") }
    return list.sorted().joined(separator: " ")
  }
}
#endif
