import PlatenGraph
import TextEditing

/// The lines of a text editor as shown: wrapped at its width.
///
/// Rows are computed on demand, a paragraph at a time, so that the cost depends on the visible part and not on the
/// length of the text. A paragraph is a line of the text; of a line longer than ``longestParagraph`` it is a piece that
/// ends between two words. Offsets are UTF-16 offsets into the text.
@MainActor final class EditorRows {
  struct Row: Equatable {
    var start: Int
    /// The offset after the last character; the line break is not part of the row.
    var end: Int
    /// Whether the next row continues the same line.
    var isWrapped: Bool
    /// The offset at which its paragraph begins.
    var paragraph: Int
  }

  /// The largest number of UTF-16 units that are wrapped together.
  static let longestParagraph = 1 << 14

  /// The text and width that the rows were made with.
  let source: TextStorage
  /// The same text as a storage with fast access to lines.
  private let text: TextStorage
  let width: Int
  let order: TextOrder
  let characterWidth: CharacterWidth
  /// Where the rows of each paragraph begin and end, and where its tabs go.
  let indents: RowIndents
  /// Where rows are between the edges. It changes no row, only their columns.
  var alignment = RowAlignment()
  /// Wrapped paragraphs, by their first offset.
  private var known: [Int: Paragraph] = [:]

  private struct Paragraph {
    var rows: [Row]
    /// The offset of the next paragraph; nil for the last.
    var next: Int?
  }

  /// Wraps `text` into rows of at most `width` columns.
  init(
    text: TextStorage, width: Int, indents: RowIndents = RowIndents(), order: TextOrder = .visual,
    characterWidth: CharacterWidth
  ) {
    source = text
    self.text = text.isLong ? text : TextStorage(text.string, longestString: 4_096)
    self.width = max(width, 1)
    self.indents = indents
    self.order = order
    self.characterWidth = characterWidth
  }

  convenience init(text: String, width: Int, characterWidth: CharacterWidth) {
    self.init(text: TextStorage(text), width: width, characterWidth: characterWidth)
  }

  // MARK: rows

  /// The row that shows an offset; at the border of two rows of one line, the second.
  func row(of offset: Int) -> Row {
    let rows = paragraph(at: paragraphStart(of: offset)).rows
    return rows[Self.index(of: offset, in: rows)]
  }

  private static func index(of offset: Int, in rows: [Row]) -> Int {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func row(after row: Row) -> Row? {
    let paragraph = paragraph(at: row.paragraph)
    let index = Self.index(of: row.start, in: paragraph.rows)
    if index + 1 < paragraph.rows.count { return paragraph.rows[index + 1] }
    return paragraph.next.map { self.paragraph(at: $0).rows[0] }
  }

  func row(before row: Row) -> Row? {
    let rows = paragraph(at: row.paragraph).rows
    let index = Self.index(of: row.start, in: rows)
    if index > 0 { return rows[index - 1] }
    guard row.paragraph > 0 else { return nil }
    return paragraph(at: paragraphStart(of: text.boundary(before: row.paragraph))).rows.last
  }

  /// The row `count` rows below another, or above it if `count` is negative; the last or the first if there are fewer.
  /// Also returns how many were missing.
  func row(_ count: Int, from row: Row) -> (row: Row, missing: Int) {
    var row = row
    var rest = abs(count)
    while rest > 0, let next = count > 0 ? self.row(after: row) : self.row(before: row) {
      row = next
      rest -= 1
    }
    return (row, rest)
  }

  /// The number of rows, at most `limit`.
  func count(limit: Int) -> Int {
    var row: Row? = self.row(of: 0)
    var count = 0
    while count < limit, let current = row {
      count += 1
      row = self.row(after: current)
    }
    return count
  }

  /// The first row to show in a window of `height` rows, so that the window is not scrolled beyond the end.
  func top(near offset: Int, height: Int) -> Row {
    let wanted = row(of: min(max(offset, 0), text.utf16Count))
    let missing = row(height - 1, from: wanted).missing
    return missing > 0 ? row(-missing, from: wanted).row : wanted
  }

  /// The first row to show so that `row` is visible, as near to `top` as possible.
  func top(from top: Row, height: Int, showing row: Row) -> Row {
    if row.start < top.start { return row }
    let last = self.row(height - 1, from: top).row
    return row.start > last.start ? self.row(1 - height, from: row).row : top
  }

  // MARK: columns

  /// The column of a selection's head in its row; white space beyond the edge is at the edge.
  func column(of selection: EditSelection) -> Int {
    let row = row(of: selection.head)
    if let line = line(of: row) { return min(max(line.column(of: selection.head, selection.affinity), 0), width) }
    var column = indentation(of: row)
    forEachCharacter(in: row) { _, start, columns in
      if start >= selection.head { return false }
      column += columns
      return true
    }
    return min(column, width)
  }

  /// The offset nearest to a column of a row.
  func offset(in row: Row, column: Int) -> Int {
    if let line = line(of: row) {
      let offset = line.offset(atColumn: column)
      return offset == row.end && row.isWrapped ? text.boundary(before: offset) : offset
    }
    var position = indentation(of: row)
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

  /// A row in the order in which it is seen, if that is another than that of the text. Rows of lines that read from
  /// right to left end at the right edge.
  private func line(of row: Row) -> OrderedLine? {
    guard order != .logical else { return nil }
    let shown = text.slice(row.start..<row.end)
    guard alignment.level == 1 || !shown.isASCII else { return nil }
    let letters = letters(of: row)
    let level = alignment.level ?? letters ?? 0
    guard VisualText.isReordered(shown, level: level) else { return nil }
    var line = OrderedLine(shown, at: row.start, level: level, for: order, characterWidth: characterWidth)
    let area = columns(of: row)
    let left = level == 1 ? width - area.upperBound : area.lowerBound
    let side = alignment.alignment(at: row.paragraph, letters: letters)
    line.indent(by: left + Self.indentation(side, in: max(area.count - line.columns, 0)))
    return line
  }

  /// The level of the first letter of a row's paragraph, up to the end of the row.
  private func letters(of row: Row) -> UInt8? {
    text.slice(row.paragraph..<min(text.clamped(row.paragraph + VisualText.reach), row.end)).firstLetterLevel
  }

  private static func indentation(_ alignment: TextAlignment, in space: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: space / 2
    case .trailing: space
    }
  }

  /// Calls `body` with what is drawn of a row, the offset, the column and the number of columns of each character,
  /// until it returns false.
  func forEachCell(in row: Row, _ body: (Character, Int, Int, Int) -> Bool) {
    if let line = line(of: row) {
      for cluster in line.clusters {
        guard body(cluster.character, cluster.offset, cluster.column, cluster.columns) else { return }
      }
      return
    }
    var column = indentation(of: row)
    forEachCharacter(in: row) { character, offset, columns in
      defer { column += columns }
      guard character == "\t" else { return body(character, offset, column, columns) }
      return (column..<column + columns).allSatisfy { body(" ", offset, $0, 1) }
    }
  }

  /// The columns that a row can use.
  private func columns(of row: Row) -> Range<Int> {
    indents.indent(at: row.paragraph).columns(inFirstRow: row.start == row.paragraph, of: width)
  }

  /// The columns before a row that is read from left to right.
  func indentation(of row: Row) -> Int {
    // A terminal that reorders by itself has places of its own for what reads from right to left.
    let letters = alignment.isTheSameForAllLetters || order == .logical ? nil : letters(of: row)
    let alignment = alignment.alignment(at: row.paragraph, letters: letters)
    let area = self.columns(of: row)
    guard alignment != .leading else { return area.lowerBound }
    var columns = 0
    var trailing = 0
    forEachCharacter(in: row) { character, _, count in
      columns += count
      trailing = character.isWhitespace && row.isWrapped ? trailing + count : 0
      return true
    }
    return area.lowerBound + Self.indentation(alignment, in: max(area.count - (columns - trailing), 0))
  }

  /// Calls `body` with each character of a row, its offset and its columns, until it returns false.
  private func forEachCharacter(in row: Row, _ body: (Character, Int, Int) -> Bool) {
    var offset = row.start
    let indent = indents.indent(at: row.paragraph)
    var column = indent.columns(inFirstRow: row.start == row.paragraph, of: width).lowerBound
    for character in text.slice(row.start..<row.end) {
      let columns = character == "\t" ? indent.columnsOfTab(at: column) : characterWidth.columns(of: character)
      guard body(character, offset, columns) else { return }
      offset += character.utf16.count
      column += columns
    }
  }

  // MARK: paragraphs

  /// The start of the paragraph around an offset.
  private func paragraphStart(of offset: Int) -> Int {
    let line = text.lineStart(offset)..<text.lineEnd(offset)
    let piece = (offset - line.lowerBound) / Self.longestParagraph
    // The next piece may begin a little before its nominal start, at a word.
    if let next = border(piece + 1, of: line), offset >= next { return next }
    return border(piece, of: line) ?? border(piece - 1, of: line) ?? line.lowerBound
  }

  /// The start of a piece of a line: after the last space before its nominal start, if there is one nearby. Nil if the
  /// line has no such piece.
  private func border(_ piece: Int, of line: Range<Int>) -> Int? {
    if piece <= 0 { return piece == 0 ? line.lowerBound : nil }
    guard line.lowerBound + piece * Self.longestParagraph < line.upperBound else { return nil }
    let place = text.clamped(line.lowerBound + piece * Self.longestParagraph)
    let near = text.clamped(place - Self.reach)
    let words = text.slice(near..<place).utf16
    guard let space = words.lastIndex(of: 0x20) else { return place }
    return near + words.distance(from: words.startIndex, to: space) + 1
  }

  /// The distance before its nominal start at which a piece may begin.
  private static let reach = 256

  private func paragraph(at start: Int) -> Paragraph {
    if let paragraph = known[start] { return paragraph }
    let line = text.lineStart(start)..<text.lineEnd(start)
    let piece = (start - line.lowerBound + 2 * Self.reach) / Self.longestParagraph
    let paragraph: Paragraph
    if let border = border(piece + 1, of: line), border > start {
      paragraph = Paragraph(rows: wrap(start..<border, isPiece: true), next: border)
    } else {
      let next = line.upperBound < text.utf16Count ? text.boundary(after: line.upperBound) : nil
      paragraph = Paragraph(rows: wrap(start..<line.upperBound, isPiece: false), next: next)
    }
    // Paging through a long text reads each paragraph once.
    if known.count > 1_000 { known.removeAll(keepingCapacity: true) }
    known[start] = paragraph
    return paragraph
  }

  private func wrap(_ range: Range<Int>, isPiece: Bool) -> [Row] {
    var rows: [Row] = []
    var start = range.lowerBound
    var offset = start
    var columns = 0
    /// The last position to break at, and the columns up to there.
    var breakOffset = start
    var breakColumns = 0
    let paragraph = text.slice(range)
    let indent = indents.indent(at: range.lowerBound)
    var area = indent.columns(inFirstRow: true, of: width)
    var breaks = LineBreakCursor(of: paragraph.unicodeScalars)
    for character in paragraph {
      let isTab = character == "\t"
      let characterColumns =
        isTab ? indent.columnsOfTab(at: area.lowerBound + columns) : characterWidth.columns(of: character)
      let isSpace = character.isWhitespace
      if !isSpace, columns + characterColumns > area.count, offset > start {
        if breakOffset == start { (breakOffset, breakColumns) = (offset, columns) }
        rows.append(Row(start: start, end: breakOffset, isWrapped: true, paragraph: range.lowerBound))
        columns -= breakColumns
        start = breakOffset
        area = indent.columns(inFirstRow: false, of: width)
        breakColumns = 0
      }
      offset += character.utf16.count
      columns += characterColumns
      if breaks.allowsBreak(at: offset - range.lowerBound) { (breakOffset, breakColumns) = (offset, columns) }
    }
    rows.append(Row(start: start, end: offset, isWrapped: isPiece, paragraph: range.lowerBound))
    return rows
  }
}

/// The wrapped lines of each editor, kept until its text or width changes: measuring, drawing and vertical movements
/// use them.
@MainActor final class EditorRowsCache {
  private var known: [NodeID: EditorRows] = [:]
  private let order: TextOrder

  init(order: TextOrder) { self.order = order }

  func rows(of id: NodeID, _ field: FieldContent, width: Int, characterWidth: CharacterWidth) -> EditorRows {
    let width = max(width, 1)
    let text = field.storage
    let indents = RowIndents(field)
    if let rows = known[id], rows.width == width, rows.characterWidth == characterWidth, rows.indents == indents,
      rows.source == text
    {
      return rows
    }
    let rows = EditorRows(text: text, width: width, indents: indents, order: order, characterWidth: characterWidth)
    known[id] = rows
    return rows
  }

  func forget(_ id: NodeID) { known[id] = nil }
}
