import Foundation

/// The UTF-8 of titles without case and accents, one behind the other.
struct FoldedTitles {
  private var bytes: [UInt8] = []
  /// What it is worth to match a byte: more at the beginning of a word.
  private var worth: [UInt8] = []
  private var ends: [Int] = []

  init(_ titles: [String]) {
    ends.reserveCapacity(titles.count)
    append(titles)
  }

  mutating func append(_ titles: [String]) {
    for title in titles {
      let folded = Self.folded(title)
      // Only where no letter changed its length can case tell where words begin.
      let original = Array(title.utf8)
      bytes += folded
      worth += FuzzyScore.worth(of: original.count == folded.count ? original : folded)
      ends.append(bytes.count)
    }
  }

  static func folded(_ text: String) -> [UInt8] {
    var text = text
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }
    text = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return Array(text.precomposedStringWithCanonicalMapping.utf8)
  }

  private func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

  /// The bytes of a title.
  func length(at index: Int) -> Int { range(index).count }

  /// How well a title matches words; nil where one of them does not.
  func score(of words: [[UInt8]], at index: Int, _ scoring: inout FuzzyScore) -> Int? {
    let range = range(index)
    return bytes.withUnsafeBytes { bytes in
      worth.withUnsafeBytes { worth in
        let title = UnsafeRawBufferPointer(rebasing: bytes[range])
        let worth = UnsafeRawBufferPointer(rebasing: worth[range])
        var sum = 0
        for word in words {
          let score = word.withUnsafeBytes { word in
            FuzzyScore.hasInOrder(word, title) ? scoring.score(word, title, worth) : nil
          }
          guard let score else { return nil }
          sum += score
        }
        return sum
      }
    }
  }
}
