extension ScalarStorage {
  package func wordStart(before offset: Int) -> Int {
    let scalars = scalars
    var index = index(at: offset)
    var isWord = false
    while index > scalars.startIndex {
      index = scalars.index(before: index)
      if WordBreakClass(scalars[index]).isWordLike { isWord = true }
      if isWord, scalars.isWordBoundary(index) { break }
    }
    return boundary(roundingDown: self.offset(of: index))
  }

  package func wordEnd(after offset: Int) -> Int {
    let scalars = scalars
    var index = index(at: offset)
    var isWord = false
    while index < scalars.endIndex {
      if WordBreakClass(scalars[index]).isWordLike { isWord = true }
      index = scalars.index(after: index)
      if isWord, scalars.isWordBoundary(index) { break }
    }
    return boundary(roundingUp: self.offset(of: index))
  }

  package func wordRange(at offset: Int) -> Range<Int> {
    let scalars = scalars
    guard scalars.startIndex < scalars.endIndex else { return 0..<0 }
    var lower = index(at: offset)
    if lower == scalars.endIndex { lower = scalars.index(before: lower) }
    var upper = scalars.index(after: lower)
    while !scalars.isWordBoundary(lower) { lower = scalars.index(before: lower) }
    while !scalars.isWordBoundary(upper) { upper = scalars.index(after: upper) }
    return boundary(roundingDown: self.offset(of: lower))..<boundary(roundingUp: self.offset(of: upper))
  }
}
