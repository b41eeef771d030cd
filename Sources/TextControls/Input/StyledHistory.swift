import TextEditing

/// The texts with their attributes before and after the steps that can be undone: a session brings back the characters
/// alone.
struct StyledHistory {
  /// By the number of steps that lead to them. Where steps are dropped the numbers mean other texts, which is why the
  /// characters are compared.
  private var texts: [Int: NSAttributedString] = [:]
  private var depth = 0

  /// Longer texts, in UTF-16 units, and more of them are not kept: each is a copy.
  private static let longestText = 100_000
  private static let mostTexts = 200

  /// The text of the session as it was with its attributes, where a step was undone or redone; nil where it is new.
  /// `current` is the text before that, which is kept.
  mutating func text(of session: EditingSession, leaving current: NSAttributedString) -> NSAttributedString? {
    guard session.undoDepth != depth else { return nil }
    if texts.count >= Self.mostTexts { texts.removeAll() }
    if current.length <= Self.longestText { texts[depth] = NSAttributedString(attributedString: current) }
    depth = session.undoDepth
    guard let text = texts[depth], text.string.hasSameUnits(as: session.text) else { return nil }
    return text
  }
}
