import TextEditing

extension NSMutableAttributedString {
  /// Replaces the string with `text`, keeping the attributes of the common prefix and suffix. New characters take the
  /// typing attributes, or without any those of the first character that they replace, or else of the one before them.
  /// Where `prepared` is that text with its attributes, they are taken from it.
  func adopt(
    _ text: String, prepared: NSAttributedString?, typing: [NSAttributedString.Key: Any]?,
    default defaults: [NSAttributedString.Key: Any]
  ) {
    if let prepared, prepared.string.hasSameUnits(as: text) { return setAttributedString(prepared) }
    guard let delta = TextDelta(from: string, to: text) else { return }
    let attributes = typing ?? attributes(typedOver: delta.old) ?? defaults
    replaceCharacters(
      in: NSRange(delta.old), with: NSAttributedString(string: delta.inserted(of: text), attributes: attributes))
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
