import TextEditing

/// What several clicks select: the words and lines of the editing session, by which the keys move as well.
extension FieldContent {
  package enum ClickUnit: Sendable {
    /// That of a double click.
    case word
    /// That of a triple click.
    case line
  }

  /// The word or the line at a UTF-16 offset. Beyond the end of a line the word is its last one, and not the line break.
  /// A field of one line is one line, and a secure text, which does not show its words, one word.
  package func range(of unit: ClickUnit, at place: Int) -> Range<Int> {
    let text = storage
    guard isMultiline || !(unit == .line || isSecure) else { return 0..<text.utf16Count }
    let place = text.clamped(place)
    let line = isMultiline ? text.lineStart(place)..<text.lineEnd(place) : 0..<text.utf16Count
    guard unit == .word, !line.isEmpty else { return line }
    return text.wordRange(at: place == line.upperBound ? text.boundary(before: place) : place)
  }
}
