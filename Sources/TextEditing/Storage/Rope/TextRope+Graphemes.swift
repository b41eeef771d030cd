#if !hasFeature(Embedded)
// Grapheme clusters are found by the standard library in a short piece of text around an offset. It begins and ends at
// boundaries that do not depend on the text beyond.
extension TextRope {
  package func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let index = Scalars.Index(place: place(utf16: offset))
    let scalars = scalars
    guard index > scalars.startIndex else { return 0 }
    let previous = scalars.index(before: index)
    if previous == scalars.startIndex || Self.isCertain(scalars[scalars.index(before: previous)], scalars[previous]) {
      return previous.place.utf16
    }
    if let flag = flagBoundary(before: index) { return flag }
    let lower = certainBoundary(before: index)
    let (text, place) = stretch(lower, certainBoundary(atOrAfter: index), offset: index.place.utf16)
    let down = text.roundedDown(place)
    return lower.place.utf16 + text.utf16Offset(down < place ? down : text.index(before: place))
  }

  package func boundary(after offset: Int) -> Int {
    guard offset < length.utf16 else { return length.utf16 }
    let index = Scalars.Index(place: place(utf16: offset))
    let scalars = scalars
    let next = scalars.index(after: index)
    if next == scalars.endIndex || Self.isCertain(scalars[index], scalars[next]) { return next.place.utf16 }
    if let flag = flagBoundary(after: index) { return flag }
    let lower = certainBoundary(atOrBefore: index)
    let (text, place) = stretch(lower, certainBoundary(atOrAfter: next), offset: index.place.utf16)
    return lower.place.utf16 + text.utf16Offset(text.index(after: place))
  }

  package func boundary(roundingDown offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length.utf16 else { return length.utf16 }
    let index = Scalars.Index(place: place(utf16: offset))
    if let flag = flagBoundary(atOrBefore: index) { return flag }
    let lower = certainBoundary(atOrBefore: index)
    if lower == index { return index.place.utf16 }
    let (text, place) = stretch(lower, certainBoundary(atOrAfter: index), offset: index.place.utf16)
    return lower.place.utf16 + text.utf16Offset(text.roundedDown(place))
  }

  private func stretch(
    _ lower: Scalars.Index, _ upper: Scalars.Index, offset: Int
  ) -> (text: String, place: String.Index) {
    let text = slice(lower.place, upper.place)
    return (text, text.utf16.index(text.startIndex, offsetBy: offset - lower.place.utf16))
  }

  private func certainBoundary(atOrBefore index: Scalars.Index) -> Scalars.Index {
    let scalars = scalars
    var index = index
    if index == scalars.endIndex { return index }
    while index > scalars.startIndex {
      let previous = scalars.index(before: index)
      if Self.isCertain(scalars[previous], scalars[index]) { break }
      index = previous
    }
    return index
  }

  private func certainBoundary(before index: Scalars.Index) -> Scalars.Index {
    index > scalars.startIndex ? certainBoundary(atOrBefore: scalars.index(before: index)) : index
  }

  private func certainBoundary(atOrAfter index: Scalars.Index) -> Scalars.Index {
    let scalars = scalars
    var index = index
    guard index > scalars.startIndex else { return index }
    var previous = scalars[scalars.index(before: index)]
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if Self.isCertain(previous, scalar) { break }
      previous = scalar
      index = scalars.index(after: index)
    }
    return index
  }

  /// Whether there is a grapheme cluster boundary between two scalars in every context (Unicode Annex 29, rules GB3 to
  /// GB5 and GB999).
  static func isCertain(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left == "\r", right == "\n" { return false }
    if left.isLineBreak { return true }
    return !isSticky(left) && !isSticky(right)
  }

  /// Whether a scalar may be in a cluster with one before or after it. True for some that are not: that only makes the
  /// piece longer.
  private static func isSticky(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD }
    switch value {
    case 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, 0x0D4E: return true
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: return true  // Hangul jamo
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return true  // regional indicators, skin tones
    case 0x11000...0x11FFF, 0x16D40...0x16D7F: return true  // scripts whose letters join
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}

extension String {
  fileprivate func roundedDown(_ index: Index) -> Index {
    guard index > startIndex, index < endIndex else { return index }
    return self.index(before: self.index(after: index))
  }

  fileprivate func utf16Offset(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }
}
#endif
