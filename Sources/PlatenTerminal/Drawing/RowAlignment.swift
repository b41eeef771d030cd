import PlatenGraph

/// The alignment and the direction of each paragraph of an editor.
struct RowAlignment {
  private let base: TextAlignment
  private let writing: WritingRules
  private let isRightToLeft: Bool
  /// Empty where all paragraphs have the same one.
  private var alignments = RunValues<TextAlignment>()

  init() {
    base = .leading
    writing = WritingRules()
    isRightToLeft = false
  }

  init(_ field: FieldContent, isRightToLeft: Bool) {
    base = field.alignment
    writing = field.writing
    self.isRightToLeft = isRightToLeft
    guard let runs = field.runs, runs.contains(where: { $0.alignment != nil }) else { return }
    alignments = RunValues(runs) { [base] in $0.alignment ?? base }
  }

  /// The level of all paragraphs, where it does not follow from their letters.
  var level: UInt8? { writing.level(inRightToLeft: isRightToLeft) }

  /// Whether the letters of a paragraph make no difference to where it is.
  var isTheSameForAllLetters: Bool { !isRightToLeft || !writing.alignsByWriting }

  /// The alignment from the left of the paragraph that begins at a UTF-16 offset, whose first letter has a level. One
  /// without characters at the end of the text has that of the paragraph before it.
  func alignment(at offset: Int, letters: UInt8?) -> TextAlignment {
    let own = alignments[offset] ?? alignments.last ?? base
    return writing.alignment(own, letters: letters, inRightToLeft: isRightToLeft)
      .fromLeft(inRightToLeft: isRightToLeft)
  }
}
