import TextEditing

/// What the user has typed, after an edit: the text of the field without the characters of the format.
struct TypedEdit {
  let text: String
  /// The UTF-16 offset after the replacement.
  let end: Int

  init(_ request: EditFormat.Request) {
    let left = Self.significant(of: request.before, request.significance, in: 0..<request.range.lowerBound)
    let right = Self.significant(of: request.before, request.significance, in: request.range.upperBound..<Int.max)
    text = left + request.replacement + right
    end = left.utf16.count + request.replacement.utf16.count
  }

  /// The significant characters of a text, those in a range of UTF-16 offsets.
  static func significant(
    of text: String, _ significance: Significance, in range: Range<Int> = 0..<Int.max
  ) -> String {
    var result = ""
    var offset = 0
    for character in text {
      if range.contains(offset), significance.contains(offset) { result.append(character) }
      offset += character.utf16.count
    }
    return result
  }

  /// The characters in some ranges.
  func characters(in ranges: [Range<Int>]) -> [Character] {
    ranges.flatMap { range in
      let lower = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
      let upper = text.utf16.index(text.startIndex, offsetBy: range.upperBound)
      return Array(text[lower..<upper])
    }
  }
}
