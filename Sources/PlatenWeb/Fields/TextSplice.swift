#if Web
import PlatenGraph

/// The smallest single replacement that turns one text into another; offsets are UTF-16 offsets into the first.
struct TextSplice: Equatable, Sendable {
  var range: Range<Int>
  var inserted: [UInt16]

  init(range: Range<Int>, inserted: [UInt16]) {
    self.range = range
    self.inserted = inserted
  }

  /// The difference between two texts; the whole where one is no valid UTF-16, as a browser may report it.
  init(from old: [UInt16], to new: [UInt16]) {
    guard let first = String(validating: old, as: UTF16.self), let second = String(validating: new, as: UTF16.self)
    else {
      self.init(range: 0..<old.count, inserted: new)
      return
    }
    let delta = TextDelta(from: first, to: second) ?? TextDelta(old: 0..<0, new: 0..<0)
    self.init(range: delta.old, inserted: Array(new[delta.new]))
  }

  var isEmpty: Bool { range.isEmpty && inserted.isEmpty }

  func applied(to text: [UInt16]) -> [UInt16] {
    var result = text
    result.replaceSubrange(range, with: inserted)
    return result
  }
}
#endif
