#if Web
/// The smallest single replacement that turns one text into another; offsets are UTF-16 offsets into the first.
struct TextSplice: Equatable, Sendable {
  var range: Range<Int>
  var inserted: [UInt16]

  init(range: Range<Int>, inserted: [UInt16]) {
    self.range = range
    self.inserted = inserted
  }

  /// The difference between two texts. Surrogate pairs are not split.
  init(from old: [UInt16], to new: [UInt16]) {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    if prefix > 0, UTF16.isLeadSurrogate(old[prefix - 1]) { prefix -= 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    if suffix > 0, UTF16.isTrailSurrogate(old[old.count - suffix]) { suffix -= 1 }
    range = prefix..<(old.count - suffix)
    inserted = Array(new[prefix..<(new.count - suffix)])
  }

  var isEmpty: Bool { range.isEmpty && inserted.isEmpty }

  func applied(to text: [UInt16]) -> [UInt16] {
    var result = text
    result.replaceSubrange(range, with: inserted)
    return result
  }
}
#endif
