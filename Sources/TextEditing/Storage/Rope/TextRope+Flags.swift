#if !hasFeature(Embedded)
// Flags are pairs of regional indicators, counted from the start of a run of them (Unicode Annex 29, GB12 and GB13). A
// run may be as long as the text: it is counted by chunks, instead of being read by the standard library at each key.
extension TextRope {
  /// Whether a scalar is a regional indicator.
  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  /// The cluster boundary before an index behind a run of flags; `nil` for other text, and near the start of a run, where
  /// the text before it matters.
  func flagBoundary(before index: Scalars.Index) -> Int? {
    let count = regionalIndicators(before: index.place)
    guard count > 4 else { return nil }
    return index.place.utf16 - (count % 2 == 0 ? 4 : 2)
  }

  /// The cluster boundary after an index inside a run of flags; `nil` for other text, and at the ends of a run.
  func flagBoundary(after index: Scalars.Index) -> Int? {
    let scalars = scalars
    let count = regionalIndicators(before: index.place)
    guard count > 2 else { return nil }
    var end = index
    for _ in 0..<2 - count % 2 {
      guard end < scalars.endIndex, Self.isRegional(scalars[end]) else { return nil }
      end = scalars.index(after: end)
    }
    // A mark after the flag belongs to it.
    guard end < scalars.endIndex, Self.isRegional(scalars[end]) else { return nil }
    return end.place.utf16
  }

  /// The cluster boundary at or before an index inside a run of flags; `nil` for other text.
  func flagBoundary(atOrBefore index: Scalars.Index) -> Int? {
    guard index < scalars.endIndex, Self.isRegional(scalars[index]) else { return nil }
    let count = regionalIndicators(before: index.place)
    return count > 2 ? index.place.utf16 - (count % 2 == 0 ? 0 : 2) : nil
  }

  /// The number of regional indicators directly before a place.
  private func regionalIndicators(before place: Place) -> Int {
    var count = 0
    var block = place.block
    var chunk = place.chunk
    if block < blocks.count {
      count = blocks[block].chunks[chunk].regionalIndicators(before: place.utf8)
      if count * 4 < place.utf8 { return count }
    }
    while true {
      if chunk == 0 {
        guard block > 0 else { return count }
        block -= 1
        chunk = blocks[block].chunks.count
        continue
      }
      chunk -= 1
      let previous = blocks[block].chunks[chunk]
      if previous.isOfRegionalIndicators {
        count += previous.length.scalars
      } else {
        return count + previous.regionalIndicators(before: previous.length.utf8)
      }
    }
  }
}
#endif
