/// Inline Markdown: emphasis, strong emphasis, strikethrough, code spans, links and escapes.
///
/// The rules are CommonMark 0.31's for inlines (flanking delimiters, the underscore inside a word, the
/// rule of three) with GitHub's `~~`. Blocks, images, reference links, entities and raw HTML are not
/// read; line breaks stay. Time is linear in the length, for whatever input.
package enum Markdown {
  /// A piece of the source: words that may hold marks, or an argument, which is never parsed.
  package enum Piece: Equatable, Sendable {
    case literal(String)
    /// An argument, by number. Counts as a letter for the rules.
    case argument(Int)
  }

  /// How a run is marked.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let emphasis = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let strikethrough = Style(rawValue: 4)
    package static let code = Style(rawValue: 8)
  }

  /// A stretch of text of one style.
  package struct Run: Equatable, Sendable {
    package var piece: Piece
    package var style: Style = []
    /// Where a link leads; its pieces are joined once the arguments are known.
    package var destination: [Piece]?
    /// Which of the parts that are to be inflected it belongs to, by number; nil for none.
    package var inflection: Int?
  }

  /// The runs of a source, in order. Neighbours of the same style are one run, unless an argument is between them.
  package static func runs(of pieces: [Piece]) -> [Run] {
    let hasMarks = pieces.contains { piece in
      guard case .literal(let text) = piece else { return false }
      return mayHaveMarks(text)
    }
    guard hasMarks else { return pieces.map { Run(piece: $0) } }
    var parser = MarkdownParser(pieces)
    return parser.parse()
  }

  package static func runs(of text: String) -> [Run] { runs(of: [.literal(text)]) }

  /// False for words that are one run.
  static func mayHaveMarks(_ text: String) -> Bool { text.utf8.contains(where: isMark) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }
}
