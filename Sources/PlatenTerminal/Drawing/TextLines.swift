import PlatenGraph
import TextEditing

/// Text broken into lines of cells.
///
/// Lines break where Unicode Annex 14 allows it (``LineBreaks``). A word longer than a line breaks where it has to, or
/// is truncated in a label. White space at a break hangs over the edge and is not drawn.
struct TextLines {
  struct Piece {
    var character: Character
    var columns: Int
    /// The run that it is part of.
    var run: Int
    /// Odd where it reads from right to left (Unicode Annex 9).
    var level: UInt8 = 0
  }

  struct Line {
    var pieces: [Piece]
    var columns: Int
    /// Whether the pieces are seen in another order than that of the text.
    var isReordered = false
    /// The number of its paragraph in the text.
    var paragraph = 0
    /// The white space at a break that the width of the lines has made, which is not drawn; nil at the end of a
    /// paragraph.
    var hanging: [Piece]?

    /// The pieces as they are drawn from left to right.
    func pieces(in order: TextOrder) -> [Piece] {
      guard isReordered, order != .logical else { return pieces }
      let (indices, written) = VisualText.arranged(pieces.map(\.character), levels: pieces.map(\.level), for: order)
      return zip(indices, written).map { index, character in
        var piece = pieces[index]
        piece.character = character
        return piece
      }
    }
  }

  var lines: [Line] = []

  var columns: Int { lines.reduce(0) { max($0, $1.columns) } }

  /// - Parameter truncatesWords: Whether a word that is longer than a line ends with dots there, instead of going on in
  ///   the next line.
  ///   - level: The level of all paragraphs, where it does not follow from their letters.
  init(
    _ runs: [TextRun], width: Int?, lineLimit: Int?, characterWidth: CharacterWidth,
    truncation: TextTruncation = .tail, truncatesWords: Bool = false, level: UInt8? = nil
  ) {
    let width = max(width ?? Int.max, 1)
    var builder = Builder(
      width: width, most: runs.reduce(0) { $0 + $1.text.utf8.count }, truncatesWords: truncatesWords)
    // A word may reach over several runs. Most texts fit and need no break.
    var breaks =
      Self.fittingSize(runs, width, characterWidth) == nil
      ? LineBreakCursor(of: runs.plainText.unicodeScalars) : nil
    let levels = VisualText.levels(of: runs.lazy.map(\.text), level: level)
    var (offset, scalar) = (0, 0)
    for (index, run) in runs.enumerated() {
      for character in run.text {
        offset += character.utf16.count
        let level = levels?[scalar] ?? 0
        if levels != nil { scalar += character.unicodeScalars.count }
        let mayEndLine = breaks?.allowsBreak(at: offset) ?? false
        if character.isNewline {
          builder.endParagraph()
        } else {
          let shown: Character = character == "\t" || character == "\u{A0}" ? " " : character
          builder.take(
            Piece(character: shown, columns: characterWidth.columns(of: shown), run: index, level: level),
            mayEndLine: mayEndLine)
        }
      }
    }
    builder.endLine()
    lines = builder.lines
    if let lineLimit, lines.count > max(lineLimit, 1) { cut(to: max(lineLimit, 1), width: width, truncation) }
    if levels != nil { for index in lines.indices { lines[index].isReordered = true } }
  }

  /// Removes the lines after `limit` of them, as `truncation` says.
  private mutating func cut(to limit: Int, width: Int, _ truncation: TextTruncation) {
    guard truncation != .tail else {
      truncate(to: limit, width: width)
      return
    }
    // Text that does not fit is removed from the end of the last line.
    let paragraph = lines[limit - 1].paragraph
    let rest = lines[(limit - 1)...].map(\.pieces).joined(separator: [Piece(character: " ", columns: 1, run: 0)])
    lines.removeLast(lines.count - limit)
    lines[limit - 1] = Self.shortened(Array(rest), to: width, keepsStart: truncation == .middle, in: paragraph)
  }

  /// The columns of the longest part between two places where a line may end.
  static func widestWord(_ runs: [TextRun], _ characterWidth: CharacterWidth) -> Int {
    var breaks = LineBreakCursor(of: runs.plainText.unicodeScalars)
    var (offset, columns, spaces, widest) = (0, 0, 0, 0)
    for run in runs {
      for character in run.text {
        offset += character.utf16.count
        if character.isWhitespace {
          spaces += 1
        } else {
          columns += spaces + characterWidth.columns(of: character)
          spaces = 0
          widest = max(widest, columns)
        }
        if breaks.allowsBreak(at: offset) || character.isNewline { (columns, spaces) = (0, 0) }
      }
    }
    return widest
  }

  /// The widest line and the number of lines of a text that needs no break; nil where a line is wider than `width`.
  static func fittingSize(
    _ runs: [TextRun], _ width: Int, _ characterWidth: CharacterWidth
  ) -> (columns: Int, lines: Int)? {
    var (columns, widest, lines) = (0, 0, 1)
    for run in runs {
      for character in run.text {
        if character.isNewline {
          lines += 1
          columns = 0
        } else {
          columns += character == "\t" ? 1 : characterWidth.columns(of: character)
          if columns > width { return nil }
          widest = max(widest, columns)
        }
      }
    }
    return (widest, lines)
  }

  /// A truncated line: the end of the text with as much of the beginning, or of both ends, as fits.
  private static func shortened(_ pieces: [Piece], to width: Int, keepsStart: Bool, in paragraph: Int) -> Line {
    func taken(_ pieces: some Sequence<Piece>, _ space: Int) -> [Piece] {
      var columns = 0
      return Array(
        pieces.prefix {
          columns += $0.columns
          return columns <= space
        })
    }
    let start = keepsStart ? taken(pieces, (width - 1) / 2) : []
    let used = start.reduce(1) { $0 + $1.columns }
    let end = Array(taken(pieces.reversed(), max(width - used, 0)).reversed())
    let dots = Piece(character: "…", columns: 1, run: end.first?.run ?? 0, level: end.first?.level ?? 0)
    let all = start + [dots] + end
    return Line(pieces: all, columns: all.reduce(0) { $0 + $1.columns }, paragraph: paragraph)
  }

  /// Ends the last line with dots, behind as much of its paragraph as fits: a word that was too long for it as well.
  private mutating func truncate(to limit: Int, width: Int) {
    var last = lines[limit - 1]
    for next in lines[limit...] {
      guard let hanging = last.hanging, last.columns < width else { break }
      last.pieces += hanging + next.pieces
      last.columns += hanging.reduce(0) { $0 + $1.columns } + next.columns
      last.hanging = next.hanging
    }
    lines.removeLast(lines.count - limit)
    while last.columns + 1 > width, let piece = last.pieces.popLast() { last.columns -= piece.columns }
    while let piece = last.pieces.last, piece.character == " " {
      last.pieces.removeLast()
      last.columns -= piece.columns
    }
    last.pieces.append(
      Piece(character: "…", columns: 1, run: last.pieces.last?.run ?? 0, level: last.pieces.last?.level ?? 0))
    last.columns += 1
    lines[limit - 1] = last
  }

  private struct Builder {
    let width: Int
    /// What is allocated for a line at once: what most need.
    private let capacity: Int
    var lines: [Line] = []
    private var current: [Piece] = []
    private var columns = 0
    private var paragraph = 0
    /// The number of pieces before the break, and the columns that are drawn of them.
    private var breakIndex = 0
    private let truncatesWords: Bool
    /// Whether a word has been truncated whose rest follows.
    private var isInTruncatedWord = false

    init(width: Int, most: Int, truncatesWords: Bool) {
      self.width = width
      self.truncatesWords = truncatesWords
      capacity = min(width, most, 80) + 1
    }

    /// Adds a piece, after which the line may be broken or not.
    mutating func take(_ piece: Piece, mayEndLine: Bool) {
      let isSpace = piece.character.isWhitespace
      if !isSpace, !isInTruncatedWord, columns + piece.columns > width, !current.isEmpty {
        if breakIndex > 0 || !truncatesWords { wrap() }
        // Without a break before it the word is longer than the line.
        if truncatesWords, columns + piece.columns > width, !current.isEmpty { truncateWord() }
      }
      if !isInTruncatedWord {
        if current.isEmpty { current.reserveCapacity(capacity) }
        current.append(piece)
        columns += piece.columns
      }
      if mayEndLine {
        breakIndex = current.count
        isInTruncatedWord = false
      }
    }

    private mutating func truncateWord() {
      while columns + 1 > width, !current.isEmpty { removeLast() }
      current.append(Piece(character: "…", columns: 1, run: current.last?.run ?? 0, level: current.last?.level ?? 0))
      columns += 1
      isInTruncatedWord = true
    }

    /// Ends the line at its last break, or here if there is none.
    private mutating func wrap() {
      let end = breakIndex > 0 ? breakIndex : current.count
      let rest = Array(current[end...])
      current.removeLast(current.count - end)
      columns = current.reduce(0) { $0 + $1.columns }
      let start = current.lastIndex { !$0.character.isWhitespace }.map { $0 + 1 } ?? 0
      let hanging = Array(current[start...])
      while current.count > start { removeLast() }
      endLine()
      lines[lines.count - 1].hanging = hanging
      current = rest
      columns = rest.reduce(0) { $0 + $1.columns }
    }

    private mutating func removeLast() {
      if let piece = current.popLast() { columns -= piece.columns }
    }

    mutating func endParagraph() {
      endLine()
      paragraph += 1
    }

    mutating func endLine() {
      while columns > width, let last = current.last, last.character.isWhitespace { removeLast() }
      lines.append(Line(pieces: current, columns: columns, paragraph: paragraph))
      current = []
      columns = 0
      breakIndex = 0
      isInTruncatedWord = false
    }
  }
}
