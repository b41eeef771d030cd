import PlatenGraph

// A view at the cursor in the normal screen, as high as its content.
extension TerminalSession {
  /// The most rows of the content.
  var mostRows: Int { hasHints ? rows - 1 : rows }

  /// The rows that the content takes if it has all of them.
  var idealRows: Int { Int(host.layout.idealHeight(forWidth: Double(columns), metrics: metrics).rounded(.up)) }

  /// Sets the rows to the ideal height of the content; to all rows while something lies over it, which finds its own
  /// place then.
  func fitRows() {
    guard !hasOverlay else { return inlineRows = mostRows }
    // Twice at most: a view may be evaluated for the size it gets.
    for _ in 0..<2 {
      layOut(in: contentArea)
      let fitting = min(max(idealRows, 1), mostRows)
      guard fitting != inlineRows else { return }
      inlineRows = fitting
    }
  }

  /// Whether a list, suggestions, a modal or the list of keys is open.
  private var hasOverlay: Bool { keyList != nil || host.root.children.contains { $0.isPopup || $0.isModal } }

  /// Reduces the rows to those that are drawn on, after an overlay has found its place.
  func endRows() {
    guard hasOverlay else { return }
    inlineRows = min(max(buffer.usedRows, 1), mostRows)
  }

  /// Whether the view that had the focus has been removed and no other has it. At the cursor there is no other way into
  /// the form than the keys, which need a focus.
  var hasLostFocus: Bool {
    guard placement.isInline, let lastFocus, host.focus.node == nil else { return false }
    return host.node(lastFocus) == nil
  }

  /// Gives the focus to what took the place of the view that had it: the next page of a form.
  func restoreFocus() {
    lastFocus = nil
    setNeedsDraw()
    driver.update { host.focus.moveToFirst() }
  }

  /// The rows of a frame.
  var frameRows: Int { placement.isInline ? min(inlineRows + (hasHints ? 1 : 0), rows) : rows }

  func reportCursorRow() {
    guard renderer.rowsAboveCursor != reportedCursorRow else { return }
    reportedCursorRow = renderer.rowsAboveCursor
    onCursorRow(reportedCursorRow)
  }

  /// Adopts that the terminal has moved what it shows.
  func resizeRenderer() {
    renderer.resize(width: columns, rows: rows, capabilities.lineBreaking)
    reportCursorRow()
    locateCursor()
  }

  /// Asks where the cursor is after the terminal got another size. What it has moved out of the window, or back,
  /// follows from that alone.
  func locateCursor() {
    guard locatesCursor, renderer.region != nil, queries.isComplete, !isEnded else { return }
    askPosition()
  }

  /// Draws nothing before the answer.
  func askPosition() {
    isLocating = true
    decoder.awaitedPositions += 1
    output(Array(TerminalQueries.askPosition.utf8))
    onLocating()
  }

  /// Takes an answer; that of the last query counts.
  func cursorIsAt(x: Int, y row: Int) {
    guard decoder.awaitedPositions == 0 else { return }
    noteAnswer()
    if isOverwritten { return drawBelow(cursorAt: (x, row)) }
    if isLocating { endLocating(row: row, column: x) } else { renderer.place(row: 0, at: row) }
  }

  /// Called when the terminal has not answered in time.
  package func locationTimedOut() {
    guard isLocating else { return }
    driver.update { isOverwritten ? drawBelow(cursorAt: nil) : endLocating(row: nil) }
  }

  private func endLocating(row: Int?, column: Int = 0) {
    isLocating = false
    renderer.locate(row: row, column: column)
    reportCursorRow()
    setNeedsDraw()
  }

  /// Begins again where the cursor is, after a shell has used the screen.
  package func restart() {
    (isLocating, isOverwritten, othersAreWriting) = (false, false, false)
    renderer.restart()
  }
}
