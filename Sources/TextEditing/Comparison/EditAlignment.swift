/// Where places in one text are in another that was made from it: the rule by which every caret is placed when a text
/// is rewritten.
///
/// The significant characters left of a place stay on its left. In the other text that leaves the places between the
/// last of them and the first one that stays on the right: the legal carets. The bias picks one of them. What is in
/// between was put there by whatever rewrote the text, or has replaced removed characters.
///
/// Which characters of a text were typed may be known (``Significance``, from a live format). Otherwise any character
/// may have been: then those are significant that both texts share, no number of separators outweighs a letter, a digit
/// or another character that formats do not put between, and what has been replaced stays where it was. Case and the
/// script of digits make no difference. Among equals the last is matched, since formats put characters of their own in
/// front.
///
/// Characters are grapheme clusters; offsets count UTF-16 code units.
public struct EditAlignment: Sendable {
  /// Stretches of both texts that belong together.
  struct Match: Equatable, Sendable {
    var source: Range<Int>
    var target: Range<Int>
    /// Whether other characters have taken the place of those in the source.
    var isReplaced = false
    /// Whether each character has another of the same length, so that all offsets inside are matched.
    var isUnitwise = true
  }

  private(set) var matches: [Match] = []
  /// The significant characters of the source that the target does not have.
  private(set) package var missing: [Range<Int>] = []
  private let sourceCount: Int
  private let targetCount: Int

  /// Texts that differ in a stretch of more characters than this are matched from both ends alone: the table grows with
  /// the square.
  static let longestTable = 512

  private init(sourceCount: Int, targetCount: Int) {
    self.sourceCount = sourceCount
    self.targetCount = targetCount
  }

  /// Aligns two texts. Without `significance`, any character of `source` counts.
  public init(from source: String, to target: String, significance: Significance? = nil) {
    guard let significance else {
      self.init(from: StringStorage(source), to: StringStorage(target))
      return
    }
    self.init(sourceCount: source.utf16Count, targetCount: target.utf16Count)
    if source.hasSameUnits(as: target) {
      keep(significance)
    } else {
      align(Self.items(source, 0, significance), Self.items(target, 0, nil))
    }
  }

  /// Aligns two stored texts, any character of which counts. Costs little where one long text was made from the other
  /// by edits.
  package init<Storage: EditStorage>(from source: Storage, to target: Storage) {
    self.init(sourceCount: source.utf16Count, targetCount: target.utf16Count)
    guard let delta = TextDelta(from: source, to: target, caret: 0) else {
      add(Match(source: 0..<sourceCount, target: 0..<targetCount))
      return
    }
    add(Match(source: 0..<delta.old.lowerBound, target: 0..<delta.new.lowerBound))
    align(
      Self.items(source.slice(delta.old), delta.old.lowerBound, nil),
      Self.items(target.slice(delta.new), delta.new.lowerBound, nil))
    add(Match(source: delta.old.upperBound..<sourceCount, target: delta.new.upperBound..<targetCount))
  }

  // MARK: places

  /// The units of the target that the source has: those that were typed, as far as it is known.
  public var significance: Significance {
    var significance = Significance()
    for match in matches where !match.isReplaced { significance.insert(match.target) }
    return significance
  }

  /// The legal carets for a place in the source: those with the same significant characters on their left.
  public func carets(at offset: Int) -> ClosedRange<Int> {
    // The first match that reaches beyond the offset.
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].source.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    let lower = low > 0 ? matches[low - 1].target.upperBound : 0
    guard low < matches.count else { return lower...targetCount }
    let next = matches[low]
    guard next.source.lowerBound < offset else { return lower...next.target.lowerBound }
    let place =
      next.isUnitwise
      ? next.target.lowerBound + offset - next.source.lowerBound : next.target.lowerBound
    return place...place
  }

  /// The new position of a caret. With nothing significant on its left it goes in front of the first significant
  /// character whatever the bias: what comes before was put there.
  public func caret(at offset: Int, bias: EditingOptions.Bias.Side = .before) -> Int {
    let legal = carets(at: offset)
    guard let first = matches.first, first.source.lowerBound < offset else { return legal.upperBound }
    switch bias {
    case .before: return legal.lowerBound
    case .after: return legal.upperBound
    case .nearest: return min(max(offset, legal.lowerBound), legal.upperBound)
    }
  }

  /// The new position of a range: from the first of its significant characters to behind the last.
  public func range(_ range: Range<Int>) -> Range<Int> {
    let end = caret(at: range.upperBound)
    if range.isEmpty { return end..<end }
    let start = carets(at: range.lowerBound).upperBound
    return start < end ? start..<end : end..<end
  }

  // MARK: matching

  private struct Placed {
    var item: AlignmentItem
    var offset: Int
    var range: Range<Int> { offset..<offset + item.width }

    func isSame(as other: Placed) -> Bool { item.isSame(as: other.item) }
  }

  /// The characters of a text that begins at `offset`, or those of them that are significant.
  private static func items(_ text: String, _ offset: Int, _ significance: Significance?) -> [Placed] {
    var items: [Placed] = []
    items.reserveCapacity(text.utf8.count)
    var offset = offset
    for character in text {
      let item = AlignmentItem(character)
      if significance?.contains(offset) ?? true { items.append(Placed(item: item, offset: offset)) }
      offset += item.width
    }
    return items
  }

  /// Matches characters, and the text between two matches in both texts.
  private mutating func align(_ source: [Placed], _ target: [Placed]) {
    var (i, j) = (0, 0)
    for pair in Self.pairs(source, target) + [(source.count, target.count)] {
      replace(source[i..<pair.0], target[j..<pair.1])
      guard pair.0 < source.count else { break }
      add(Match(source: source[pair.0].range, target: target[pair.1].range))
      (i, j) = (pair.0 + 1, pair.1 + 1)
    }
  }

  /// What a program has replaced: from the first to the last character that is no separator, or all if both are.
  private mutating func replace(_ source: ArraySlice<Placed>, _ target: ArraySlice<Placed>) {
    for item in source { missing.append(item.range) }
    let (old, new) = (Self.core(of: source), Self.core(of: target))
    guard let first = old.first, let last = old.last, let start = new.first, let end = new.last,
      (first.item.weight > 1) == (start.item.weight > 1)
    else { return }
    guard !zip(old, new).allSatisfy({ $0.item.width == $1.item.width }) || old.count != new.count else {
      for (from, to) in zip(old, new) { add(Match(source: from.range, target: to.range, isReplaced: true)) }
      return
    }
    add(
      Match(
        source: first.offset..<last.range.upperBound, target: start.offset..<end.range.upperBound, isReplaced: true,
        isUnitwise: false))
  }

  private static func core(of items: ArraySlice<Placed>) -> ArraySlice<Placed> {
    guard let first = items.firstIndex(where: { $0.item.weight > 1 }),
      let last = items.lastIndex(where: { $0.item.weight > 1 })
    else { return items }
    return items[first...last]
  }

  /// The characters that both texts have, by their numbers.
  private static func pairs(_ source: [Placed], _ target: [Placed]) -> [(Int, Int)] {
    let shorter = min(source.count, target.count)
    var suffix = 0
    while suffix < shorter, source[source.count - 1 - suffix].isSame(as: target[target.count - 1 - suffix]) {
      suffix += 1
    }
    var prefix = 0
    while prefix < shorter - suffix, source[prefix].isSame(as: target[prefix]) { prefix += 1 }
    var pairs = (0..<prefix).map { ($0, $0) }
    let sources = prefix..<source.count - suffix
    let targets = prefix..<target.count - suffix
    if !sources.isEmpty, !targets.isEmpty {
      pairs +=
        max(sources.count, targets.count) <= longestTable
        ? pairsByTable(source, sources, target, targets) : pairsInOrder(source, sources, target, targets)
    }
    return pairs + (0..<suffix).map { (source.count - suffix + $0, target.count - suffix + $0) }
  }

  /// The common subsequence of the greatest weight.
  private static func pairsByTable(
    _ source: [Placed], _ sources: Range<Int>, _ target: [Placed], _ targets: Range<Int>
  ) -> [(Int, Int)] {
    let width = targets.count + 1
    var weights = [UInt32](repeating: 0, count: (sources.count + 1) * width)
    for i in 1...sources.count {
      let item = source[sources.lowerBound + i - 1]
      for j in 1...targets.count {
        weights[i * width + j] =
          item.isSame(as: target[targets.lowerBound + j - 1])
          ? weights[(i - 1) * width + j - 1] + item.item.weight
          : max(weights[(i - 1) * width + j], weights[i * width + j - 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var i = sources.count
    var j = targets.count
    while i > 0, j > 0 {
      let (from, to) = (sources.lowerBound + i - 1, targets.lowerBound + j - 1)
      if source[from].isSame(as: target[to]) {
        pairs.append((from, to))
        i -= 1
        j -= 1
      } else if weights[(i - 1) * width + j] >= weights[i * width + j - 1] {
        i -= 1
      } else {
        j -= 1
      }
    }
    return pairs.reversed()
  }

  /// Of long stretches the characters that are no separators: as many as agree from the start, then from the end.
  private static func pairsInOrder(
    _ source: [Placed], _ sources: Range<Int>, _ target: [Placed], _ targets: Range<Int>
  ) -> [(Int, Int)] {
    let from = sources.filter { source[$0].item.weight > 1 }
    let to = targets.filter { target[$0].item.weight > 1 }
    let shorter = min(from.count, to.count)
    var prefix = 0
    while prefix < shorter, source[from[prefix]].isSame(as: target[to[prefix]]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      source[from[from.count - 1 - suffix]].isSame(as: target[to[to.count - 1 - suffix]])
    { suffix += 1 }
    return (0..<prefix).map { (from[$0], to[$0]) }
      + (0..<suffix).map { (from[from.count - suffix + $0], to[to.count - suffix + $0]) }
  }

  private mutating func add(_ match: Match) {
    guard !match.source.isEmpty, !match.target.isEmpty else { return }
    var match = match
    if match.source.count != match.target.count { match.isUnitwise = false }
    if let last = matches.last, match.isUnitwise, last.isUnitwise, last.isReplaced == match.isReplaced,
      last.source.upperBound == match.source.lowerBound, last.target.upperBound == match.target.lowerBound
    {
      matches[matches.count - 1].source = last.source.lowerBound..<match.source.upperBound
      matches[matches.count - 1].target = last.target.lowerBound..<match.target.upperBound
    } else {
      matches.append(match)
    }
  }

  /// Of a text that is aligned with itself, only what is significant is matched.
  private mutating func keep(_ significance: Significance) {
    significance.forEach(in: 0..<sourceCount) { add(Match(source: $0..<$0 + 1, target: $0..<$0 + 1)) }
  }
}
