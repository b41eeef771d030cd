/// The indices of the titles that match, best first. Where all match, in the order of the list, they take no memory.
package struct ChoiceMatches: RandomAccessCollection, Equatable, Sendable {
  private let range: Range<Int>
  private let order: [Int]?

  package init(_ range: Range<Int>) {
    self.range = range
    order = nil
  }

  package init(_ order: [Int]) {
    range = order.indices
    self.order = order
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { range.count }
  package subscript(position: Int) -> Int { order?[position] ?? range.lowerBound + position }

  /// The place of an index.
  package func firstIndex(of index: Int) -> Int? {
    guard let order else { return range.contains(index) ? index - range.lowerBound : nil }
    return order.firstIndex(of: index)
  }

  package static func == (one: ChoiceMatches, other: ChoiceMatches) -> Bool { one.elementsEqual(other) }
}
