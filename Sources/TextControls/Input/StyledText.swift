import TextEditing

extension NSMutableAttributedString {
  /// Replaces the string with `text`, keeping the attributes of the common prefix and suffix. New characters take the
  /// typing attributes, or without any those of the character before them.
  func adopt(
    _ text: String, typing: [NSAttributedString.Key: Any]?, default defaults: [NSAttributedString.Key: Any]
  ) {
    guard let delta = TextDelta(from: string, to: text) else { return }
    let place = min(max(0, delta.old.lowerBound - 1), length - 1)
    let attributes = typing ?? (length == 0 ? defaults : attributes(at: place, effectiveRange: nil))
    replaceCharacters(
      in: NSRange(delta.old), with: NSAttributedString(string: delta.inserted(of: text), attributes: attributes))
  }
}

extension NSAttributedString {
  /// The range of the whole text.
  package var whole: NSRange { NSRange(location: 0, length: length) }
}
