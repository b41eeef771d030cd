extension BidiParagraph {
  /// W1 to W7.
  mutating func resolveWeak(_ sequence: BidiSequence) {
    let indices = sequence.indices
    // W1 to W3. What W1 copies is the class before W2 and W3.
    var previous = sequence.start
    var strong = sequence.start
    for index in indices {
      var item = classes[index]
      if item == .nsm { item = previous.isIsolateInitiator || previous == .pdi ? .on : previous }
      previous = item
      switch item {
      case .l, .r, .al: strong = item
      case .en: if strong == .al { item = .an }
      default: break
      }
      classes[index] = item == .al ? .r : item
    }
    // W4.
    for place in indices.indices.dropFirst().dropLast() {
      let item = classes[indices[place]]
      guard item == .es || item == .cs else { continue }
      let before = classes[indices[place - 1]]
      guard before == classes[indices[place + 1]] else { continue }
      if before == .en || (before == .an && item == .cs) { classes[indices[place]] = before }
    }
    resolveTerminators(indices)
    // W6 and W7.
    strong = sequence.start
    for index in indices {
      switch classes[index] {
      case .es, .et, .cs: classes[index] = .on
      case .l, .r: strong = classes[index]
      case .en: if strong == .l { classes[index] = .l }
      default: break
      }
    }
  }

  /// W5.
  private mutating func resolveTerminators(_ indices: [Int]) {
    var place = 0
    while place < indices.count {
      guard classes[indices[place]] == .et else {
        place += 1
        continue
      }
      var end = place
      while end < indices.count, classes[indices[end]] == .et { end += 1 }
      let touchesNumber =
        place > 0 && classes[indices[place - 1]] == .en || end < indices.count && classes[indices[end]] == .en
      if touchesNumber { for index in indices[place..<end] { classes[index] = .en } }
      place = end
    }
  }

  /// N0.
  mutating func resolveBrackets(_ sequence: BidiSequence) {
    let indices = sequence.indices
    for (opening, closing) in bracketPairs(indices) {
      var hasOpposite = false
      var found: BidiClass?
      for place in opening + 1..<closing {
        guard let strong = classes[indices[place]].strong else { continue }
        if strong == sequence.direction {
          found = strong
          break
        }
        hasOpposite = true
      }
      if found == nil, hasOpposite {
        let opposite: BidiClass = sequence.direction == .l ? .r : .l
        var context = sequence.start
        for place in (0..<opening).reversed() {
          guard let strong = classes[indices[place]].strong else { continue }
          context = strong
          break
        }
        found = context == opposite ? opposite : sequence.direction
      }
      guard let found else { continue }
      for bracket in [opening, closing] {
        classes[indices[bracket]] = found
        // Marks combined with a bracket get its direction.
        var place = bracket + 1
        while place < indices.count, originals[indices[place]] == .nsm {
          classes[indices[place]] = found
          place += 1
        }
      }
    }
  }

  /// The positions of bracket pairs, in the order of the opening brackets (BD16).
  private func bracketPairs(_ indices: [Int]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var open: [(closing: UInt32, place: Int)] = []
    search: for (place, index) in indices.enumerated() where classes[index] == .on {
      switch BidiBracket(scalars[index]) {
      case .opening(let closing):
        if open.count == 63 { break search }
        open.append((closing, place))
      case .closing(let value):
        guard let match = open.lastIndex(where: { $0.closing == value }) else { continue }
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      case nil: continue
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// N1 and N2.
  mutating func resolveNeutral(_ sequence: BidiSequence) {
    let indices = sequence.indices
    var place = 0
    var before = sequence.start
    while place < indices.count {
      let item = classes[indices[place]]
      guard item.isNeutral else {
        before = item.strong ?? before
        place += 1
        continue
      }
      var end = place
      while end < indices.count, classes[indices[end]].isNeutral { end += 1 }
      let after = end < indices.count ? classes[indices[end]].strong ?? sequence.end : sequence.end
      let resolved = before == after ? before : sequence.direction
      for index in indices[place..<end] { classes[index] = resolved }
      place = end
    }
  }
}
