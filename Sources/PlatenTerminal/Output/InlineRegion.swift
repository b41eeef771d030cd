/// The lines that inline frames have written, while the terminal has another size than the last frame.
///
/// A terminal that gets narrower breaks its lines, and moves the first of them out of the window where that leaves no
/// space; a wider or higher one joins them and moves them back. Where the first line is then follows from the lines'
/// lengths and from the row in which the cursor is.
struct InlineRegion: Equatable, Sendable {
  /// The columns that are used of each line.
  private(set) var lines: [Int]
  /// The line with the cursor.
  private let cursorLine: Int
  /// The cursor's column in it.
  private let column: Int
  /// The blank rows of the window below; nil if they are unknown.
  private var blankRows: Int?

  /// - Parameters:
  ///   - above: What was moved out of the window before.
  ///   - lines: The lines of the last frame.
  ///   - cursor: The cursor's column, and its line in the frame.
  ///   - blankRows: The rows of the window below the frame; nil if they are unknown.
  init(above: MovedLines, lines: [Int], cursor: (x: Int, y: Int), blankRows: Int?) {
    let joined = above.isCut ? above.lines.last ?? 0 : 0
    let before = above.isCut ? above.lines.dropLast() : above.lines[...]
    self.lines = before + lines
    self.lines[before.count] += joined
    cursorLine = before.count + cursor.y
    column = cursor.x + (cursor.y == 0 ? joined : 0)
    self.blankRows = blankRows
  }

  /// The rows above the cursor's, from the first line on.
  ///
  /// - Parameter width: The columns at which the terminal breaks lines; nil where it cuts them off.
  func rowsAboveCursor(width: Int?) -> Int {
    guard let width else { return cursorLine }
    return lines[..<cursorLine].reduce(column / width) { $0 + Self.rows(of: $1, width) }
  }

  /// Removes so many rows from the end of a window that gets lower: rows below the cursor go before those above it.
  mutating func removeRows(_ count: Int) {
    let blank = min(count, blankRows ?? 0)
    blankRows = blankRows.map { $0 - blank }
    lines.removeLast(min(max(count - blank, 0), lines.count - 1 - cursorLine))
  }

  /// The cursor's row in a window that keeps its last rows; negative where that is above the window.
  ///
  /// - Parameter hasBlankRows: Whether the blank rows below are among them.
  func cursorRow(width: Int, windowRows: Int, hasBlankRows: Bool) -> Int? {
    guard let blankRows = hasBlankRows ? blankRows : 0 else { return nil }
    let rest = Self.rows(of: lines[cursorLine], width) - 1 - column / width
    return windowRows - 1 - lines[(cursorLine + 1)...].reduce(blankRows + rest) { $0 + Self.rows(of: $1, width) }
  }

  /// The row in which the first line is, in a terminal that goes on to follow its cursor: after it has moved it to a row,
  /// it takes it for the one that was in that row before, and moves it again with what was there. kitty 0.26 does, with a
  /// column more each time. Nil where the cursor is not where that leaves it.
  ///
  /// - Parameters:
  ///   - before: The row of the first line before the lines were broken.
  ///   - cursor: Where the terminal says that its cursor is.
  func firstRow(before: Int, cursor: (x: Int, y: Int), width: Int, windowRows: Int) -> Int? {
    guard column > 0, before < windowRows else { return nil }
    return (before..<windowRows).first { first in
      var (x, y) = (column, before + cursorLine)
      for index in cursorLine..<lines.count where before + index == y && lines[index] > 0 {
        let place = min(x, lines[index] - 1)
        y = lines[..<index].reduce(first + place / width) { $0 + Self.rows(of: $1, width) }
        x = place % width + (place > 0 ? 1 : 0)
      }
      return (x, y) == cursor
    }
  }

  /// The lines in the first rows, which are above the window.
  func firstLines(rows: Int, width: Int?) -> MovedLines {
    var moved = MovedLines()
    var left = rows
    for line in lines where left > 0 {
      let rows = width.map { Self.rows(of: line, $0) } ?? 1
      moved.isCut = rows > left
      moved.lines.append(moved.isCut ? left * (width ?? 0) : line)
      left -= rows
    }
    return moved
  }

  private static func rows(of columns: Int, _ width: Int) -> Int { max((columns + width - 1) / width, 1) }
}
