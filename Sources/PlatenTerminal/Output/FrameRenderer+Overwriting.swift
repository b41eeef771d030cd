// Frames over which another process has written.
extension FrameRenderer {
  /// Forgets what the terminal shows, but for where the cursor was.
  mutating func noteOverwriting() {
    let place = cursor
    invalidate()
    overwritten = place
  }

  /// The bytes that have the next frame begin below what another process has written, at the terminal's cursor. Rows of
  /// the last frame above that are removed, where nothing has scrolled them away.
  ///
  /// - Parameter position: The terminal's cursor in the window, from 0; nil if it is not known.
  mutating func leaveOverwritten(cursorAt position: (x: Int, y: Int)?) -> [UInt8] {
    let (place, start, rowsAbove) = (overwritten, origin, cursorRow)
    overwritten = nil
    // What was written has left the cursor where it was.
    if let place, let start, let position, position == (place.x, start + place.y) { return [] }
    restart()
    var output: [UInt8] = []
    style.change(to: .plain, in: &output)
    guard let position else { return output + [0x0D, 0x0A] }
    var row = position.y
    // In the last row it is not known how far the screen has scrolled.
    if let start, rowsAbove > 0, row >= start + rowsAbove, row < windowRows - 1 {
      appendSequence(row - start, "A", in: &output)
      appendSequence(rowsAbove, "M", in: &output)
      row -= rowsAbove
      if row > start { appendSequence(row - start, "B", in: &output) }
    }
    output.append(0x0D)
    if position.x > 0 {
      output.append(0x0A)
      row = min(row + 1, windowRows - 1)
    }
    origin = row
    return output
  }
}
