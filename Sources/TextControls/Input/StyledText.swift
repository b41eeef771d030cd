extension NSMutableAttributedString {
  /// Replaces the string with `text`, keeping the attributes of the common prefix and suffix. New characters take the
  /// typing attributes, or without any those of the character before them.
  func takeOver(
    _ text: String, typing: [NSAttributedString.Key: Any]?, default defaults: [NSAttributedString.Key: Any]
  ) {
    let old = Array(string.utf16)
    let new = Array(text.utf16)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let inserted = String(decoding: new[start..<new.count - end], as: UTF16.self)
    let attributes =
      typing ?? (old.isEmpty ? defaults : attributes(at: min(max(0, start - 1), old.count - 1), effectiveRange: nil))
    replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: NSAttributedString(string: inserted, attributes: attributes))
  }
}
