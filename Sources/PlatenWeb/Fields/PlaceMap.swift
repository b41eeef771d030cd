#if Web
import TextEditing

/// Where places of a browser's text are in the program's text.
struct PlaceMap {
  private let alignment: EditAlignment
  private let sourceCount: Int
  private let targetCount: Int
  /// Whether the program's text has edits that the user has made in another field for the same value. What they have
  /// put at the ends is no part of a format: the start of the text stays the start, and its end the end.
  private let isEditedElsewhere: Bool

  init(from source: TextStorage, to target: TextStorage, isEditedElsewhere: Bool) {
    alignment = EditAlignment(from: source, to: target)
    (sourceCount, targetCount) = (source.utf16Count, target.utf16Count)
    self.isEditedElsewhere = isEditedElsewhere
  }

  func caret(at offset: Int) -> Int {
    guard isEditedElsewhere else { return alignment.caret(at: offset) }
    if offset == sourceCount { return targetCount }
    return offset == 0 ? 0 : alignment.caret(at: offset)
  }

  func range(_ range: Range<Int>) -> Range<Int> {
    guard range.isEmpty else { return alignment.range(range) }
    let place = caret(at: range.lowerBound)
    return place..<place
  }
}
#endif
