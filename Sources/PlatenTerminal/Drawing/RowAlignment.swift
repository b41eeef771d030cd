import PlatenGraph

/// The alignment and the direction of each paragraph of an editor.
struct RowAlignment {
  private let base: TextAlignment
  private let writing: WritingRules
  private let isRightToLeft: Bool
  /// The alignments of runs, by the offset at which each ends; empty where all have the same one.
  private var pieces: [(end: Int, alignment: TextAlignment)] = []

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
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      pieces.append((end, run.alignment ?? base))
    }
  }

  /// The level of all paragraphs, where it does not follow from their letters.
  var level: UInt8? { writing.followsLayout ? isRightToLeft ? 1 : 0 : nil }

  /// Whether the letters of a paragraph make no difference to where it is.
  var isTheSameForAllLetters: Bool { !isRightToLeft || !writing.alignsByWriting || writing.followsLayout }

  /// The alignment from the left of the paragraph that begins at a UTF-16 offset, whose first letter has a level. One
  /// without characters at the end of the text has that of the paragraph before it.
  func alignment(at offset: Int, letters: UInt8?) -> TextAlignment {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    let own = low < pieces.count ? pieces[low].alignment : pieces.last?.alignment ?? base
    return writing.alignment(own, letters: letters, inRightToLeft: isRightToLeft)
      .fromLeft(inRightToLeft: isRightToLeft)
  }
}
