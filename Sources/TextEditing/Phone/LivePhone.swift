/// Formats a telephone number while it is typed, by formatting all its keys again after every edit. The significant
/// characters are the keys.
package struct LivePhone<Writer: PhoneWriter>: Sendable {
  let writer: Writer

  package init(writer: Writer) {
    self.writer = writer
  }

  package var format: EditFormat {
    var format = EditFormat(
      bias: EditingOptions.Bias(insert: .before, delete: .nearest),
      readsRuns: true,
      adopt: { adopt($0) },
      reformat: { reformat($0) })
    #if !hasFeature(Embedded)
    format.describe = { writer.formatDescription }
    #endif
    return format
  }

  /// Adopts a text from the program. One with more keys than a number has is kept as it is.
  func adopt(_ text: String) -> EditFormat.Output {
    let keys = writer.settled(writer.keys(of: text) ?? PhoneKeys(text))
    return output(writer.text(keys) ?? keys.string, keys, before: keys.bytes.count)
  }

  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    let characters = request.keptCharacters
    let kept = PhoneKeys(characters.left)
    var left = kept
    var right = PhoneKeys(characters.right)
    let count = left.bytes.count
    // Nothing can be inserted before the plus sign.
    guard request.replacement.isEmpty || !right.isInternational else { return nil }
    guard let typed = writer.keys(of: request.replacement) else { return nil }
    for byte in typed.bytes { left.append(Character(Unicode.Scalar(byte)), codes: count == 0 && right.bytes.isEmpty) }
    var inserted = left.bytes.count - count
    guard request.replacement.isEmpty || inserted > 0 else { return nil }
    var isTypedOver = false
    while true {
      var keys = left
      keys.append(contentsOf: right)
      let settled = writer.settled(keys)
      if let text = writer.text(settled) {
        // Keys that were removed or added at the front are left of the edit.
        let before = left.bytes.count + settled.bytes.count - keys.bytes.count
        return output(text, settled, before: max(0, before))
      }
      // A text that was too long before the edit stays ungrouped; only deletions change it.
      if request.replacement.isEmpty { return output(settled.string, settled, before: left.bytes.count) }
      if !isTypedOver, isFull(kept, right) {
        right.removeFirst(inserted)
        isTypedOver = true
        continue
      }
      guard inserted > 1 else { return nil }
      inserted -= 1
      left.removeLast(1)
    }
  }

  /// Whether the keys before an edit are those of a number that takes no more: an insertion then replaces keys after it.
  private func isFull(_ left: PhoneKeys, _ right: PhoneKeys) -> Bool {
    guard !right.bytes.isEmpty else { return false }
    var keys = left
    keys.append(contentsOf: right)
    keys.append("0")
    return writer.text(writer.settled(keys)) == nil
  }

  /// Finds the keys in their order in a text; shows the keys alone if the text lacks some of them.
  private func output(_ text: String, _ keys: PhoneKeys, before: Int) -> EditFormat.Output {
    var significance = Significance()
    var next = 0
    var offset = 0
    for character in text {
      if next < keys.bytes.count, (PhoneKeys.key(character) ?? character.asciiByte) == keys.bytes[next] {
        significance.insert(offset)
        next += 1
      }
      offset += character.utf16Count
    }
    if next == keys.bytes.count {
      return EditFormat.Output(text: text, significance: significance, significantBefore: before)
    }
    return EditFormat.Output(
      text: keys.string, significance: Significance(all: keys.bytes.count), significantBefore: before)
  }
}
