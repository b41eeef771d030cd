import Platen

/// A key of a question: in the line below it, and in the list of all keys.
struct QuestionKey {
  /// How the line names it; nil for what is in the list alone.
  let key: String?
  /// What it does, in a word or two.
  let effect: String
  let meanings: [KeyMeaning]

  init(_ key: String?, _ effect: String, _ meanings: [KeyMeaning]) {
    (self.key, self.effect, self.meanings) = (key, effect, meanings)
  }

  /// One key whose meaning in the list is the word of the line, with a capital letter, unless there are others.
  init(_ key: String, _ effect: String, on chords: [KeyChord], _ title: String? = nil) {
    self.init(key, effect, [KeyMeaning(chords, title ?? effect.prefix(1).uppercased() + effect.dropFirst())])
  }

  /// Keys that do nothing in the question, though they do elsewhere.
  static func unused(_ chords: [KeyChord]) -> QuestionKey { QuestionKey(nil, "", [KeyMeaning(chords, nil)]) }

  private static let control: EventModifiers = .control
  static let up = [KeyChord(.upArrow, []), KeyChord("p", control)]
  static let down = [KeyChord(.downArrow, []), KeyChord("n", control)]
  static let tab = KeyChord.any(.tab) + [KeyChord("i", control)]
  static let enter = KeyChord.any(.return) + [KeyChord("j", control), KeyChord("m", control)]
  static let escape = KeyChord.any(.escape) + [KeyChord("[", control)]

  /// Whether a key confirms the answer, as the list of keys says.
  static func confirms(_ key: KeyPress) -> Bool { enter.contains(KeyChord(key.key, key.modifiers)) }

  /// The keys that lead from one option to another.
  static let move = QuestionKey(
    "↑↓", "move",
    [
      KeyMeaning(up, "Previous line"), KeyMeaning(down, "Next line"),
      KeyMeaning(KeyChord.any(.pageUp), "A page up"), KeyMeaning(KeyChord.any(.pageDown), "A page down"),
    ])
  static let confirm = QuestionKey("enter", "confirm", on: enter)
  static let cancel = QuestionKey("esc", "cancel", on: escape)
  /// Escape, where it empties the field that filters.
  static let clear = QuestionKey("esc", "clear", on: escape)
}
