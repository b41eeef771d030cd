#if Web
/// Carries places in one text over to another that is mostly the same.
///
/// The browser edits the text it shows, which over a slow link is an older one than the program has by now:
/// between them lies what a live format inserted or took away. The characters of the one are matched with
/// those of the other (a longest common subsequence), and a place goes where its neighbours went.
struct OffsetMap {
  /// For each unit of the first text its offset in the second, or -1.
  private let image: [Int]
  private let targetCount: Int
  private let isIdentity: Bool

  /// Texts that differ in a stretch longer than this are matched at their ends only: the table grows with the
  /// square, and who rewrites that much has moved the caret anyway.
  private static let longestMatched = 512

  init(from source: [UInt16], to target: [UInt16]) {
    targetCount = target.count
    isIdentity = source == target
    guard !isIdentity else {
      image = []
      return
    }
    var image = [Int](repeating: -1, count: source.count)
    let limit = min(source.count, target.count)
    var prefix = 0
    while prefix < limit, source[prefix] == target[prefix] {
      image[prefix] = prefix
      prefix += 1
    }
    var suffix = 0
    while suffix < limit - prefix, source[source.count - 1 - suffix] == target[target.count - 1 - suffix] {
      suffix += 1
      image[source.count - suffix] = target.count - suffix
    }
    let sources = prefix..<(source.count - suffix)
    let targets = prefix..<(target.count - suffix)
    if !sources.isEmpty, !targets.isEmpty, max(sources.count, targets.count) <= Self.longestMatched {
      Self.match(source, sources, target, targets, into: &image)
    }
    self.image = image
  }

  /// Matches the two stretches by a longest common subsequence; among equals the later match, since a format
  /// puts its own characters in front. No number of separators outweighs a letter or a digit: those a person has
  /// typed, and between `2 2` and `22 ` both have to be found again.
  private static func match(
    _ source: [UInt16], _ sources: Range<Int>, _ target: [UInt16], _ targets: Range<Int>, into image: inout [Int]
  ) {
    let width = targets.count + 1
    var weights = [UInt32](repeating: 0, count: (sources.count + 1) * width)
    for i in 1...sources.count {
      for j in 1...targets.count {
        let unit = source[sources.lowerBound + i - 1]
        weights[i * width + j] =
          unit == target[targets.lowerBound + j - 1]
          ? weights[(i - 1) * width + j - 1] + weight(of: unit)
          : max(weights[(i - 1) * width + j], weights[i * width + j - 1])
      }
    }
    var i = sources.count
    var j = targets.count
    while i > 0, j > 0 {
      if source[sources.lowerBound + i - 1] == target[targets.lowerBound + j - 1] {
        image[sources.lowerBound + i - 1] = targets.lowerBound + j - 1
        i -= 1
        j -= 1
      } else if weights[(i - 1) * width + j] >= weights[i * width + j - 1] {
        i -= 1
      } else {
        j -= 1
      }
    }
  }

  private static func weight(of unit: UInt16) -> UInt32 {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...: UInt32(longestMatched) + 1
    default: 1
    }
  }

  /// Where a caret goes: behind the character it stood behind. At the very start, in front of the first one:
  /// what a format put there comes before.
  func caret(at offset: Int) -> Int {
    if isIdentity { return min(max(offset, 0), targetCount) }
    var before = min(offset, image.count) - 1
    while before >= 0 {
      if image[before] >= 0 { return image[before] + 1 }
      before -= 1
    }
    var after = max(offset, 0)
    while after < image.count {
      if image[after] >= 0 { return image[after] }
      after += 1
    }
    return targetCount
  }

  /// Where a stretch goes: from the first of its characters that is there to behind the last.
  func range(_ range: Range<Int>) -> Range<Int> {
    if range.isEmpty || isIdentity {
      let lower = caret(at: range.lowerBound)
      return lower..<max(lower, caret(at: range.upperBound))
    }
    var lower: Int?
    var upper: Int?
    for offset in range where offset < image.count && image[offset] >= 0 {
      lower = lower ?? image[offset]
      upper = image[offset] + 1
    }
    guard let lower, let upper else {
      let place = caret(at: range.lowerBound)
      return place..<place
    }
    return lower..<upper
  }
}
#endif
