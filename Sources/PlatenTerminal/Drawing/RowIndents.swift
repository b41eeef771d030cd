import PlatenGraph

/// The columns that the rows of a paragraph can use, and those that its tabs go to.
struct RowIndent: Equatable {
  private var firstRow = 0
  private var otherRows = 0
  private var end = 0
  private var tabStops: [Int] = []
  private var tabInterval = 0

  init() {}

  init(_ indents: ParagraphIndents) {
    firstRow = Self.columns(indents.firstLine)
    otherRows = Self.columns(indents.otherLines)
    end = Self.columns(indents.end)
    tabStops = indents.tabStops.map(Self.columns)
    tabInterval = Self.columns(indents.tabInterval)
  }

  /// Whole columns, as many as spacing of the same length has.
  private static func columns(_ points: CGFloat) -> Int {
    Int((min(max(points, -100_000), 100_000) / 8).rounded())
  }

  /// The columns of a row in an editor of `width` columns: at least one.
  func columns(inFirstRow isFirst: Bool, of width: Int) -> Range<Int> {
    let start = max(min(isFirst ? firstRow : otherRows, width - 1), 0)
    let end = end > 0 ? min(end, width) : width + end
    return start..<max(end, start + 1)
  }

  /// The number of columns from a tab to its place. One without a place is a space.
  func columnsOfTab(at column: Int) -> Int {
    if let stop = tabStops.first(where: { $0 > column }) { return stop - column }
    return tabInterval > 0 ? tabInterval - column % tabInterval : 1
  }
}

/// The indents of each paragraph of an editor.
struct RowIndents: Equatable {
  /// Empty where no paragraph has any.
  private var values = RunValues<RowIndent>()

  init() {}

  init(_ field: FieldContent) {
    guard let runs = field.runs, runs.contains(where: { $0.indents != nil }) else { return }
    values = RunValues(runs) { $0.indents.map(RowIndent.init) ?? RowIndent() }
  }

  /// The indents of the paragraph that begins at a UTF-16 offset. One without characters at the end of the text has
  /// those of the paragraph before it.
  func indent(at offset: Int) -> RowIndent {
    values[offset] ?? values.last ?? RowIndent()
  }
}
