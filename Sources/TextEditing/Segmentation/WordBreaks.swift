extension BidirectionalCollection where Element == Unicode.Scalar {
  /// Whether there is a word boundary before `index` (Unicode Annex 29, rules WB1 to WB999). Reads only the context
  /// that the rules need, so that a boundary can be found from any index.
  func isWordBoundary(_ index: Index) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    let previous = self.index(before: index)
    let before = WordBreakClass(self[previous])
    let after = WordBreakClass(self[index])
    if before == .cr, after == .lf { return false }  // WB3
    if before.isNewline || after.isNewline { return true }  // WB3a, WB3b
    if before == .zwj, after.isPictographic { return false }  // WB3c
    if before == .wSegSpace, after == .wSegSpace { return false }  // WB3d
    if after.isIgnorable { return false }  // WB4
    guard let left = significant(atOrBefore: previous) else { return true }
    return !isJoined(left, after, at: index)
  }

  /// Rules WB5 to WB16 between the scalar at `left` and the one at `index`.
  private func isJoined(_ left: Index, _ after: WordBreakClass, at index: Index) -> Bool {
    let before = WordBreakClass(self[left])
    if before.isLetter {
      if after.isLetter || after == .numeric || after == .extendNumLet { return true }  // WB5, WB9, WB13a
      if before == .hebrewLetter, after == .singleQuote { return true }  // WB7a
      if after == .midLetter || after.isMidNumLetQ {
        return following(index)?.isLetter ?? false  // WB6
      }
      if before == .hebrewLetter, after == .doubleQuote {
        return following(index) == .hebrewLetter  // WB7b
      }
      return false
    }
    switch before {
    case .midLetter, .midNumLet, .singleQuote, .midNum, .doubleQuote:
      guard let first = preceding(left) else { return false }
      if after.isLetter, first.isLetter, before == .midLetter || before.isMidNumLetQ { return true }  // WB7
      if before == .doubleQuote { return after == .hebrewLetter && first == .hebrewLetter }  // WB7c
      return after == .numeric && first == .numeric && (before == .midNum || before.isMidNumLetQ)  // WB11
    case .numeric:
      if after == .numeric || after.isLetter || after == .extendNumLet { return true }  // WB8, WB10, WB13a
      guard after == .midNum || after.isMidNumLetQ else { return false }
      return following(index) == .numeric  // WB12
    case .katakana:
      return after == .katakana || after == .extendNumLet  // WB13, WB13a
    case .extendNumLet:
      return after.isLetter || after == .numeric || after == .katakana || after == .extendNumLet  // WB13a, WB13b
    case .regionalIndicator:
      return after == .regionalIndicator && !isFlagComplete(left)  // WB15, WB16
    default:
      return false
    }
  }

  /// The scalar that rule WB4 puts in the place of `index`: the nearest at or before it that is not ignorable. `nil` if
  /// a line break or the start comes first.
  private func significant(atOrBefore index: Index) -> Index? {
    var index = index
    while true {
      let kind = WordBreakClass(self[index])
      if kind.isNewline { return nil }
      if !kind.isIgnorable { return index }
      guard index > startIndex else { return nil }
      index = self.index(before: index)
    }
  }

  private func preceding(_ index: Index) -> WordBreakClass? {
    guard index > startIndex, let found = significant(atOrBefore: self.index(before: index)) else { return nil }
    return WordBreakClass(self[found])
  }

  private func following(_ index: Index) -> WordBreakClass? {
    var index = self.index(after: index)
    while index < endIndex {
      let kind = WordBreakClass(self[index])
      if !kind.isIgnorable { return kind }
      index = self.index(after: index)
    }
    return nil
  }

  /// Whether the regional indicator at `index` is the second half of a flag.
  private func isFlagComplete(_ index: Index) -> Bool {
    var count = 1
    var index = index
    while index > startIndex, let found = significant(atOrBefore: self.index(before: index)),
      WordBreakClass(self[found]) == .regionalIndicator
    {
      count += 1
      index = found
    }
    return count % 2 == 0
  }
}
