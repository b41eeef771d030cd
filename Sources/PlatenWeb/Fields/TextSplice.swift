#if Web
import PlatenGraph
import TextEditing

/// The smallest single replacement that turns one text into another; offsets are UTF-16 offsets into the first.
struct TextSplice: Equatable, Sendable {
  var range: Range<Int>
  var inserted: String

  init(range: Range<Int>, inserted: String) {
    self.range = range
    self.inserted = inserted
  }

  /// The difference between two texts. Costs little where one long text was made from the other by edits.
  init(from old: TextStorage, to new: TextStorage) {
    if let delta = TextDelta(from: old, to: new) {
      self.init(range: delta.old, inserted: new.slice(delta.new))
    } else {
      self.init(range: 0..<0, inserted: "")
    }
  }

  var isEmpty: Bool { range.isEmpty && inserted.isEmpty }

  /// The text after the replacement; nil where the range is not in the text, or begins or ends inside a surrogate pair.
  func applied(to text: TextStorage) -> TextStorage? {
    guard text.isBetweenScalars(range.lowerBound), text.isBetweenScalars(range.upperBound) else { return nil }
    var result = text
    result.splice(range, with: inserted)
    return result
  }

  static func == (a: TextSplice, b: TextSplice) -> Bool {
    a.range == b.range && a.inserted.hasSameUnits(as: b.inserted)
  }
}
#endif
