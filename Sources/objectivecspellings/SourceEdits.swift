/// Changes of a source, collected first and made together.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces bytes. The line breaks among them stay, so that all later lines keep their numbers.
  mutating func replace(_ range: Range<Int>, with text: String, in source: [UInt8]) {
    let lines = source[range].count { $0 == UInt8(ascii: "\n") }
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text)) }

  /// The source with all changes. A change inside another that was made before it is dropped.
  func apply(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}
