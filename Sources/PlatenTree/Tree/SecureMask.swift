import TextEditing

/// What a secure field shows: one mark for each grapheme cluster, so that not even the length in code units is
/// revealed.
package struct SecureMask {
  package static let defaultMark: Character = "•"

  /// The UTF-16 offset of each grapheme cluster of the hidden text, and of its end.
  private let boundaries: [Int]
  private let mark: Character
  /// The character that is shown, with its place.
  private let shown: (index: Int, character: Character)?

  /// Marks for `text`; the character at `shown` is shown where it has one UTF-16 unit as the marks have.
  package init(_ text: String, mark: Character = SecureMask.defaultMark, shown: Int? = nil) {
    self.mark = mark
    var character: Character?
    if let shown, shown >= 0 { character = text.dropFirst(shown).first }
    self.shown = character.flatMap { $0.utf16.count == 1 ? (shown ?? 0, $0) : nil }
    var boundaries = [0]
    for character in text { boundaries.append(boundaries[boundaries.count - 1] + character.utf16.count) }
    self.boundaries = boundaries
  }

  package var text: String {
    var marks = Array(repeating: mark, count: boundaries.count - 1)
    if let shown, marks.indices.contains(shown.index) { marks[shown.index] = shown.character }
    return String(marks)
  }

  /// The mark at or before an offset of the hidden text.
  package func mark(at offset: Int) -> Int { (boundaries.firstIndex { $0 >= offset }) ?? boundaries.count - 1 }

  /// The offset in the hidden text of a place between marks.
  func offset(ofMark mark: Int) -> Int { boundaries[min(max(0, mark), boundaries.count - 1)] }

  package func masked(_ selection: EditSelection) -> EditSelection {
    EditSelection(anchor: mark(at: selection.anchor), head: mark(at: selection.head), affinity: selection.affinity)
  }

  package func masked(_ range: Range<Int>) -> Range<Int> { mark(at: range.lowerBound)..<mark(at: range.upperBound) }

  func unmasked(_ selection: EditSelection) -> EditSelection {
    EditSelection(
      anchor: offset(ofMark: selection.anchor), head: offset(ofMark: selection.head), affinity: selection.affinity)
  }

  /// A command whose offsets count marks, as one for the hidden text.
  package func unmasked(_ command: EditCommand) -> EditCommand {
    switch command {
    case .select(let selection): .select(unmasked(selection))
    case .replace(let range, let text, _):
      // The selection afterwards would count marks of a text that is not there yet: the caret moves behind the new
      // text.
      .replace(
        offset(ofMark: range.lowerBound)..<max(offset(ofMark: range.lowerBound), offset(ofMark: range.upperBound)),
        with: text, selection: nil)
    default: command
    }
  }
}
