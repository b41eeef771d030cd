import PlatenTerminal

/// A model of a terminal that breaks and joins lines when its width changes, and keeps what scrolls off: tmux.
///
/// `grid_reflow` and `grid_clear_lines` of tmux's `grid.c`, `screen_resize_y` of its `screen.c`, and
/// `screen_write_clearendofscreen` of its `screen-write.c` are its rules.
struct ReflowingScreen {
  private struct Row {
    /// Where nothing was written since it was erased there is NUL.
    var cells: [Character]
    /// Whether the next row is the rest of the line.
    var goesOn = false

    /// Up to the last cell that was written.
    var used: ArraySlice<Character> { cells[..<((cells.lastIndex { $0 != "\0" } ?? -1) + 1)] }

    var text: String {
      var text = String(cells.map { $0 == "\0" ? " " : $0 })
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private(set) var width: Int
  private(set) var height: Int
  private var rows: [Row]
  private var x = 0
  /// The cursor's row, with those above the window.
  private var y = 0
  private var saved = (0, 0)
  /// How often the cursor's position was queried.
  private(set) var questions = 0

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rows = Array(repeating: Row(cells: Array(repeating: "\0", count: width)), count: height)
  }

  private var top: Int { rows.count - height }
  /// The cursor's row in the window, from 0.
  var cursorRow: Int { y - top }
  var answer: [UInt8] { Array("\u{1B}[\(cursorRow + 1);\(x + 1)R".utf8) }
  /// The rows of the window.
  var window: [String] { rows[top...].map(\.text) }
  /// The rows above it.
  var history: [String] { rows[..<top].map(\.text) }

  private var blank: Row { Row(cells: Array(repeating: "\0", count: width)) }

  mutating func resize(width: Int, height: Int) {
    // Rows below the cursor go first.
    if height < self.height { rows.removeLast(min(self.height - height, rows.count - 1 - y)) }
    self.height = height
    while rows.count < height { rows.append(blank) }
    reflow(width)
    // A cursor that would be above the window is in its first cell.
    if y < top { (x, y) = (0, top) }
  }

  private mutating func reflow(_ width: Int) {
    guard width != self.width else { return }
    self.width = width
    var lines: [(cells: [Character], cursor: Int?)] = []
    var goesOn = false
    for (number, row) in rows.enumerated() {
      if !goesOn { lines.append(([], nil)) }
      let at = lines.count - 1
      if number == y { lines[at].cursor = lines[at].cells.count + min(x, max(row.used.count - 1, 0)) }
      lines[at].cells += row.goesOn ? row.cells[...] : row.used
      goesOn = row.goesOn
    }
    rows = []
    for line in lines {
      if let cursor = line.cursor { (x, y) = (cursor % width, rows.count + cursor / width) }
      var rest = line.cells[...]
      repeat {
        var row = Row(cells: Array(rest.prefix(width)))
        row.cells += Array(repeating: "\0", count: width - row.cells.count)
        rest = rest.dropFirst(width)
        row.goesOn = !rest.isEmpty
        rows.append(row)
      } while !rest.isEmpty
    }
    while rows.count < height { rows.append(blank) }
  }

  mutating func apply(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        switch rest.popFirst() {
        case "[":
          var parameters = ""
          while let next = rest.popFirst() {
            guard next.properties.isAlphabetic else {
              parameters.unicodeScalars.append(next)
              continue
            }
            run(next, Int(parameters) ?? 1)
            break
          }
        case "7": saved = (x, y - top)
        case "8": (x, y) = (saved.0, saved.1 + top)
        default: break
        }
      case "\r": x = 0
      case "\n":
        y += 1
        if y == rows.count { rows.append(blank) }
      case "\u{8}": x = max(x - 1, 0)
      default:
        rows[y].cells[x] = Character(scalar)
        x = min(x + 1, width - 1)
      }
    }
  }

  private mutating func run(_ final: Unicode.Scalar, _ count: Int) {
    switch final {
    case "A": y = max(y - count, top)
    case "B": y = min(y + count, rows.count - 1)
    case "C": x = min(x + count, width - 1)
    case "D": x = max(x - count, 0)
    case "G": x = min(count - 1, width - 1)
    case "K": erase()
    case "M":
      rows.removeSubrange(y..<(y + count))
      rows += Array(repeating: blank, count: count)
      x = 0
    case "J":
      if x == 0, y == top {
        // What is in the window is kept above it.
        let kept = rows[top...].prefix { !$0.used.isEmpty }
        rows.insert(contentsOf: kept, at: top)
        y += kept.count
      }
      erase()
      for row in (y + 1)..<rows.count { rows[row] = blank }
    case "n": questions += 1
    default: break
    }
  }

  /// Erases the rest of the row.
  private mutating func erase() {
    if x == 0 {
      rows[y] = blank
      if y > 0 { rows[y - 1].goesOn = false }
    }
    for column in x..<width { rows[y].cells[column] = "\0" }
  }
}
