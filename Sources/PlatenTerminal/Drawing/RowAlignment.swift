import PlatenGraph

/// The alignment of each paragraph of an editor, from the left.
struct RowAlignment {
  private let base: TextAlignment
  /// The alignments of runs, by the offset at which each ends; empty where all have the same one.
  private var pieces: [(end: Int, alignment: TextAlignment)] = []

  init() { base = .leading }

  init(_ field: FieldContent, isRightToLeft: Bool) {
    base = field.alignment.fromLeft(inRightToLeft: isRightToLeft)
    guard let runs = field.runs, runs.contains(where: { $0.alignment != nil }) else { return }
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      pieces.append((end, run.alignment?.fromLeft(inRightToLeft: isRightToLeft) ?? base))
    }
  }

  /// The alignment of the paragraph that begins at a UTF-16 offset. One without characters at the end of the text has
  /// that of the paragraph before it.
  func alignment(at offset: Int) -> TextAlignment {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < pieces.count ? pieces[low].alignment : pieces.last?.alignment ?? base
  }
}
