import Foundation

/// How well a title matches letters that it has in order: letters next to one another are worth more than letters apart,
/// and those at the beginning of a word more than those inside of it. The points are those of fzf, so that results have
/// the order that its users know.
///
/// The score is that of the best choice of letters, by dynamic programming over the bytes of both.
struct FuzzyScore {
  private enum Points {
    static let letter = 16
    /// Between two letters, and for each further byte there.
    static let gap = -3
    static let longerGap = -1
    /// A letter next to the one before, at least.
    static let consecutive = 4
    /// The beginning of the title, or behind a space.
    static let beginning: UInt8 = 10
    /// Behind what separates parts of a path or a list.
    static let part: UInt8 = 9
    static let word: UInt8 = 8
    /// A capital or a digit inside of a word.
    static let capital: UInt8 = 7
    static let first = 2
  }

  private static let none = Int.min / 2

  /// For each byte of the title: the best score where the last letter is here, and what the letters next to one another
  /// that end here are worth.
  private var scores: [Int] = []
  private var runs: [Int] = []

  /// What it is worth to match each byte of a title, in the case that it is written in.
  static func worth(of title: [UInt8]) -> [UInt8] {
    var last = UInt8(ascii: " ")
    return title.map { byte in
      defer { last = byte }
      return worth(of: byte, after: last)
    }
  }

  static func worth(of byte: UInt8, after last: UInt8) -> UInt8 {
    switch last {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return Points.beginning
    case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "|"):
      return Points.part
    default: break
    }
    if !isLetter(last), !isDigit(last) { return Points.word }
    let isCapital = 0x41...0x5A ~= byte && !(0x41...0x5A ~= last)
    return isCapital || isDigit(byte) && !isDigit(last) ? Points.capital : 0
  }

  /// All that is not ASCII is taken for letters.
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || 0x61...0x7A ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Whether a byte continues the character of the byte before.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The score of a title that has the letters in order.
  ///
  /// - Parameter worth: What each byte of the title is worth.
  mutating func score(
    _ wanted: UnsafeRawBufferPointer, _ title: UnsafeRawBufferPointer, _ worth: UnsafeRawBufferPointer
  ) -> Int {
    let count = title.count
    if scores.count < count {
      scores = Array(repeating: 0, count: count)
      runs = scores
    }
    return scores.withUnsafeMutableBufferPointer { scores in
      runs.withUnsafeMutableBufferPointer { runs in
        for (place, letter) in wanted.enumerated() {
          // Those of the letter before, at the byte before.
          var (before, runBefore) = (Self.none, 0)
          // The best of the letter before, further to the left.
          var apart = Self.none
          for index in 0..<count {
            let (old, oldRun) = (scores[index], runs[index])
            var (new, run) = (Self.none, 0)
            if title[index] == letter {
              let own = Int(worth[index])
              if place == 0 {
                (new, run) = (Points.letter + Points.first * own, own)
              } else if Self.isContinuation(letter) {
                (new, run) = (before, runBefore)
              } else {
                let next = before + Points.letter + max(own, runBefore, Points.consecutive)
                let later = apart + Points.letter + own
                (new, run) = next >= later ? (next, max(own, runBefore)) : (later, own)
              }
            }
            (scores[index], runs[index]) = (new, run)
            apart = max(apart + Points.longerGap, before + Points.gap)
            (before, runBefore) = (old, oldRun)
          }
        }
        return scores[..<count].max() ?? 0
      }
    }
  }

  /// The bytes of a title at which letters match it with the best score, in the order of the letters; none where it does
  /// not have them in order. For short texts: all beginnings of the letters are scored.
  static func places(of wanted: [UInt8], in title: [UInt8], worth: [UInt8]) -> [Int] {
    let matches = wanted.withUnsafeBytes { wanted in title.withUnsafeBytes { hasInOrder(wanted, $0) } }
    guard !wanted.isEmpty, matches else { return [] }
    let rows = wanted.indices.map { end in
      var scoring = FuzzyScore()
      wanted[...end].withUnsafeBytes { wanted in
        title.withUnsafeBytes { title in _ = worth.withUnsafeBytes { scoring.score(wanted, title, $0) } }
      }
      return scoring
    }
    var index = title.indices.max { rows[wanted.count - 1].scores[$0] < rows[wanted.count - 1].scores[$1] } ?? 0
    var places = [index]
    for place in wanted.indices.dropFirst().reversed() {
      index = rows[place - 1].last(before: index, with: rows[place].scores[index], Int(worth[index]), wanted[place])
      places.append(index)
    }
    return places.reversed()
  }

  /// Where the last letter is, of those that have been scored, if the next one is at an index and has a score.
  private func last(before index: Int, with score: Int, _ own: Int, _ next: UInt8) -> Int {
    guard index > 0, !Self.isContinuation(next) else { return max(index - 1, 0) }
    let adjacent = scores[index - 1] + Points.letter + max(own, runs[index - 1], Points.consecutive)
    guard adjacent != score else { return index - 1 }
    func apart(_ place: Int) -> Int { scores[place] - place * Points.longerGap }
    return (0..<index - 1).max { apart($0) < apart($1) } ?? 0
  }

  private static func place(of wanted: UnsafeRawBufferPointer, in title: UnsafeRawBufferPointer) -> Int? {
    guard let start = title.baseAddress, let sought = wanted.baseAddress, let first = wanted.first else { return nil }
    var place = 0
    while place + wanted.count <= title.count,
      let found = memchr(start + place, Int32(first), title.count - wanted.count - place + 1)
    {
      place = UnsafeRawPointer(found) - start
      if memcmp(found, sought, wanted.count) == 0 { return place }
      place += 1
    }
    return nil
  }

  /// Whether a title has letters in order.
  static func hasInOrder(_ wanted: UnsafeRawBufferPointer, _ title: UnsafeRawBufferPointer) -> Bool {
    var rest = title
    var index = 0
    while index < wanted.count {
      // The bytes of one scalar are found together.
      var end = index + 1
      while end < wanted.count, isContinuation(wanted[end]) { end += 1 }
      let scalar = UnsafeRawBufferPointer(rebasing: wanted[index..<end])
      guard let place = place(of: scalar, in: rest) else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[(place + scalar.count)...])
      index = end
    }
    return true
  }
}
