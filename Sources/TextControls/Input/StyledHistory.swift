import TextEditing

/// The texts with their attributes before and after the steps that can be undone: a session brings back the characters
/// alone.
struct StyledHistory {
  /// By the number of steps that lead to them. Where steps are dropped the numbers mean other texts, which is why the
  /// characters are compared.
  private var texts: [Int: NSAttributedString] = [:]
  private var depth = 0
  /// The ranges whose attributes alone a step has changed, by the number of steps with it.
  private var formatted: [Int: NSRange] = [:]

  /// Longer texts, in UTF-16 units, and more of them are not kept: each is a copy.
  private static let longestText = 100_000
  private static let mostTexts = 200

  /// The text of the session as it was with its attributes, where a step was undone or redone; nil where it is new.
  /// `current` is the text before that, which is kept.
  mutating func text(of session: EditingSession, leaving current: NSAttributedString) -> NSAttributedString? {
    guard session.undoDepth != depth else { return nil }
    keep(current)
    depth = session.undoDepth
    guard let text = texts[depth], text.string.hasSameUnits(as: session.text) else { return nil }
    return text
  }

  /// The range whose attributes have changed with the step that was just undone or redone, where it has kept the
  /// characters; nil for other steps, and where there are none, as after the program has set a text.
  func formattedRange(in session: EditingSession) -> NSRange? {
    guard session.undoDepth != depth, session.undoDepth > 0 || session.canRedo else { return nil }
    return formatted[max(session.undoDepth, depth)]
  }

  /// Makes an undo step of a change of attributes that is about to be made. `current` is the text before it.
  @MainActor mutating func recordFormat(
    of range: NSRange, in controller: TextInputLifeCycle, leaving current: NSAttributedString
  ) {
    let before = controller.session.undoDepth
    controller.recordUnchangedText()
    let after = controller.session.undoDepth
    // Nothing is recorded during a composition, and steps that were dropped give the others new numbers.
    guard after == before + 1 else { return forget(at: after) }
    if depth != before { forget(at: before) }
    formatted = formatted.filter { $0.key < after }
    guard current.length <= Self.longestText else { return depth = after }
    keep(current)
    formatted[after] = range
    depth = after
  }

  private mutating func keep(_ current: NSAttributedString) {
    if texts.count >= Self.mostTexts { forget(at: depth) }
    if current.length <= Self.longestText { texts[depth] = NSAttributedString(attributedString: current) }
  }

  private mutating func forget(at depth: Int) {
    texts.removeAll()
    formatted.removeAll()
    self.depth = depth
  }
}
