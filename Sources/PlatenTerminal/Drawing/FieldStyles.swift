import PlatenGraph

/// The style of each piece of a text with attributes in an editor.
struct FieldStyles {
  private let base: CellStyle
  /// The styles, by the offset at which each piece ends.
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
