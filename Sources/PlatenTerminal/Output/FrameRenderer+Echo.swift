extension FrameRenderer {
  /// The bytes that write a letter at the terminal's cursor and move that behind it; nil where the cursor is elsewhere or
  /// hidden, or its cell and the one after it are not blank and of one style: then more than the letter would change.
  mutating func echo(_ letter: UInt8, style letterStyle: CellStyle, at caret: CellBuffer.Cursor) -> [UInt8]? {
    guard isCursorVisible == true, let cursor, cursor == (caret.x, caret.y), let shown,
      caret.y < shown.height, caret.x + 1 < shown.width, shown[caret.x, caret.y].glyph == .space,
      shown[caret.x + 1, caret.y] == shown[caret.x, caret.y]
    else { return nil }
    var output: [UInt8] = []
    style.change(to: letterStyle, in: &output)
    output.append(letter)
    self.shown?.replaceCell(x: caret.x, y: caret.y, by: letter, style: letterStyle)
    self.cursor = (caret.x + 1, caret.y)
    return output
  }

  /// Whether the terminal shows a cell, and its cursor, as `buffer` has them.
  func agrees(with buffer: CellBuffer, at caret: CellBuffer.Cursor) -> Bool {
    guard let shown, shows(buffer), let wanted = buffer.cursor, let cursor else { return false }
    return shown[caret.x, caret.y] == buffer[caret.x, caret.y] && cursor == (wanted.x, wanted.y)
  }
}
