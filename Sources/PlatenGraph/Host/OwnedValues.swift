/// Values that elements set for something around them: modifiers for their page, views for their window. At most one
/// of each element.
package struct OwnedValues<Value> {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var value: Value
  }

  private var entries: [Entry] = []

  package init() {}

  /// The values of elements further out first; of elements of one depth in the order in which they were set first.
  package var values: [Value] { entries.map(\.value) }
  package var first: Value? { entries.first?.value }
  package var last: Value? { entries.last?.value }
  package var isEmpty: Bool { entries.isEmpty }

  /// Sets the value of an element by its depth in the tree of elements; nil removes it.
  package mutating func set(_ value: Value?, of owner: ObjectIdentifier, depth: Int) {
    let known = entries.firstIndex { $0.owner == owner }
    guard let value else {
      if let known { entries.remove(at: known) }
      return
    }
    if let known {
      entries[known].value = value
    } else {
      let index = entries.firstIndex { $0.depth > depth } ?? entries.count
      entries.insert(Entry(owner: owner, depth: depth, value: value), at: index)
    }
  }

  /// Sets the value of an element behind all others, so that it is the last one; nil removes it.
  package mutating func setLast(_ value: Value?, of owner: ObjectIdentifier) {
    entries.removeAll { $0.owner == owner }
    if let value { entries.append(Entry(owner: owner, depth: .max, value: value)) }
  }
}
