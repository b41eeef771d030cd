import PlatenGraph

/// The style of each piece of a text with attributes in an editor.
struct FieldStyles {
  private let base: CellStyle
  private let styles: RunValues<CellStyle>

  /// `style` makes the style of a run.
  init(_ field: FieldContent, base: CellStyle, style: (TextRun) -> CellStyle) {
    self.base = base
    styles = RunValues(field.runs ?? [], style)
  }

  func style(at offset: Int) -> CellStyle { styles[offset] ?? base }
}
