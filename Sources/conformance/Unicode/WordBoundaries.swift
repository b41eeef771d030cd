import TextEditing

/// The borders of the words that a double click selects.
enum WordBoundaries {
  static func offsets(in text: String) -> [Int] {
    let storage = StringStorage(text)
    var found: Set<Int> = [0, storage.utf16Count]
    for offset in 0..<storage.utf16Count {
      let word = storage.wordRange(at: offset)
      found.formUnion([word.lowerBound, word.upperBound])
    }
    return found.sorted()
  }
}
