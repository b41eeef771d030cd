import TextEditing

extension NSMutableAttributedString {
  /// Replaces the string with the session's text, keeping the attributes of the common prefix and suffix. New
  /// characters take the typing attributes, or without any those of the first character that they replace, or else of
  /// the one before them.
  /// Where an edit of several parts was prepared, all attributes are those of the prepared text. Where a step was
  /// undone or redone, characters that come back have those that they had, and so has the range of a step that changed
  /// attributes alone.
  @MainActor func adopt(
    _ session: EditingSession, _ state: TextInputState, default defaults: [NSAttributedString.Key: Any]
  ) {
    let text = session.text
    let formatted = state.history.formattedRange(in: session)
    let restored = state.history.text(of: session, leaving: self)
    if let prepared = state.prepared, prepared.string.hasSameUnits(as: text) { return setAttributedString(prepared) }
    guard let delta = TextDelta(from: string, to: text) else {
      if let restored, let formatted { setAttributes(of: restored, in: formatted) }
      return
    }
    let attributes = state.typingAttributes ?? attributes(typedOver: delta.old) ?? defaults
    replaceCharacters(
      in: NSRange(delta.old),
      with: restored?.attributedSubstring(from: NSRange(delta.new))
        ?? NSAttributedString(string: delta.inserted(of: text), attributes: attributes))
  }
}

extension NSMutableAttributedString {
  /// Replaces the attributes in a range with those of a text of the same characters.
  private func setAttributes(of other: NSAttributedString, in range: NSRange) {
    guard let range = range.intersection(whole) else { return }
    beginEditing()
    other.enumerateAttributes(in: range) { attributes, part, _ in setAttributes(attributes, range: part) }
    endEditing()
  }
}

extension NSAttributedString {
  /// The range of the whole text.
  package var whole: NSRange { NSRange(location: 0, length: length) }

  /// The attributes of what is typed over a range: those of its first character, or of an empty range those of the
  /// character before it. Nil where there is no text.
  func attributes(typedOver range: Range<Int>) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return nil }
    let place = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
    return attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
  }
}
