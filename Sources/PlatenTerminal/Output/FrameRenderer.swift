/// Writes the bytes that change the terminal from one screen to the next.
///
/// Only cells that differ are written. The cursor stays at the caret between two frames and the style is kept, so that
/// a letter typed at the end of a field is written as the letter alone.
///
/// Inline, frames begin at the row in which the cursor was at first, and have any number of rows: see
/// ``prepareRows(for:in:)``. The cursor is only moved relative to where it is, because the terminal scrolls.
package struct FrameRenderer: Sendable {
  /// Whether frames are drawn at the cursor instead of on the whole screen.
  let isInline: Bool
  var shown: CellBuffer?
  var style: StyleWriter
  /// The position of the terminal's cursor; nil if it is unknown.
  var cursor: (x: Int, y: Int)? {
    didSet { if let cursor { cursorRow = cursor.y } }
  }
  /// The cursor's row below the first row, which is known even where its column is not.
  package internal(set) var cursorRow = 0
  private(set) var isCursorVisible: Bool?
  /// Where the next frame leaves the cursor.
  private var caret: CellBuffer.Cursor?
  /// The style at the caret, while the terminal has saved it with the position (DECSC); its own may be unknown.
  private var saved: CellStyle??
  /// Whether frames are bracketed by mode 2026, so that the terminal shows them as a whole.
  package var synchronizes = false

  /// The lines of earlier inline frames that are above the window.
  var movedLines = MovedLines()
  /// What inline frames have written, while the terminal has another size than the last one.
  var region: InlineRegion?
  /// The row of the window in which its first line was before; nil where that is not known or does not matter.
  var regionOrigin: Int?
  /// The columns at which the lines of it are broken; nil where they are cut off.
  var regionWidth: Int?
  /// Whether blank rows take the place of those that would be erased.
  var insertsRows = false
  /// Whether the rest of a line whose beginning was moved out of the window is a line by itself once it is erased.
  var partsErased = false
  /// The cursor's row in the window, by the rows that are below; negative where it was moved out of it. Nil if unknown.
  var expectedRow: Int?
  /// Whether that is so whatever the terminal says.
  var isExpectedRowCertain = false
  /// The rows of the window.
  package var windowRows = Int.max
  /// The row of the window in which inline frames begin, from 0; nil if unknown.
  var origin: Int?
  /// The blank rows above an inline frame that belong to it; see ``skipLeadingRows(for:in:)``.
  var leadingRows = 0
  /// Whether they are needed.
  var keepsLeadingRows = false
  /// The rows above the cursor's, from the first one that the frames have written or blanked on.
  package var rowsAboveCursor: Int { leadingRows + cursorRow }

  /// Frames longer than this are bracketed, or drawn with the cursor hidden.
  static let shortFrame = 128

  private let charset: TerminalCharset

  package init(
    depth: ColorDepth, isInline: Bool = false, isConsole: Bool = false, hasItalics: Bool = true,
    charset: TerminalCharset = .utf8
  ) {
    self.charset = charset
    style = StyleWriter(depth: depth, isConsole: isConsole, hasItalics: hasItalics)
    self.isInline = isInline
  }

  package var depth: ColorDepth {
    get { style.depth }
    set {
      guard newValue != style.depth else { return }
      style.depth = newValue
      invalidate()
    }
  }

  /// Where the cursor was before another process has written to the terminal.
  var overwritten: (x: Int, y: Int)?

  /// Forgets the contents of the terminal: the next frame is written in full.
  package mutating func invalidate() {
    shown = nil
    cursor = nil
    isCursorVisible = nil
    style.forget()
  }

  /// Forgets what the terminal shows in an area, which is written again with the next frame.
  mutating func forget(_ area: CellRect) { shown?.spoil(area) }

  /// Whether the terminal shows a frame of that size.
  func shows(_ buffer: CellBuffer) -> Bool { shown?.width == buffer.width && shown?.height == buffer.height }

  /// The bytes that change the terminal to `next`, which differs from what it shows in no other parts.
  mutating func render(_ next: CellBuffer, changing parts: [CellRect]) -> [UInt8] {
    guard !isInline, shows(next) else { return render(next) }
    var output: [UInt8] = []
    renderChanges(of: next, from: shown, in: parts, &output)
    placeCursor(next.cursor, in: &output)
    for part in parts { shown?.adopt(rows: part.y..<part.maxY, from: next) }
    return bracketed(output, next)
  }

  private mutating func renderChanges(
    of next: CellBuffer, from old: CellBuffer?, in parts: [CellRect], _ output: inout [UInt8]
  ) {
    caret = old == nil ? nil : next.cursor
    // What is typed comes first: the cursor is at its end then, and can be brought back there.
    var first = -1
    if let cursor, cursor.y == caret?.y, parts.contains(where: { $0.y <= cursor.y && cursor.y < $0.maxY }) {
      first = cursor.y
      renderRow(first, of: next, old: old, in: &output)
    }
    for part in parts { for y in part.y..<part.maxY where y != first { renderRow(y, of: next, old: old, in: &output) } }
  }

  /// The bytes that change the terminal to `next`.
  package mutating func render(_ next: CellBuffer) -> [UInt8] {
    var output: [UInt8] = []
    var old = shown.flatMap { $0.width == next.width && (isInline || $0.height == next.height) ? $0 : nil }
    if old == nil {
      style.forget()
      style.change(to: .plain, in: &output)
      clear(for: next, in: &output)
    }
    if isInline { old = prepareRows(for: next, shown: old, in: &output) }
    renderChanges(of: next, from: old, in: [next.bounds], &output)
    placeCursor(next.cursor, in: &output)
    shown = next
    return bracketed(output, next)
  }

  /// A longer frame is shown as a whole, or at least without a cursor that runs about.
  private func bracketed(_ output: [UInt8], _ next: CellBuffer) -> [UInt8] {
    guard output.count > Self.shortFrame else { return output }
    if synchronizes { return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8) }
    if next.cursor?.isVisible == true {
      return Array("\u{1B}[?25l".utf8) + output + Array("\u{1B}[?25h".utf8)
    }
    return output
  }

  /// Blanks the screen, or what is below the first row of an inline form.
  private mutating func clear(for next: CellBuffer, in output: inout [UInt8]) {
    if isInline {
      output.append(TerminalQueries.eraseArea(cursorRow: cursorRow, inserting: insertsRows ? windowRows : nil))
      if region != nil { skipLeadingRows(for: next, in: &output) }
      region = nil
    } else {
      output.append("\u{1B}[H\u{1B}[2J")
    }
    cursor = (0, 0)
  }

  private mutating func renderRow(_ y: Int, of next: CellBuffer, old: CellBuffer?, in output: inout [UInt8]) {
    if let old, next.hasSameBytes(row: y, as: old) { return }
    let width = next.width
    let start = y * width
    // Blanks at the end of the row are erased by one sequence, if that is shorter.
    var blankTail = width
    while blankTail > 0, next.cells[start + blankTail - 1] == .empty { blankTail -= 1 }

    // The cells before this column may be drawn over by a cluster to which the terminal gives more columns.
    var drawnOver = 0
    func differs(_ x: Int) -> Bool {
      guard x >= drawnOver, let old else { return x < drawnOver || next.cells[start + x] != .empty }
      return next.cells[start + x] != old.cells[start + x] || !isSameCluster(next.cells[start + x].glyph, next, old)
    }
    var x = 0
    while x < width {
      guard differs(x) else {
        x += 1
        continue
      }
      if x >= blankTail {
        let count = (x..<width).reduce(0) { $0 + (differs($1) ? 1 : 0) }
        // Inline the end of what is written decides how a terminal breaks the row when it gets narrower.
        if count > (isInline ? 0 : 4) {
          saveCaret(leavingFor: (x, y), in: &output)
          move(toX: x, y: y, over: next, in: &output)
          style.change(to: .plain, in: &output)
          output.append("\u{1B}[K")
          return
        }
      }
      // A continuation cell is written with the cell before it.
      while x > 0, next.cells[start + x].glyph == .continuation { x -= 1 }
      saveCaret(leavingFor: (x, y), in: &output)
      move(toX: x, y: y, over: next, in: &output)
      repeat {
        x = write(next, x: x, y: y, drawnOver: &drawnOver, in: &output)
      } while x < width && differs(x) && x < blankTail
    }
  }

  private func isSameCluster(_ glyph: Glyph, _ next: CellBuffer, _ old: CellBuffer) -> Bool {
    guard let index = glyph.clusterIndex else { return true }
    // Tables only grow between two comparable frames; see CellBuffer.clear().
    return index < old.clusters.texts.count && old.clusters.texts[index] == next.clusters.texts[index]
  }

  /// Writes the cell at `x`, at the cursor; returns the column after it.
  ///
  /// - Parameter drawnOver: The column up to which the terminal may have drawn.
  private mutating func write(
    _ buffer: CellBuffer, x: Int, y: Int, drawnOver: inout Int, in output: inout [UInt8]
  ) -> Int {
    var cell = buffer[x, y]
    if style.isConsole { cell.glyph = ConsoleOutput.glyph(cell.glyph) }
    style.change(to: cell.style, in: &output)
    var end = x + 1
    while end < buffer.width, buffer[end, y].glyph == .continuation { end += 1 }
    if cell.glyph == .continuation {
      output.append(UInt8(ascii: " "))
    } else if style.isConsole, end == x + 3, buffer[x, y].glyph == Glyph(scalar: CharacterWidth.ellipsis) {
      output.append("...")
    } else if cell.glyph.code < 0x80 {
      output.append(UInt8(truncatingIfNeeded: cell.glyph.code))
    } else if !charset.isUTF8 {
      output += charset.encoded(buffer.text(of: cell.glyph), columns: end - x)
    } else {
      let text = buffer.text(of: cell.glyph)
      if cell.glyph.clusterIndex != nil, CharacterWidth.isUncertain(text) {
        writeUncertain(text, x: x, end: end, y: y, of: buffer, in: &output)
        drawnOver = max(drawnOver, min(x + CharacterWidth.widest.columns(of: text), buffer.width))
        return end
      }
      output.append(text)
    }
    // In the last column terminals differ in the position of the cursor afterwards.
    cursor = end < buffer.width ? (end, y) : nil
    return end
  }

  /// Writes a cluster of which terminals disagree how many columns it has. With fewer than the cells up to `end`, what
  /// was in them before would stay: they are blanked first.
  private mutating func writeUncertain(
    _ text: String, x: Int, end: Int, y: Int, of buffer: CellBuffer, in output: inout [UInt8]
  ) {
    if end > x + 1 {
      output += Array(repeating: UInt8(ascii: " "), count: end - x)
      cursor = end < buffer.width ? (end, y) : nil
      move(toX: x, y: y, over: nil, in: &output)
    }
    output.append(text)
    cursor = nil
    if end < buffer.width { move(toX: end, y: y, over: buffer, in: &output) }
  }

  /// Has the terminal save the caret's position and style before the cursor leaves it for another place: with two bytes
  /// each it is left and reached again, and the next letter needs no change of style.
  private mutating func saveCaret(leavingFor place: (x: Int, y: Int), in output: inout [UInt8]) {
    guard saved == nil, let caret, caret.isVisible, let cursor, cursor == (caret.x, caret.y), cursor != place else {
      return
    }
    output += [0x1B, UInt8(ascii: "7")]
    saved = .some(style.current)
  }

  private mutating func placeCursor(_ wanted: CellBuffer.Cursor?, in output: inout [UInt8]) {
    let isVisible = wanted?.isVisible ?? false
    caret = nil
    if let wanted, let saved {
      output += [0x1B, UInt8(ascii: "8")]
      style.restore(saved)
      cursor = (wanted.x, wanted.y)
      self.saved = nil
    } else if let wanted {
      move(toX: wanted.x, y: wanted.y, over: nil, in: &output)
    } else if isInline, cursor == nil {
      output.append(0x0D)
      cursor = (0, cursorRow)
    }
    if isVisible != isCursorVisible {
      output.append(isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l")
      isCursorVisible = isVisible
    }
  }

  /// Moves the cursor by the shortest sequence. Cells in between are written again if that is shorter than any sequence
  /// and they have the current style.
  mutating func move(toX x: Int, y: Int, over buffer: CellBuffer?, in output: inout [UInt8]) {
    defer { cursor = (x, y) }
    if isInline, cursor == nil {
      output.append(0x0D)
      cursor = (0, cursorRow)
    }
    guard let cursor else { return appendPosition(x: x, y: y, in: &output) }
    if cursor.x == x && cursor.y == y { return }
    if cursor.y == y {
      if x > cursor.x, let buffer, x - cursor.x <= 3, (cursor.x..<x).allSatisfy({ isRewritable(buffer[$0, y]) }) {
        for column in cursor.x..<x { output.append(UInt8(truncatingIfNeeded: buffer[column, y].glyph.code)) }
        return
      }
      if x < cursor.x, cursor.x - x <= 3 {
        output += Array(repeating: 0x08, count: cursor.x - x)
      } else if x == 0 {
        output.append(0x0D)
      } else {
        appendSequence(abs(x - cursor.x), x > cursor.x ? "C" : "D", in: &output)
      }
    } else if x == 0, y == cursor.y + 1 {
      output += [0x0D, 0x0A]
    } else if x == cursor.x || isInline {
      appendSequence(abs(y - cursor.y), y > cursor.y ? "B" : "A", in: &output)
      if x == 0, cursor.x != 0 {
        output.append(0x0D)
      } else if x != cursor.x {
        output.append("\u{1B}[\(x + 1)G")
      }
    } else {
      appendPosition(x: x, y: y, in: &output)
    }
  }

  private func isRewritable(_ cell: Cell) -> Bool {
    cell.glyph.code >= 0x20 && cell.glyph.code < 0x7F && style.isCurrent(cell.style)
  }

  func appendSequence(_ count: Int, _ final: Unicode.Scalar, in output: inout [UInt8]) {
    output += [0x1B, UInt8(ascii: "[")]
    if count > 1 { output.appendDecimal(count) }
    output.append(UInt8(ascii: final))
  }

  private func appendPosition(x: Int, y: Int, in output: inout [UInt8]) {
    output += [0x1B, UInt8(ascii: "[")]
    if y > 0 || x > 0 { output.appendDecimal(y + 1) }
    if x > 0 {
      output.append(UInt8(ascii: ";"))
      output.appendDecimal(x + 1)
    }
    output.append(UInt8(ascii: "H"))
  }
}
