import TextEditing

/// The texts that a field had before the user's last edits: a program that refuses an edit later, as in a task of
/// `onChange`, writes one of them again.
struct RecentTexts {
  private static let limit = 20

  private var texts: [String] = []

  /// Notes a text that is about to be edited. An empty one is not kept: a program that empties a field does not refuse
  /// what was typed.
  mutating func note(_ text: String) {
    guard !text.isEmpty, texts.last?.hasSameUnits(as: text) != true else { return }
    texts.append(text)
    if texts.count > Self.limit { texts.removeFirst() }
  }

  /// Whether the field had the text.
  func contains(_ text: String) -> Bool { texts.contains(where: text.hasSameUnits) }
}
