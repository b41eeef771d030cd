// Grids of rows, whose cells line up in columns.
extension LayoutEngine {
  private struct Columns {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var alignments: [HorizontalAlignment?] = []
    var horizontalGap: CGFloat = 0
    var verticalGap: CGFloat = 0
    /// The width of each cell where the cells of a row are below one another; nil where they are in columns.
    var lineWidth: CGFloat?

    var width: CGFloat { lineWidth ?? widths.reduce(0, +) + horizontalGap * CGFloat(max(widths.count - 1, 0)) }
    var height: CGFloat { heights.reduce(0, +) + verticalGap * CGFloat(max(heights.count - 1, 0)) }

    /// How wide a cell is that takes those columns.
    func width(_ span: Range<Int>) -> CGFloat {
      lineWidth ?? widths[span].reduce(0, +) + horizontalGap * CGFloat(max(span.count - 1, 0))
    }
  }

  private struct Cell {
    let node: Node
    /// The columns that it takes.
    let span: Range<Int>

    @MainActor var unsized: Axis.Set { node.layoutTraits?.gridUnsizedAxes ?? [] }
  }

  private func cells(of row: Node) -> [Cell] {
    guard case .container(.gridRow) = row.content else { return [] }
    var column = 0
    return row.children.map { node in
      let count = min(node.layoutTraits?.gridColumns ?? 1, 1000)
      defer { column += count }
      return Cell(node: node, span: column..<column + count)
    }
  }

  /// Columns as wide as their widest cell; those that would take more share what is left.
  private func columns(_ node: Node, _ grid: GridContent, _ proposal: ProposedViewSize) -> Columns {
    var columns = Columns()
    columns.horizontalGap = metrics.units(grid.horizontalSpacing ?? 8, along: .horizontal)
    columns.verticalGap = metrics.units(grid.verticalSpacing ?? 8, along: .vertical)
    let rows = node.children.map(cells)
    let count = rows.map { $0.last?.span.upperBound ?? 0 }.max() ?? 0
    columns.widths = Array(repeating: 0, count: count)
    columns.alignments = Array(repeating: nil, count: count)
    var isGreedy = Array(repeating: false, count: count)
    for cell in rows.joined() {
      if let alignment = cell.node.layoutTraits?.gridColumnAlignment, cell.span.lowerBound < count {
        columns.alignments[cell.span.lowerBound] = alignment
      }
      guard cell.span.count == 1, !cell.unsized.contains(.horizontal) else { continue }
      let index = cell.span.lowerBound
      columns.widths[index] = max(columns.widths[index], measure(cell.node, .unspecified).width)
      let most = measure(cell.node, ProposedViewSize(width: .infinity, height: nil)).width
      if most.isUnlimited { isGreedy[index] = true }
    }
    for cell in rows.joined() where cell.span.count > 1 && !cell.unsized.contains(.horizontal) {
      widen(&columns, isGreedy, for: cell)
    }
    share(proposal.width, &columns, isGreedy)
    breakLines(of: rows, &columns, proposal.width)
    spread(&columns, of: node, proposal)
    columns.heights = zip(node.children, rows).map { row, cells in
      if case .container(.gridRow) = row.content {
        if columns.lineWidth != nil { return cells.reduce(0) { $0 + lineHeight($1, columns) } }
        return cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
          measure(cell.node, ProposedViewSize(width: columns.width(cell.span), height: nil)).height
        }.max() ?? 0
      }
      return measure(row, loneProposal(row, columns, proposal)).height
    }
    return columns
  }

  /// The space that a cell needs beyond its columns is added to the flexible ones, or to the last.
  private func widen(_ columns: inout Columns, _ isGreedy: [Bool], for cell: Cell) {
    let missing = measure(cell.node, .unspecified).width - columns.width(cell.span)
    guard missing > 0 else { return }
    let greedy = cell.span.filter { isGreedy[$0] }
    let receivers = greedy.isEmpty ? [cell.span.upperBound - 1] : greedy
    let share = (missing / CGFloat(receivers.count)).rounded(.up)
    for index in receivers { columns.widths[index] += share }
  }

  private func share(_ space: CGFloat?, _ columns: inout Columns, _ isGreedy: [Bool]) {
    guard let space, space.isFinite, !columns.widths.isEmpty else { return }
    let left = space - columns.width
    let greedy = isGreedy.indices.filter { isGreedy[$0] }
    if left != 0, !greedy.isEmpty {
      // What takes all it gets shares what the others leave.
      let free = left + greedy.reduce(0) { $0 + columns.widths[$1] }
      let share = max((free / CGFloat(greedy.count)).rounded(.down), 1)
      for index in greedy { columns.widths[index] = share }
    } else if left < 0, metrics.isNarrow {
      shrink(&columns, by: -left)
    } else if left < 0, let widest = columns.widths.indices.max(by: { columns.widths[$0] < columns.widths[$1] }) {
      columns.widths[widest] = max(columns.widths[widest] + left, 1)
    }
  }

  /// Takes space from the widest columns, one unit after the other, until they fit.
  private func shrink(_ columns: inout Columns, by missing: CGFloat) {
    for _ in 0..<Int(min(missing, 10_000)) {
      // Of columns of one width, the last: those at the beginning are read first.
      guard let widest = columns.widths.indices.max(by: { columns.widths[$0] <= columns.widths[$1] }),
        columns.widths[widest] > 1
      else { return }
      columns.widths[widest] -= 1
    }
  }

  /// Puts the cells of each row below one another where a narrow window has not the width that one of them needs: a
  /// cell that is wider than its columns would be drawn over others. Cells without space between them are one picture.
  private func breakLines(of rows: [[Cell]], _ columns: inout Columns, _ space: CGFloat?) {
    guard metrics.isNarrow, let space, space.isFinite, columns.horizontalGap > 0, columns.widths.count > 1 else {
      return
    }
    let isTooWide = rows.joined().contains { cell in
      let width = columns.width(cell.span)
      return measure(cell.node, ProposedViewSize(width: width, height: nil)).width > width
    }
    if isTooWide { columns.lineWidth = space }
  }

  /// A view with a line of its own that is wider than the columns, as a divider, widens all of them by the same.
  private func spread(_ columns: inout Columns, of node: Node, _ proposal: ProposedViewSize) {
    guard columns.lineWidth == nil, !columns.widths.isEmpty else { return }
    var missing = widestLine(of: node, columns, proposal) - columns.width
    guard missing > 0 else { return }
    for (index, count) in zip(columns.widths.indices, (1...columns.widths.count).reversed()) {
      let share = (missing / CGFloat(count)).rounded(.down)
      columns.widths[index] += share
      missing -= share
    }
  }

  /// The width of the widest view with a line of its own.
  private func widestLine(of node: Node, _ columns: Columns, _ proposal: ProposedViewSize) -> CGFloat {
    let widths = node.children.filter { cells(of: $0).isEmpty }.map {
      measure($0, loneProposal($0, columns, proposal)).width
    }
    return widths.filter(\.isFinite).max() ?? 0
  }

  private func lineHeight(_ cell: Cell, _ columns: Columns) -> CGFloat {
    if cell.unsized.contains(.vertical) { return 0 }
    return measure(cell.node, ProposedViewSize(width: columns.lineWidth, height: nil)).height
  }

  /// A view with a line of its own is offered all the columns; one that is not to widen the grid no more than those.
  private func loneProposal(_ row: Node, _ columns: Columns, _ proposal: ProposedViewSize) -> ProposedViewSize {
    if row.layoutTraits?.gridUnsizedAxes.contains(.horizontal) == true, !columns.widths.isEmpty {
      return ProposedViewSize(width: columns.width, height: nil)
    }
    return ProposedViewSize(width: proposal.width ?? (columns.widths.isEmpty ? nil : columns.width), height: nil)
  }

  func gridSize(_ node: Node, _ grid: GridContent, _ proposal: ProposedViewSize) -> CGSize {
    let columns = columns(node, grid, proposal)
    return CGSize(width: max(columns.width, widestLine(of: node, columns, proposal)), height: columns.height)
  }

  func placeGrid(_ node: Node, _ grid: GridContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let columns = columns(node, grid, proposal)
    var y = bounds.minY
    for (index, row) in node.children.enumerated() {
      let height = columns.heights[index]
      let space = CGRect(x: bounds.minX, y: y, width: max(columns.width, bounds.width), height: height)
      if case .container(.gridRow(let content)) = row.content {
        place(row, in: space, ProposedViewSize(space.size))
        if trial == nil { placeCells(of: row, content, grid, columns, height) }
      } else {
        place(row, loneProposal(row, columns, ProposedViewSize(space.size)), in: space, grid.alignment)
      }
      y += height + columns.verticalGap
    }
  }

  private func placeCells(
    of row: Node, _ content: GridRowContent, _ grid: GridContent, _ columns: Columns, _ height: CGFloat
  ) {
    if columns.lineWidth != nil {
      var y: CGFloat = 0
      for cell in cells(of: row) {
        let area = CGRect(x: 0, y: y, width: columns.width, height: lineHeight(cell, columns))
        place(cell.node, ProposedViewSize(width: area.width, height: nil), in: area, .leading)
        y += area.height
      }
      return
    }
    for cell in cells(of: row) {
      let x = columns.widths[..<cell.span.lowerBound].reduce(0) { $0 + $1 + columns.horizontalGap }
      let area = CGRect(x: x, y: 0, width: columns.width(cell.span), height: height)
      let isUnsized = cell.unsized.contains(.vertical)
      let offered = ProposedViewSize(width: area.width, height: isUnsized ? height : nil)
      if let anchor = cell.node.layoutTraits?.gridAnchor {
        let size = measure(cell.node, offered)
        let origin = CGPoint(
          x: area.minX + ((area.width - size.width) * anchor.x).rounded(.down),
          y: area.minY + ((area.height - size.height) * anchor.y).rounded(.down))
        place(cell.node, in: CGRect(origin: origin, size: size), offered)
      } else {
        let horizontal = columns.alignments[cell.span.lowerBound] ?? grid.alignment.horizontal
        let vertical = content.alignment ?? grid.alignment.vertical
        place(cell.node, offered, in: area, Alignment(horizontal: horizontal, vertical: vertical))
      }
    }
  }
}
