import Foundation

/// The UTF-8 of titles without case and accents, one behind the other.
struct FoldedTitles {
  private var bytes: [UInt8] = []
  /// What it is worth to match a byte: more at the beginning of a word.
  private var worth: [UInt8] = []
  private var ends: [Int] = []

  init(_ titles: [String]) {
    let count = titles.reduce(0) { $0 + $1.utf8.count }
    bytes.reserveCapacity(count)
    worth.reserveCapacity(count)
    ends.reserveCapacity(titles.count)
    append(titles)
  }

  mutating func append(_ titles: [String]) {
    for var title in titles {
      if !title.withUTF8({ appendASCII($0) }) {
        let folded = Self.folded(title)
        bytes += folded
        worth += Self.worth(of: title, folded)
      }
      ends.append(bytes.count)
    }
  }

  /// Without an array for each title. False where it is not ASCII.
  private mutating func appendASCII(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    guard title.allSatisfy({ $0 < 0x80 }) else { return false }
    var last = UInt8(ascii: " ")
    for byte in title {
      bytes.append(Self.small(byte))
      worth.append(FuzzyScore.worth(of: byte, after: last))
      last = byte
    }
    return true
  }

  private static func small(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// Only where no letter changed its length can case tell where words begin.
  private static func worth(of title: String, _ folded: [UInt8]) -> [UInt8] {
    let original = Array(title.utf8)
    return FuzzyScore.worth(of: original.count == folded.count ? original : folded)
  }

  /// Longer titles and texts are not searched for the characters that match.
  private static let longestShown = 512
  private static let longestTyped = 32

  /// The offsets of the characters of a title that match the words of a text best; none where one of them does not.
  static func characters(of title: String, matching text: String) -> Set<Int> {
    let words = folded(text).split(separator: UInt8(ascii: " ")).map(Array.init)
    guard title.utf8.count <= longestShown, words.allSatisfy({ $0.count <= longestTyped }) else { return [] }
    let parts = title.map { folded(String($0)) }
    let whole = parts.flatMap { $0 }
    // Characters that are changed by those next to them have no bytes of their own.
    guard whole == folded(title) else { return [] }
    let worth = worth(of: title, whole)
    let owners = parts.indices.flatMap { repeatElement($0, count: parts[$0].count) }
    var found: Set<Int> = []
    for word in words {
      let places = FuzzyScore.places(of: word, in: whole, worth: worth)
      guard !places.isEmpty else { return [] }
      found.formUnion(places.map { owners[$0] })
    }
    return found
  }

  static func folded(_ text: String) -> [UInt8] {
    var text = text
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map(small) }
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
