import TextEditing

/// The texts that a field has had while an input method composes, by which another text of the program is told from a
/// late answer.
struct ComposedTexts {
  private static let limit = 50

  /// The text before the composition, and those since; empty without a composition.
  private var texts: [String] = []
  /// What the program made of the last text; nil where it has the same.
  var answer: String?

  /// Text is about to be marked.
  mutating func begin(on session: EditingSession) {
    if session.marked == nil { (texts, answer) = ([session.text], nil) }
  }

  /// The command has been performed.
  mutating func note(_ session: EditingSession) {
    guard session.marked != nil else { return (texts, answer) = ([], nil) }
    texts.append(session.text)
    if texts.count > Self.limit { texts.remove(at: 1) }
  }

  /// Whether a text that the program has now is neither its answer to the last edit nor to an earlier one, which it may
  /// take later.
  func isAnotherText(_ program: String) -> Bool {
    if let answer, answer.hasSameUnits(as: program) || texts.contains(where: answer.hasSameUnits) { return false }
    return !texts.dropFirst().contains(where: program.hasSameUnits)
  }
}
