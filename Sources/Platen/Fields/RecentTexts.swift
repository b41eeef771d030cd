import TextEditing

/// The texts that a field had before the user's last edits: a program that refuses an edit later, as in a task of
/// `onChange`, writes one of them again.
struct RecentTexts {
  private static let limit = 20

  private var texts: [String] = []

  /// Notes a text that is about to be edited.
  mutating func note(_ text: String) {
    guard texts.last?.hasSameUnits(as: text) != true else { return }
    texts.append(text)
    if texts.count > Self.limit { texts.removeFirst() }
  }

  /// Whether the field had the text. An empty one does not count: a program that empties a field does not refuse what
  /// was typed.
  func contains(_ text: String) -> Bool { !text.isEmpty && texts.contains(where: text.hasSameUnits) }

  /// Whether a text is one of these with a part of what was typed since. An empty one is none.
  func isKept(_ text: MadeText, of typed: String) -> Bool { text.isKept(of: typed, before: texts) }
}
