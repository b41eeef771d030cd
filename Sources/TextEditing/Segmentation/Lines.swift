extension ScalarStorage {
  package func lineStart(_ offset: Int) -> Int {
    var index = index(at: offset)
    while index > scalars.startIndex {
      let previous = scalars.index(before: index)
      if scalars[previous].isLineBreak { break }
      index = previous
    }
    return self.offset(of: index)
  }

  package func lineEnd(_ offset: Int) -> Int {
    var index = index(at: offset)
    while index < scalars.endIndex, !scalars[index].isLineBreak {
      index = scalars.index(after: index)
    }
    return self.offset(of: index)
  }
}
