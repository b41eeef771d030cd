import PlatenGraph

// What other processes write over the view, such as jobs of the shell.
extension TerminalSession {
  /// Another process begins to write. Its text would be between a letter and the next: what is typed is shown with
  /// everything else when it pauses.
  package func othersBeginToWrite() {
    guard placement.isInline, !isEnded else { return }
    othersAreWriting = true
    expected = nil
  }

  /// Draws everything again after another process has written to the terminal: at the cursor below what it has written,
  /// which the user may not have seen yet.
  package func othersHaveWritten() {
    othersAreWriting = false
    guard !isEnded else { return }
    guard placement.isInline else { return redraw() }
    // After a change of the size all is drawn again where the cursor is then.
    guard !isLocating else { return }
    isOverwritten = true
    renderer.noteOverwriting()
    setNeedsDraw()
    guard locatesCursor, queries.isComplete else { return driver.update { drawBelow(cursorAt: nil) } }
    askPosition()
  }

  /// Leaves what is on the screen, and draws below it.
  func drawBelow(cursorAt position: (x: Int, y: Int)?) {
    (isLocating, isOverwritten) = (false, false)
    output(renderer.leaveOverwritten(cursorAt: position))
    reportCursorRow()
    setNeedsDraw()
  }
}
