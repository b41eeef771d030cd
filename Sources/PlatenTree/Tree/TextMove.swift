import TextEditing

/// Selected text of a field that is dragged to another place in the same field. Offsets are UTF-16 units of the text
/// before the move.
package struct TextMove: Equatable, Sendable {
  /// The text that is dragged.
  package var range: Range<Int>
  /// Where it is dropped.
  package var target: Int
  /// Whether the text also stays where it was.
  package var isCopy: Bool

  package init(_ range: Range<Int>, to target: Int, isCopy: Bool = false) {
    self.range = range
    self.target = target
    self.isCopy = isCopy
  }

  /// The move in a text, with its offsets on the boundaries of grapheme clusters; nil where it has no effect: text
  /// dropped in itself, or no text.
  package func placed(in storage: TextStorage) -> TextMove? {
    var move = self
    move.range = storage.clamped(range.lowerBound)..<storage.clamped(range.upperBound)
    move.target = storage.clamped(target)
    let isInItself =
      isCopy
      ? move.range.lowerBound < move.target && move.target < move.range.upperBound
      : move.range.lowerBound <= move.target && move.target <= move.range.upperBound
    return move.range.isEmpty || isInItself ? nil : move
  }

  /// The part of the text that changes.
  package var changed: Range<Int> {
    if isCopy { return target..<target }
    return min(range.lowerBound, target)..<max(range.upperBound, target)
  }

  /// The parts of the text, in the order in which they replace the changed part.
  package var parts: [Range<Int>] {
    if isCopy { return [range] }
    return target < range.lowerBound
      ? [range, target..<range.lowerBound] : [range.upperBound..<target, range]
  }

  /// The dropped text afterwards.
  package var selected: Range<Int> {
    let start = isCopy || target < range.lowerBound ? target : target - range.count
    return start..<start + range.count
  }

  /// The move as one replacement, so that it is one undo step and never longer than a limit. Nil where it has no
  /// effect.
  package func command(in storage: TextStorage) -> EditCommand? {
    guard let move = placed(in: storage) else { return nil }
    let text = move.parts.map(storage.slice).joined()
    return .replace(move.changed, with: text, selection: EditSelection(move.selected))
  }
}
