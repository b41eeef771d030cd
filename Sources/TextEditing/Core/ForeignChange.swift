/// A change of a text that is none of the user's in this field, as what is typed into another field with the same text:
/// the steps around the text are moved over it. In UTF-16 units.
struct ForeignChange {
  /// What is replaced.
  private(set) var range: Range<Int>
  /// By how much the text grows.
  let delta: Int

  init(range: Range<Int>, inserted: Int) {
    self.range = range
    delta = inserted - range.count
  }

  /// Moves a step that has led to the text, or leads on from it: `near` is the range of the step in that text, and
  /// `far` the one in the text on its other side, which the change is for afterwards. False where both change the same
  /// part.
  mutating func move(_ step: inout UndoHistory.Step, from near: Range<Int>, to far: Range<Int>) -> Bool {
    if range.lowerBound >= near.upperBound {
      let shift = far.count - near.count
      range = range.lowerBound + shift..<range.upperBound + shift
      return true
    }
    guard range.upperBound <= near.lowerBound else { return false }
    step.splice.offset += delta
    return true
  }

  /// A selection of the text, after the change.
  func moved(_ selection: EditSelection) -> EditSelection {
    EditSelection(anchor: moved(selection.anchor), head: moved(selection.head), affinity: selection.affinity)
  }

  /// An offset in the text, after the change: one directly before the change stays.
  private func moved(_ offset: Int) -> Int {
    offset <= range.lowerBound ? offset : max(offset + delta, range.lowerBound)
  }
}
