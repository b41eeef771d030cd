/// The Unicode Bidirectional Algorithm (Annex 9) for one paragraph: the direction of each scalar.
///
/// Rules have the names of the annex. A scalar's level is even if it reads left to right, odd if it reads right to
/// left.
package struct BidiParagraph: Sendable {
  /// The level of the paragraph: 0 or 1.
  package let level: UInt8
  /// The level of each scalar, as in a paragraph shown on one line (rule L1).
  package private(set) var levels: [UInt8]
  let scalars: [Unicode.Scalar]
  /// The classes of the scalars, as the rules have changed them.
  let originals: [BidiClass]
  var classes: [BidiClass]
  /// For each isolate initiator the index of the isolate's end, or the number of scalars if it has none (BD9).
  private let ends: [Int]

  private static let maximumDepth: UInt8 = 125

  /// - Parameter level: The paragraph's level; `nil` takes it from the first strong character (P2 and P3).
  package init(_ scalars: [Unicode.Scalar], level: UInt8? = nil) {
    self.scalars = scalars
    originals = scalars.map { BidiClass($0) }
    classes = originals
    ends = Self.isolateEnds(originals)
    self.level = level ?? Self.firstStrongLevel(originals, ends, 0..<originals.count) ?? 0
    levels = [UInt8](repeating: self.level, count: scalars.count)
    resolveExplicit()
    for sequence in sequences() {
      resolveWeak(sequence)
      resolveBrackets(sequence)
      resolveNeutral(sequence)
      resolveImplicit(sequence)
    }
    resetTrailing()
  }

  /// The visual order: the indices of the items from left to right, for the levels of the items in order (L2).
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    let highest = levels.max() ?? 0
    guard let lowest = levels.lazy.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in (lowest...highest).reversed() {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }

  private static func isolateEnds(_ classes: [BidiClass]) -> [Int] {
    var ends = [Int](repeating: classes.count, count: classes.count)
    var open: [Int] = []
    for (index, item) in classes.enumerated() {
      if item.isIsolateInitiator { open.append(index) }
      if item == .b { open.removeAll() }
      if item == .pdi, let start = open.popLast() { ends[start] = index }
    }
    return ends
  }

  private static func firstStrongLevel(_ classes: [BidiClass], _ ends: [Int], _ range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi: index = ends[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Explicit levels

  private struct Embedding {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X1 to X8.
  private mutating func resolveExplicit() {
    var stack = [Embedding(level: level, override: nil, isIsolate: false)]
    var top: Embedding { stack[stack.count - 1] }
    var overflowingIsolates = 0
    var overflowingEmbeddings = 0
    var validIsolates = 0
    func next(isRightToLeft: Bool) -> UInt8 { isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1 }
    for index in originals.indices {
      let item = originals[index]
      switch item {
      case .lre, .lro, .rle, .rlo:
        let level = next(isRightToLeft: item == .rle || item == .rlo)
        if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
          let override: BidiClass? = item == .lro ? .l : item == .rlo ? .r : nil
          stack.append(Embedding(level: level, override: override, isIsolate: false))
        } else if overflowingIsolates == 0 {
          overflowingEmbeddings += 1
        }
      case .lri, .rli, .fsi:
        place(index, in: top)
        var isRightToLeft = item == .rli
        if item == .fsi {
          isRightToLeft = Self.firstStrongLevel(originals, ends, index + 1..<max(index + 1, ends[index])) == 1
        }
        let level = next(isRightToLeft: isRightToLeft)
        if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
          validIsolates += 1
          stack.append(Embedding(level: level, override: nil, isIsolate: true))
        } else {
          overflowingIsolates += 1
        }
      case .pdi:
        if overflowingIsolates > 0 {
          overflowingIsolates -= 1
        } else if validIsolates > 0 {
          overflowingEmbeddings = 0
          while !top.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        place(index, in: top)
      case .pdf:
        if overflowingIsolates > 0 { break }
        if overflowingEmbeddings > 0 {
          overflowingEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b:
        levels[index] = level
      case .bn: break
      default: place(index, in: top)
      }
    }
  }

  private mutating func place(_ index: Int, in embedding: Embedding) {
    levels[index] = embedding.level
    if let override = embedding.override { classes[index] = override }
  }

  // MARK: Sequences

  /// The isolating run sequences (X10), without the scalars that X9 removes.
  private func sequences() -> [BidiSequence] {
    var kept: [Int] = []
    kept.reserveCapacity(originals.count)
    for index in originals.indices where !originals[index].isRemoved { kept.append(index) }
    var initiators = [Int](repeating: -1, count: originals.count)
    for index in kept where originals[index].isIsolateInitiator && ends[index] < originals.count {
      initiators[ends[index]] = index
    }
    var sequences: [BidiSequence] = []
    /// The sequence of the run that each isolate initiator ends.
    var owners = [Int](repeating: -1, count: originals.count)
    var start = 0
    while start < kept.count {
      var end = start + 1
      while end < kept.count, levels[kept[end]] == levels[kept[start]] { end += 1 }
      let first = kept[start]
      let initiator = initiators[first]
      var owner = initiator >= 0 ? owners[initiator] : -1
      if owner < 0 {
        owner = sequences.count
        let before = start > 0 ? levels[kept[start - 1]] : level
        let own = levels[first]
        sequences.append(BidiSequence(level: own, start: Self.direction(max(own, before))))
      }
      sequences[owner].indices.append(contentsOf: kept[start..<end])
      let last = kept[end - 1]
      if originals[last].isIsolateInitiator { owners[last] = owner }
      // A run after this one may prolong the sequence and set its end again.
      let isOpen = originals[last].isIsolateInitiator
      let after = end < kept.count && !isOpen ? levels[kept[end]] : level
      sequences[owner].end = Self.direction(max(levels[last], after))
      start = end
    }
    return sequences
  }

  private static func direction(_ level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }

  /// I1 and I2.
  private mutating func resolveImplicit(_ sequence: BidiSequence) {
    for index in sequence.indices {
      switch (levels[index] & 1, classes[index]) {
      case (0, .r), (1, .l), (1, .en), (1, .an): levels[index] += 1
      case (0, .an), (0, .en): levels[index] += 2
      default: break
      }
    }
  }

  /// L1, after the scalars that X9 removes got the level of the scalar before them.
  private mutating func resetTrailing() {
    for index in originals.indices where originals[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : level
    }
    var isTrailing = true
    for index in originals.indices.reversed() {
      let item = originals[index]
      switch item {
      case .b, .s: isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi: break
      default: if !item.isRemoved { isTrailing = false }
      }
      if isTrailing { levels[index] = level }
    }
  }
}

/// An isolating run sequence (BD13).
struct BidiSequence {
  let level: UInt8
  /// `sos` of the annex.
  let start: BidiClass
  /// `eos` of the annex.
  var end = BidiClass.l
  var indices: [Int] = []

  init(level: UInt8, start: BidiClass) {
    self.level = level
    self.start = start
  }

  var direction: BidiClass { level & 1 == 0 ? .l : .r }
}
