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
    } else if next.height < old.height {
      move(toX: 0, y: next.height, over: nil, in: &output)
      style.change(to: .plain, in: &output)
      output.append("\u{1B}[J")
    }
    return old.height == next.height ? old : old.resized(height: next.height)
  }

  /// Forgets the contents of the terminal after it got another width: the next frame is written in full, from the row
  /// where the first one is now.
  ///
  /// - Parameters:
  ///   - width: The new width in columns.
  ///   - reflows: Whether the terminal breaks rows that are longer than that, which moves the first row up.
  package mutating func resize(width: Int, reflows: Bool) {
    defer { invalidate() }
    guard isInline, reflows, let shown, width > 0, width < shown.width else { return }
    let column = min(cursor?.x ?? 0, max(shown.usedColumns(ofRow: min(cursorRow, shown.height - 1)) - 1, 0))
    var rows = column / width
    for y in 0..<min(cursorRow, shown.height) {
      rows += max((shown.usedColumns(ofRow: y) + width - 1) / width, 1)
    }
    cursorRow = rows
  }

  /// Begins again at the cursor's current row, wherever that is: a shell has used the screen meanwhile.
  package mutating func restart() {
    invalidate()
    cursorRow = 0
  }
}
