extension EditStorage {
  /// The start of the word before `offset`: where a movement backward by word goes.
  func wordStart(before offset: Int) -> Int {
    var index = index(at: offset)
    while index > scalars.startIndex, !scalars[scalars.index(before: index)].isWordLike {
      index = scalars.index(before: index)
    }
    while index > scalars.startIndex, scalars[scalars.index(before: index)].isWordLike {
      index = scalars.index(before: index)
    }
    return boundary(roundingDown: self.offset(of: index))
  }

  /// The end of the word after `offset`: where a movement forward by word goes.
  func wordEnd(after offset: Int) -> Int {
    var index = index(at: offset)
    while index < scalars.endIndex, !scalars[index].isWordLike {
      index = scalars.index(after: index)
    }
    while index < scalars.endIndex, scalars[index].isWordLike {
      index = scalars.index(after: index)
    }
    return boundary(roundingUp: self.offset(of: index))
  }
}

extension Unicode.Scalar {
  fileprivate var isWordLike: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "_" || properties.isDiacritic
  }
}
