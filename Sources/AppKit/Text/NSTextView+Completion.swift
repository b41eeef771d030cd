import TextControls
import TextEditing

extension NSTextView {
  /// The part of the word before the caret that is typed; `NSNotFound` for none.
  var typedWord: NSRange {
    let caret = selectedRange().location
    let range = engine.editingSession.range(of: .word, at: max(0, caret - 1))
    let word = (string as NSString).substring(with: NSRange(range))
    guard caret > range.lowerBound, word.contains(where: { $0.isLetter || $0.isNumber }) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(range.lowerBound..<caret)
  }

  /// Writes the completion of the typed word that the program or the spelling has first, with what it adds selected.
  func completeWord() {
    let range = rangeForUserCompletion
    guard range.location != NSNotFound, isEditable else { return }
    var index = 0
    let words = completions(forPartialWordRange: range, indexOfSelectedItem: &index) ?? []
    guard let word = words.indices.contains(index) ? words[index] : words.first else { return }
    insertCompletion(word, forPartialWordRange: range, movement: 0, isFinal: false)
  }

  /// The completions of the delegate, of those that the spelling has.
  func completions(_ range: NSRange, _ index: UnsafeMutablePointer<Int>) -> [String]? {
    let words = NSSpellChecker.shared.completions(
      forPartialWordRange: range, in: string, language: nil, inSpellDocumentWithTag: 0)
    return delegate?.textView(
      self, completions: words ?? [], forPartialWordRange: range, indexOfSelectedItem: index) ?? words
  }

  /// Writes a completion as the user's edit; one that is not final with what it adds selected, so that typing on
  /// replaces that.
  func write(_ word: String, over range: NSRange, isFinal: Bool) {
    let range = clamped(range)
    guard shouldChangeText(in: range, replacementString: word) else { return }
    engine.perform(.replace(range.clampedRange, with: word, selection: nil))
    let end = range.location + (word as NSString).length
    setSelectedRange(
      isFinal || (word as NSString).length < range.length
        ? NSRange(location: end, length: 0)
        : NSRange(location: range.location + range.length, length: (word as NSString).length - range.length))
  }

  /// The estimated rectangle of a range on the screen.
  func estimatedFirstRect(of range: NSRange) -> NSRect {
    guard let start = engine.position(from: engine.beginningOfDocument, offset: range.location),
      let end = engine.position(from: start, offset: range.length),
      let textRange = engine.textRange(from: start, to: end)
    else { return .zero }
    return engine.firstRect(for: textRange)
  }
}
