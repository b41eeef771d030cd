import TextEditing

/// The texts that a field has had while an input method composes, by which another text of the program is told from a
/// late answer.
struct ComposedTexts {
  private static let limit = 50

  /// The text before the composition, and those since; empty without a composition.
  private var texts: [String] = []
  /// The text around the marked text.
  private var surroundings = ""
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
    if let marked = session.marked {
      surroundings = session.storage.slice(0..<marked.lowerBound)
      surroundings += session.storage.slice(marked.upperBound..<session.utf16Count)
    }
    if texts.count > Self.limit { texts.remove(at: 1) }
  }

  /// Whether a text that the program has now is neither its answer to the last edit nor to an earlier one, which it may
  /// take or change later. `mayAnswer` is false where it writes for another reason.
  ///
  /// A program answers what is composed with a text that it has made of it, or refuses it whole or in part. One that
  /// has answered the last edit with another text does not refuse it later.
  func isAnotherText(_ program: String, mayAnswer: Bool) -> Bool {
    if let answer, answer.hasSameUnits(as: program) || texts.contains(where: answer.hasSameUnits) { return false }
    let composed = texts.dropFirst()
    if composed.contains(where: program.hasSameUnits) { return false }
    guard mayAnswer else { return true }
    if program.hasSameUnits(as: surroundings) || texts.first?.hasSameUnits(as: program) == true { return answer != nil }
    let made = MadeText(program)
    return !composed.contains { made.isMade(of: $0) || made.isKept(of: $0, before: [surroundings]) }
  }
}
