/// The keys that a terminal holds when it is taken over, and what erases their echo.
///
/// What is typed while no prompt has the terminal is shown by the kernel, a password as well. Those of the keys that
/// this program reads are known, and with them the rows of their echo. What another program may read next can't be
/// known: how many bytes there are tells of the row of the cursor, and of the one above it where all of them are whole
/// lines.
package struct EchoedKeys: Equatable, Sendable {
  /// The bytes of whole lines, before the terminal is switched to single keys.
  let ofLines: Int
  /// All bytes, after that; 0 where the terminal shows none.
  let all: Int
  let record: TypedEcho.Record
  /// What this program has read of them, as the terminal held it.
  private var read: [UInt8] = []

  package init(ofLines: Int, all: Int, record: TypedEcho.Record = TypedEcho.Record()) {
    self.ofLines = ofLines
    self.all = all
    self.record = record
    // What grows leaves copies in memory.
    if all > 0 { read.reserveCapacity(all) }
  }

  /// Whether all of them are read.
  package var areRead: Bool { read.count >= all }

  /// Notes what was read. What comes after them was not shown.
  package mutating func note(_ bytes: some Collection<UInt8>) {
    guard !areRead else { return }
    read += bytes.prefix(all - read.count)
  }

  /// They may be a password.
  package mutating func wipe() {
    for index in read.indices { read[index] = 0 }
    read = []
  }

  /// What erases their echo, with the cursor behind it, and leaves the cursor at the beginning of a line; nothing if
  /// there may be something else in its rows.
  ///
  /// - Parameters:
  ///   - columns: Those of the window, where the terminal breaks lines.
  ///   - rows: Those of the window: what has scrolled off stays.
  ///   - hidden: Whether they are for a field that hides its text. Then rows are erased that show keys in all
  ///     likelihood, too: those of lines that were typed before the process began, where another program may have
  ///     written since.
  package func erasure(columns: Int, rows: Int, hidden: Bool) -> String {
    guard !record.isWritten || hidden else { return "" }
    let skipped = min(record.unshown + (hidden ? 0 : record.earlier), all)
    let echo = Echo(read.dropFirst(skipped), columns: columns)
    let unread = all - max(read.count, skipped)
    // The end of the input that Control-D marks is not counted in lines and shows nothing.
    let hasRest = all - skipped > max(ofLines - skipped, 0)
    if record.isWritten {
      // Where the lines are is not known, and in the last row something may be in front of it.
      guard hasRest, unread == 0, echo.rest.rows == 1 else { return hasRest ? "\r\u{1B}[K" : "" }
      return echo.rest.columns > 0 ? "\u{1B}[\(echo.rest.columns)D\u{1B}[K" : ""
    }
    var above = echo.rowsOfLines
    if unread > 0, !hasRest {
      above += echo.isShown ? echo.rest.rows : 0
    } else if hasRest {
      above += echo.rest.rows - 1
    }
    guard above > 0 || hasRest else { return "" }
    return "\r\u{1B}[K" + String(repeating: "\u{1B}[A\u{1B}[K", count: min(above, max(rows - 1, 0)))
  }
}

/// The rows in which a terminal shows keys.
private struct Echo {
  /// Those of whole lines.
  private(set) var rowsOfLines = 0
  /// What follows the last line: its rows, and the columns of the last one.
  private(set) var rest = (rows: 1, columns: 0)
  /// Whether the last line was shown. A line that was typed for a program that reads single keys, as a prompt, ends
  /// with a carriage return, and was not.
  private(set) var isShown = true

  init(_ keys: ArraySlice<UInt8>, columns width: Int) {
    var decoder = UTF8()
    // In other sets of characters each byte is one.
    let isUTF8 = TerminalCharset.current.isUTF8
    var bytes = (isUTF8 ? keys : keys.map { min($0, 0x7E) }[...]).makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return
      case .error: break
      case .scalarValue(let scalar): take(scalar, width)
      }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ width: Int) {
    switch scalar {
    case "\n":
      rowsOfLines += rest.rows
      (rest, isShown) = ((1, 0), true)
    case "\r": (rest, isShown) = ((1, 0), false)
    case "\t": rest.columns = max(min((rest.columns / 8 + 1) * 8, width - 1), rest.columns)
    // Control-D, which ends the input.
    case "\0": break
    // A caret and a letter.
    case "\u{1}"..."\u{1F}", "\u{7F}":
      for _ in 0..<2 { advance(by: 1, width) }
    default: advance(by: CharacterWidth.columns(of: scalar), width)
    }
  }

  private mutating func advance(by columns: Int, _ width: Int) {
    if rest.columns + columns > width { rest = (rest.rows + 1, 0) }
    rest.columns += columns
  }
}
