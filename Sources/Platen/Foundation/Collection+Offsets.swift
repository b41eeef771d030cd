import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets, as `onDelete` gives them. Offsets beyond the end are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets before the one at `destination`, as `onMove` gives them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in elements.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
