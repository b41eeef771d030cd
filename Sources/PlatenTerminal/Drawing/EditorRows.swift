import Platen

/// The lines of a text editor as shown: wrapped at its width.
///
/// Offsets are UTF-16 offsets into the text.
struct EditorRows {
  struct Row: Equatable {
    var start: Int
    /// Behind the last character; the line break itself is not part of the row.
    var end: Int
    /// Whether the next row goes on with the same line.
    var isWrapped: Bool
  }

  let text: String
  let width: Int
  let characterWidth: CharacterWidth
  private(set) var rows: [Row] = []

  /// Wraps `text` into rows of at most `width` columns.
  init(text: String, width: Int, characterWidth: CharacterWidth) {
    self.text = text
    self.width = max(width, 1)
    self.characterWidth = characterWidth
    wrap()
  }

  private mutating func wrap() {
    var start = 0
    var offset = 0
    var columns = 0
    /// The last place to break at, and the columns up to there.
    var breakOffset = 0
    var breakColumns = 0
    for character in text {
      let length = character.utf16.count
      if character.isNewline {
        rows.append(Row(start: start, end: offset, isWrapped: false))
        offset += length
        (start, columns, breakOffset, breakColumns) = (offset, 0, offset, 0)
        continue
      }
      let characterColumns = max(characterWidth.columns(of: character), character == "\t" ? 1 : 0)
      let isSpace = character.isWhitespace
      if !isSpace, columns + characterColumns > width, offset > start {
        if breakOffset == start { (breakOffset, breakColumns) = (offset, columns) }
        rows.append(Row(start: start, end: breakOffset, isWrapped: true))
        columns -= breakColumns
        start = breakOffset
        breakColumns = 0
      }
      offset += length
      columns += characterColumns
      if isSpace || character == "-" || characterColumns == 2 { (breakOffset, breakColumns) = (offset, columns) }
    }
    rows.append(Row(start: start, end: offset, isWrapped: false))
  }

  /// The row an offset is shown in; at the border of two rows of one line, the second.
  func row(of offset: Int) -> Int {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The column of an offset in its row; what hangs over the edge is at the edge.
  func column(of offset: Int) -> Int {
    let row = rows[row(of: offset)]
    var column = 0
    forEachCharacter(in: row) { character, start, columns in
      if start >= offset { return false }
      column += columns
      return true
    }
    return min(column, width)
  }

  /// The offset nearest to a column of a row.
  func offset(row index: Int, column: Int) -> Int {
    let row = rows[min(max(index, 0), rows.count - 1)]
    var position = 0
    var offset = row.start
    var last = row.start
    forEachCharacter(in: row) { character, start, columns in
      last = start
      if column < position + max((columns + 1) / 2, 1) { return false }
      position += columns
      offset = start + character.utf16.count
      return true
    }
    // The end of a wrapped row is the start of the next one: stay in this one.
    return offset == row.end && row.isWrapped ? last : offset
  }

  /// Calls `body` with each character of a row, its offset and its columns, until it returns false.
  func forEachCharacter(in row: Row, _ body: (Character, Int, Int) -> Bool) {
    var index = String.Index(utf16Offset: row.start, in: text)
    var offset = row.start
    while offset < row.end, index < text.endIndex {
      let character = text[index]
      let columns = character == "\t" ? 1 : characterWidth.columns(of: character)
      guard body(character, offset, columns) else { return }
      offset += character.utf16.count
      index = text.index(after: index)
    }
  }
}

/// The wrapped lines of each editor, kept until its text or width changes: measuring, drawing and moving
/// up and down all ask for them.
@MainActor final class EditorRowsCache {
  private var known: [NodeID: EditorRows] = [:]

  func rows(of id: NodeID, text: String, width: Int, characterWidth: CharacterWidth) -> EditorRows {
    let width = max(width, 1)
    if let rows = known[id], rows.width == width, rows.characterWidth == characterWidth, rows.text == text {
      return rows
    }
    let rows = EditorRows(text: text, width: width, characterWidth: characterWidth)
    known[id] = rows
    return rows
  }

  func forget(_ id: NodeID) { known[id] = nil }
}
