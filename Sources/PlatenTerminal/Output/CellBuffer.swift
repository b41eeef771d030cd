import Foundation
import TextEditing

/// A screen of cells to draw on.
///
/// Invariant: a wide cluster's cell is followed by continuation cells, and a continuation cell is preceded
/// by a wide cluster's: overwriting one half blanks the other.
package struct CellBuffer: Sendable {
  package private(set) var width: Int
  package private(set) var height: Int
  private(set) var cells: ContiguousArray<Cell>
  private(set) var clusters = ClusterTable()
  package var characterWidth: CharacterWidth
  /// The order in which clusters of lines are drawn.
  package let textOrder: TextOrder
  /// Nothing is drawn outside.
  package var clip: CellRect
  /// The position of the text cursor and whether it is visible; nil leaves it hidden at the end of the last output.
  package var cursor: Cursor?

  package struct Cursor: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var isVisible: Bool
  }

  package init(
    width: Int, height: Int, characterWidth: CharacterWidth = CharacterWidth(), textOrder: TextOrder = .visual
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.characterWidth = characterWidth
    self.textOrder = textOrder
    cells = ContiguousArray(repeating: .empty, count: self.width * self.height)
    clip = CellRect(x: 0, y: 0, width: self.width, height: self.height)
  }

  package var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

  /// Blanks the whole screen. False when the table of clusters was full: then no earlier screen can be compared with
  /// this one.
  @discardableResult
  package mutating func clear() -> Bool {
    let isComparable = !clusters.isFull
    if !isComparable { clusters.removeAll() }
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .empty) }
    clip = bounds
    cursor = nil
    return isComparable
  }

  /// Whether earlier screens can be compared with what is drawn over this one, see ``clear()``.
  var canBeRepainted: Bool { !clusters.isFull }

  /// Blanks an area, to draw it again. The cursor is forgotten if it is there.
  mutating func blank(_ area: CellRect) {
    fill(area, style: .plain)
    if let cursor, area.contains(x: cursor.x, y: cursor.y) { self.cursor = nil }
  }

  /// Makes rows the same as in another buffer of this size, whose table of clusters has grown from this one's.
  mutating func adopt(rows: Range<Int>, from other: CellBuffer) {
    guard width == other.width, height == other.height else { return }
    let cellRange = rows.lowerBound * width..<rows.upperBound * width
    cells.withUnsafeMutableBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { source in
        _ = cells[cellRange].update(fromContentsOf: source[cellRange])
      }
    }
    if clusters.texts.count != other.clusters.texts.count { clusters = other.clusters }
    cursor = other.cursor
  }

  subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

  /// Replaces the cells of an area that is in the buffer, row by row.
  mutating func replace(_ cells: [Cell], in area: CellRect) {
    for y in 0..<area.height {
      let start = (area.y + y) * width + area.x
      self.cells.replaceSubrange(start..<(start + area.width), with: cells[(y * area.width)..<((y + 1) * area.width)])
    }
  }

  /// Has the cells of an area be different from all others.
  mutating func spoil(_ area: CellRect) {
    let area = area.intersection(bounds)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { cells[y * width + x] = Cell(glyph: Glyph(scalar: "\u{FFFF}"), style: .plain) }
    }
  }

  /// The cells of an area that is in the buffer, row by row.
  func cells(in area: CellRect) -> [Cell] {
    (area.y..<area.maxY).flatMap { cells[($0 * width + area.x)..<($0 * width + area.maxX)] }
  }

  /// Replaces a cell, wherever the clip is, by a character of ASCII that has a column.
  mutating func replaceCell(x: Int, y: Int, by byte: UInt8, style: CellStyle) {
    set(Glyph(scalar: Unicode.Scalar(byte)), x: x, y: y, style: style)
  }

  /// The same with rows removed from the end, or blank rows added there.
  func resized(height: Int) -> CellBuffer {
    var result = self
    let height = max(height, 0)
    let count = height * width
    if count < cells.count {
      result.cells.removeLast(cells.count - count)
    } else {
      result.cells.append(contentsOf: repeatElement(.empty, count: count - cells.count))
    }
    result.height = height
    result.clip = result.bounds
    return result
  }

  /// The columns of a row up to its last cell that is not blank.
  func usedColumns(ofRow y: Int) -> Int {
    var end = width
    while end > 0, cells[y * width + end - 1] == .empty { end -= 1 }
    return end
  }

  /// The rows up to the last one that is not blank.
  var usedRows: Int {
    var end = height
    while end > 0, usedColumns(ofRow: end - 1) == 0 { end -= 1 }
    return end
  }

  /// Draws a cluster and returns its columns. Parts outside the clip are omitted; the visible half of a cut wide
  /// cluster is blank.
  @discardableResult
  package mutating func put(_ character: Character, x: Int, y: Int, style: CellStyle) -> Int {
    let columns = characterWidth.columns(of: character)
    put(character, columns: columns, x: x, y: y, style: style)
    return columns
  }

  package mutating func put(_ character: Character, columns: Int, x: Int, y: Int, style: CellStyle) {
    guard columns > 0, y >= clip.y, y < clip.maxY, x < clip.maxX, x + columns > clip.x else { return }
    guard x >= clip.x, x + columns <= clip.maxX else {
      for column in max(x, clip.x)..<min(x + columns, clip.maxX) { set(.space, x: column, y: y, style: style) }
      return
    }
    set(glyph(of: character), x: x, y: y, style: style)
    for column in 1..<max(columns, 1) { setContinuation(x: x + column, y: y, style: style) }
  }

  /// Draws a character of ASCII that has a column.
  mutating func put(ascii byte: UInt8, x: Int, y: Int, style: CellStyle) {
    if clip.contains(x: x, y: y) { replaceCell(x: x, y: y, by: byte, style: style) }
  }

  /// Draws text on one line and returns its columns, visible or not.
  @discardableResult
  package mutating func put(_ text: some StringProtocol, x: Int, y: Int, style: CellStyle) -> Int {
    if textOrder != .logical, !BidiParagraph.isPlain(text) {
      let line = OrderedLine(
        text, at: 0, level: VisualText.level(of: text), for: textOrder, characterWidth: characterWidth)
      for cluster in line.clusters {
        put(cluster.character, columns: cluster.columns, x: x + cluster.column, y: y, style: style)
      }
      return line.columns
    }
    var column = x
    for character in text { column += put(character, x: column, y: y, style: style) }
    return column - x
  }

  /// Blanks a rectangle in a style.
  package mutating func fill(_ rect: CellRect, with character: Character = " ", style: CellStyle) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let glyph = glyph(of: character)
    let cell = Cell(glyph: glyph, style: glyph == .space ? Self.blankStyle(style) : style)
    for y in area.y..<area.maxY {
      // Inside, cells are overwritten as a whole; only the edges can cut a wide cluster.
      let row = y * width
      splitWide(at: row + area.x, x: area.x)
      splitWide(at: row + area.maxX - 1, x: area.maxX - 1)
      cells.withUnsafeMutableBufferPointer { cells in
        cells[(row + area.x)..<(row + area.maxX)].update(repeating: cell)
      }
    }
  }

  /// Changes the style of cells that are drawn already.
  package mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let index = y * width + x
        var style = cells[index].style
        change(&style)
        cells[index].style = cells[index].glyph == .space ? Self.blankStyle(style) : style
      }
    }
  }

  /// The background at a position, for content drawn over it.
  package func background(x: Int, y: Int) -> TerminalColor {
    x >= 0 && x < width && y >= 0 && y < height ? cells[y * width + x].style.background : .standard
  }

  /// Whether text and background are exchanged at a position.
  func isReversed(x: Int, y: Int) -> Bool {
    bounds.contains(x: x, y: y) && self[x, y].style.attributes.contains(.reverse)
  }

  /// The colours of the upper and the lower half of a cell. The corner of a shape has that of the shape.
  func halves(x: Int, y: Int) -> (upper: TerminalColor, lower: TerminalColor) {
    guard bounds.contains(x: x, y: y) else { return (.standard, .standard) }
    let cell = self[x, y]
    if cell.glyph == .upperHalf { return (cell.style.foreground, cell.style.background) }
    if cell.glyph == .lowerHalf { return (cell.style.background, cell.style.foreground) }
    if cell.glyph.isCutCorner { return (cell.style.foreground, cell.style.foreground) }
    return (cell.style.background, cell.style.background)
  }

  /// Whether a cell contains the corner of a shape; its background is what the shape is on.
  func hasCutCorner(x: Int, y: Int) -> Bool { bounds.contains(x: x, y: y) && self[x, y].glyph.isCutCorner }

  /// Whether a cell contains visible text.
  func hasText(x: Int, y: Int) -> Bool {
    guard bounds.contains(x: x, y: y) else { return false }
    let glyph = self[x, y].glyph
    return glyph != .space && glyph != .upperHalf && glyph != .lowerHalf && !glyph.isCutCorner
  }

  /// Whether a cell contains visible text that is no part of a frame.
  func hasLetter(x: Int, y: Int) -> Bool { hasText(x: x, y: y) && !hasLine(x: x, y: y) }

  /// Whether a cell contains a part of a frame.
  func hasLine(x: Int, y: Int) -> Bool {
    guard bounds.contains(x: x, y: y) else { return false }
    let code = self[x, y].glyph.code
    return (0x2500...0x257F).contains(code) || code == 0x7C
  }

  /// Restores a cell from an earlier state of this buffer. A wide cluster is restored as a whole.
  mutating func takeBack(x: Int, y: Int, from earlier: CellBuffer) {
    guard bounds.contains(x: x, y: y), earlier.bounds == bounds else { return }
    let index = y * width + x
    let cell = earlier.cells[index]
    let isWide = cell.glyph == .continuation || x + 1 < width && earlier.cells[index + 1].glyph == .continuation
    splitWide(at: index, x: x)
    cells[index] = isWide ? Cell(glyph: .space, style: Self.blankStyle(cell.style)) : cell
  }

  /// The row as text, without trailing blanks.
  package func text(row: Int) -> String {
    var result = ""
    for x in 0..<width {
      let glyph = self[x, row].glyph
      if glyph != .continuation { result += text(of: glyph) }
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return clusters.texts[index] }
    return Unicode.Scalar(glyph.code).map { String(Character($0)) } ?? " "
  }

  private mutating func glyph(of character: Character) -> Glyph {
    if let byte = character.singleByte, byte >= 0x20, byte < 0x7F { return Glyph(scalar: Unicode.Scalar(byte)) }
    let scalars = character.unicodeScalars
    var iterator = scalars.makeIterator()
    guard let first = iterator.next() else { return .space }
    if iterator.next() == nil {
      if first.isControl { return Glyph(scalar: "\u{FFFD}") }
      if CharacterWidth.columns(of: first) == 0 { return clusters.glyph(for: "\u{25CC}\(first)") }
      return Glyph(scalar: first)
    }
    if scalars.contains(where: \.isControl) { return Glyph(scalar: "\u{FFFD}") }
    return clusters.glyph(for: Self.separate(character))
  }

  /// A cluster as it is by itself: some terminals, tmux among them, join what is in the next cell to a joiner at the
  /// end, and all of them add marks to the cell before.
  private static func separate(_ character: Character) -> String {
    var scalars = character.unicodeScalars
    while scalars.last == CharacterWidth.joiner { scalars.removeLast() }
    guard let first = scalars.first else { return " " }
    if CharacterWidth.columns(of: first) > 0 { return String(scalars) }
    return "\u{25CC}" + String(scalars.filter { $0 != CharacterWidth.joiner })
  }

  private mutating func set(_ glyph: Glyph, x: Int, y: Int, style: CellStyle) {
    let index = y * width + x
    splitWide(at: index, x: x)
    cells[index] = Cell(glyph: glyph, style: glyph == .space ? Self.blankStyle(style) : style)
  }

  private mutating func setContinuation(x: Int, y: Int, style: CellStyle) {
    let index = y * width + x
    if x + 1 < width, cells[index].glyph != .continuation, cells[index + 1].glyph == .continuation {
      blankContinuations(from: index + 1, x: x + 1)
    } else if x + 1 < width, cells[index].glyph == .continuation, cells[index + 1].glyph == .continuation {
      blankContinuations(from: index + 1, x: x + 1)
    }
    cells[index] = Cell(glyph: .continuation, style: style)
  }

  /// Blanks the remaining half of a wide cluster when the cell at `index` is overwritten.
  private mutating func splitWide(at index: Int, x: Int) {
    if cells[index].glyph == .continuation {
      var left = index - 1
      while left >= 0, cells[left].glyph == .continuation {
        blank(left)
        left -= 1
      }
      if left >= 0 { blank(left) }
    }
    if x + 1 < width, cells[index + 1].glyph == .continuation { blankContinuations(from: index + 1, x: x + 1) }
  }

  private mutating func blankContinuations(from index: Int, x: Int) {
    var (index, x) = (index, x)
    while x < width, cells[index].glyph == .continuation {
      blank(index)
      (index, x) = (index + 1, x + 1)
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = Cell(glyph: .space, style: Self.blankStyle(cells[index].style))
  }

  /// A blank keeps the background alone, unless it is underlined or struck through: fewer differences to send.
  static func blankStyle(_ style: CellStyle) -> CellStyle {
    if style.attributes.rawValue & drawnThroughBlanks != 0 { return style }
    return CellStyle(background: style.background)
  }

  /// A bit mask, because it is read for each cell, and sets are slow in unoptimized builds.
  private static let drawnThroughBlanks =
    CellStyle.Attributes.underline.rawValue | CellStyle.Attributes.reverse.rawValue
    | CellStyle.Attributes.strikethrough.rawValue

  /// Whether a row is equal in both, byte for byte. May be false for rows that look the same.
  func hasSameBytes(row: Int, as other: CellBuffer) -> Bool {
    cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        let length = width * MemoryLayout<Cell>.stride
        guard length > 0, let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return length == 0 }
        return memcmp(mine + row * length, theirs + row * length, length) == 0
      }
    }
  }
}
