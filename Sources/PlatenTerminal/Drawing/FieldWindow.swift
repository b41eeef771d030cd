import TextEditing

/// The part of a single-line field's text that fits into its width.
///
/// Offsets are UTF-16 offsets. The window moves only as far as needed to keep the caret inside, and has no empty space
/// at its end while text is hidden before its start. The cost depends on the visible part, not on the length of the
/// text.
struct FieldWindow: Equatable {
  /// The offset at which the visible text starts.
  var start: Int
  /// The caret's column from the left edge of the field.
  var caretColumn: Int
  /// What is visible, where some of it reads from right to left.
  private(set) var line: OrderedLine?

  /// - Parameters:
  ///   - head: the offset of the caret.
  ///   - affinity: the side of the caret that it belongs to where the direction of the text changes.
  ///   - previousStart: the offset at which the visible text started before.
  ///   - width: the available columns, one of which is kept for a caret after the text.
  ///   - level: that of the text, where it does not follow from its letters.
  init(
    text: String, head: Int, affinity: EditSelection.Affinity, previousStart: Int, width: Int, order: TextOrder,
    characterWidth: CharacterWidth, level: UInt8? = nil
  ) {
    let space = max(width - 1, 1)
    let headIndex = String.Index(utf16Offset: min(max(head, 0), text.utf16.count), in: text)
    var index = headIndex
    var offset = headIndex.utf16Offset(in: text)
    var columns = 0
    // A caret before the window: also shows some text before it, for context.
    let wanted = offset < previousStart ? max(offset - space / 3, 0) : previousStart
    while index > text.startIndex, offset > wanted {
      let (before, characterColumns, units) = text.cell(before: index, characterWidth)
      if columns + characterColumns > space { break }
      columns += characterColumns
      offset -= units
      index = before
    }
    caretColumn = columns
    start = offset

    var filled = columns
    text.forEachCell(fromUTF16Offset: headIndex.utf16Offset(in: text), characterWidth) { _, columns, _ in
      guard filled < space else { return false }
      filled += columns
      return true
    }
    while index > text.startIndex {
      let (before, characterColumns, units) = text.cell(before: index, characterWidth)
      if filled + characterColumns > space { break }
      filled += characterColumns
      caretColumn += characterColumns
      start -= units
      index = before
    }
    guard order != .logical, level == 1 || !text.isASCII else { return }
    let level = level ?? VisualText.level(of: text)
    arrange(text, level: level, from: index, columns: space, head: head, affinity, order, characterWidth)
  }

  /// Orders what is visible if it reads from right to left, or a part of it does.
  private mutating func arrange(
    _ text: String, level: UInt8, from first: String.Index, columns space: Int, head: Int,
    _ affinity: EditSelection.Affinity, _ order: TextOrder, _ characterWidth: CharacterWidth
  ) {
    var (end, columns) = (first, 0)
    while end < text.endIndex {
      columns += characterWidth.columns(of: text[end])
      if columns > space { break }
      end = text.index(after: end)
    }
    guard VisualText.isReordered(text[first..<end], level: level) else { return }
    var line = OrderedLine(text[first..<end], at: start, level: level, for: order, characterWidth: characterWidth)
    // The column that is kept for the caret is on its left.
    if level == 1 { line.indent(by: 1) }
    caretColumn = max(line.column(of: head, affinity), 0)
    self.line = line
  }

  /// The offset nearest to a column from the left edge of the field.
  func offset(atColumn column: Int, in text: String, characterWidth: CharacterWidth) -> Int {
    if let line { return line.offset(atColumn: column) }
    var index = String.Index(utf16Offset: min(start, text.utf16.count), in: text)
    var position = 0
    var offset = start
    while index < text.endIndex {
      let columns = characterWidth.columns(of: text[index])
      // The right half of a wide cluster is nearer to its end.
      if column < position + max((columns + 1) / 2, 1) { break }
      position += columns
      offset += text[index].utf16.count
      index = text.index(after: index)
    }
    return offset
  }
}
