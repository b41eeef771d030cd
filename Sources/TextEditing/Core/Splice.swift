/// One replacement in a text, with the removed text, so that it can be undone. Offsets are UTF-16 units.
package struct Splice: Sendable {
  package var offset: Int
  package var removed: String
  package var inserted: String

  package init(offset: Int, removed: String, inserted: String) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  package var removedRange: Range<Int> { offset..<offset + removed.utf16Count }
  package var insertedRange: Range<Int> { offset..<offset + inserted.utf16Count }
  /// Whether the text stays the same.
  package var isIdentity: Bool { removed.hasSameUnits(as: inserted) }
  package var inverse: Splice { Splice(offset: offset, removed: inserted, inserted: removed) }

  /// Whether `next`, made on the text after this one, touches or overlaps the text that this one inserted.
  package func touches(_ next: Splice) -> Bool {
    if offset == next.offset { return true }
    let mine = insertedRange
    let other = next.removedRange
    return other.lowerBound <= mine.upperBound && other.upperBound >= mine.lowerBound
  }

  /// This splice and a touching `next` made after it, as one.
  package mutating func append(_ next: Splice) {
    // The text that the next removes begins as this text does: with equal length it is this text.
    if offset == next.offset, inserted.utf8.count == next.removed.utf8.count {
      inserted = next.inserted
      return
    }
    let mine = insertedRange
    let other = next.removedRange
    if next.removed.isEmpty, other.lowerBound == mine.upperBound {
      inserted.append(next.inserted)
      return
    }
    let leading = next.removed.units(0..<max(0, mine.lowerBound - other.lowerBound))
    let count = other.upperBound - other.lowerBound
    let trailing = next.removed.units(count - min(count, max(0, other.upperBound - mine.upperBound))..<count)
    let kept = inserted.units(0..<max(0, other.lowerBound - mine.lowerBound))
    let size = mine.upperBound - mine.lowerBound
    let tail = inserted.units(size - min(size, max(0, mine.upperBound - other.upperBound))..<size)
    removed = leading + removed + trailing
    inserted = kept + next.inserted + tail
    offset = min(mine.lowerBound, other.lowerBound)
  }
}
