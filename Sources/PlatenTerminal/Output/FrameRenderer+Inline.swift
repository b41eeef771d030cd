// Frames at the cursor, in the normal screen.
extension FrameRenderer {
  /// Has the terminal have exactly the rows of the next frame, and returns what is in them.
  ///
  /// New rows come at the end by line feeds, so that the screen scrolls where there is no space below. Rows that are not
  /// needed any more are erased; the screen never scrolls back.
  mutating func prepareRows(for next: CellBuffer, shown: CellBuffer?, in output: inout [UInt8]) -> CellBuffer {
    let old = shown ?? CellBuffer(width: next.width, height: 1, characterWidth: next.characterWidth)
    if next.height > old.height {
      // A terminal fills rows that it scrolls in with the current background.
      style.change(to: .plain, in: &output)
      let end = old.height - 1
      if cursorRow != end { appendSequence(abs(end - cursorRow), end > cursorRow ? "B" : "A", in: &output) }
      output.append(0x0D)
      output += Array(repeating: 0x0A, count: next.height - old.height)
      cursor = (0, next.height - 1)
      origin = origin.map { max(min($0, windowRows - next.height), 0) }
      leadingRows = min(leadingRows, origin ?? 0)
    } else if next.height < old.height {
      move(toX: 0, y: next.height, over: nil, in: &output)
      style.change(to: .plain, in: &output)
      output.append("\u{1B}[J")
    }
    return old.height == next.height ? old : old.resized(height: next.height)
  }

  /// Leaves rows above a frame blank, after the first row of the last one.
  ///
  /// tmux and GNU screen break the lines of a window that gets narrower, and move as many of the first rows out of it,
  /// however many blank ones are at its end. Where lines are broken in several steps, as while an edge is dragged, the
  /// beginning of a frame at the top of the window would be left above it with each of them. So many rows above it as
  /// the frame has are enough for each of its lines to be broken once.
  mutating func skipLeadingRows(for next: CellBuffer, in output: inout [UInt8]) {
    leadingRows = 0
    guard keepsLeadingRows, let origin else { return }
    leadingRows = max(min(next.height - origin, windowRows - origin - next.height), 0)
    self.origin = origin + leadingRows
    output += Array(repeating: 0x0A, count: leadingRows)
  }

  /// Whether a frame changes what the terminal shows, rather than being written in full.
  func continues(with next: CellBuffer) -> Bool { shown?.width == next.width && (isInline || shows(next)) }

  /// What moves the cursor to the beginning of an area after a frame, for something that puts it back afterwards.
  func motion(to area: CellRect) -> String {
    guard isInline else { return "\u{1B}[\(area.y + 1);\(area.x + 1)H" }
    var output: [UInt8] = [0x0D]
    if area.y != cursorRow { appendSequence(abs(area.y - cursorRow), area.y > cursorRow ? "B" : "A", in: &output) }
    if area.x > 0 { appendSequence(area.x, "C", in: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Forgets the contents of the terminal after it got another size: the next frame is written in full, from the row
  /// where the first one is now.
  package mutating func resize(width: Int, rows: Int, _ breaking: LineBreaking) {
    defer {
      windowRows = rows
      origin = nil
      invalidate()
    }
    guard isInline, width > 0 else { return }
    regionOrigin = breaking.keepsContent && region == nil && movedLines.lines.isEmpty ? origin : nil
    if region == nil, let shown {
      let lines = (0..<shown.height).map(shown.usedColumns(ofRow:))
      let line = min(cursorRow, lines.count - 1)
      let column = min(cursor?.x ?? 0, max(lines[line] - 1, 0))
      region = InlineRegion(
        above: movedLines, lines: Array(repeating: 0, count: leadingRows) + lines,
        cursor: (column, leadingRows + line), blankRows: origin.map { max(windowRows - $0 - lines.count, 0) })
      keepsLeadingRows = (breaking.keepsEnd || breaking.joinsErased) && width < shown.width
      leadingRows = 0
    }
    if rows < windowRows, !breaking.keepsContent { region?.removeRows(windowRows - rows) }
    guard let region else { return }
    let rowBefore = origin.map { $0 + cursorRow }
    insertsRows = breaking.joinsErased
    partsErased = breaking.partsErased
    regionWidth = breaking.reflows ? width : nil
    cursorRow = region.rowsAboveCursor(width: regionWidth)
    expectedRow = nil
    isExpectedRowCertain = false
    if breaking.keepsEnd {
      expectedRow = region.cursorRow(width: width, windowRows: rows, hasBlankRows: true)
    } else if breaking.keepsContent, let rowBefore,
      let row = region.cursorRow(width: width, windowRows: rows, hasBlankRows: false), row < rowBefore
    {
      expectedRow = row
      isExpectedRowCertain = true
    }
  }

  /// Adopts where the terminal's cursor is, after ``resize(width:rows:_:)``: of the rows above it those that are not in
  /// the window can't be erased now, but when the terminal moves them back.
  ///
  /// - Parameters:
  ///   - row: The row of the window, from 0; nil if it is not known.
  ///   - column: The column, from 0.
  mutating func locate(row: Int?, column: Int = 0) {
    guard let region else { return }
    // The next frame is drawn over what is left of it.
    defer { if partsErased { movedLines.isCut = false } }
    guard let row else {
      movedLines = region.firstLines(rows: cursorRow - (windowRows - 1), width: regionWidth)
      cursorRow = min(cursorRow, windowRows - 1)
      return
    }
    // A cursor that was moved out of the window is in its first row.
    let lineRow = isExpectedRowCertain ? expectedRow ?? row : row == 0 ? min(expectedRow ?? 0, 0) : row
    let followed = regionOrigin.flatMap { before in
      region.firstRow(before: before, cursor: (column, row), width: regionWidth ?? .max, windowRows: windowRows)
    }
    let start = isExpectedRowCertain ? lineRow - cursorRow : followed ?? lineRow - cursorRow
    movedLines = region.firstLines(rows: -start, width: regionWidth)
    origin = max(start, 0)
    cursorRow = max(row - max(start, 0), 0)
  }

  /// Adopts the row of the window in which a frame's row is, as the terminal said when the frame was drawn.
  mutating func place(row: Int, at windowRow: Int) {
    guard isInline, region == nil, origin == nil else { return }
    origin = max(min(windowRow - row, windowRows - (shown?.height ?? 1)), 0)
  }

  /// Begins again at the cursor's current row, wherever that is: a shell has used the screen meanwhile.
  package mutating func restart() {
    invalidate()
    (cursorRow, leadingRows) = (0, 0)
    region = nil
    origin = nil
    movedLines = MovedLines()
  }
}
