import Platen

/// How each piece of a text with attributes looks in an editor.
struct FieldLooks {
  private let base: CellStyle
  /// By the offset where each piece ends.
  private var pieces: [(end: Int, style: CellStyle)] = []

  /// `style` makes the style of a run.
  init(_ field: FieldContent, base: CellStyle, style: (TextRun) -> CellStyle) {
    self.base = base
    var end = 0
    for run in field.runs ?? [] {
      end += run.text.utf16.count
      pieces.append((end, style(run)))
    }
  }

  func style(at offset: Int) -> CellStyle {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < pieces.count ? pieces[low].style : base
  }
}
