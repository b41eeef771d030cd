/// Turns what was found in a source into runs.
struct MarkdownWriter {
  let units: [MarkdownParser.Unit]
  let brackets: [MarkdownParser.Bracket]
  let delimiters: MarkdownDelimiters
  private var runs: [Markdown.Run] = []
  private var builder = PieceBuilder()
  /// How often each style is open.
  private var depths: [Markdown.Style: Int] = [:]
  private var destination: [Markdown.Piece]?
  /// The bracket with words that are to be inflected, while it is open.
  private var inflection: Int?
  /// The brackets with attributes that are open, and what was to be inflected around each.
  private var outer: [Int?] = []

  init(units: [MarkdownParser.Unit], brackets: [MarkdownParser.Bracket], delimiters: MarkdownDelimiters) {
    self.units = units
    self.brackets = brackets
    self.delimiters = delimiters
  }

  consuming func runs(of items: [MarkdownParser.Item]) -> [Markdown.Run] {
    for item in items { write(item) }
    flush()
    return runs
  }

  private mutating func write(_ item: MarkdownParser.Item) {
    switch item {
    case .text(let range): for position in range { builder.append(units[position]) }
    case .code(let range):
      flush()
      for position in range {
        builder.append(units[position] == .character("\n") ? .character(" ") : units[position])
      }
      flush(adding: .code)
    case .autolink(let range):
      flush()
      for position in range { builder.append(units[position]) }
      let outer = destination
      destination = outer ?? [.literal(String(range.compactMap { units[$0].character }))]
      flush()
      destination = outer
    case .delimiters(let index):
      let run = delimiters.runs[index]
      change(run.closes, by: -1)
      for _ in 0..<run.count { builder.append(.character(run.mark)) }
      change(run.opens, by: 1)
    case .bracket(let index):
      if let destination = brackets[index].destination {
        flush()
        self.destination = destination
      } else if brackets[index].hasAttributes {
        flush()
        outer.append(inflection)
        if brackets[index].inflects { inflection = index }
      } else {
        for position in brackets[index].range { builder.append(units[position]) }
      }
    case .attributesEnd:
      flush()
      inflection = outer.popLast() ?? nil
    case .linkEnd:
      flush()
      destination = nil
    }
  }

  private mutating func change(_ styles: [Markdown.Style], by difference: Int) {
    guard !styles.isEmpty else { return }
    flush()
    for style in styles { depths[style, default: 0] += difference }
  }

  private mutating func flush(adding extra: Markdown.Style = []) {
    let pieces = builder.finish()
    guard !pieces.isEmpty else { return }
    var style = extra
    for (open, depth) in depths where depth > 0 { style.insert(open) }
    for piece in pieces where !append(piece, style: style) {
      runs.append(Markdown.Run(piece: piece, style: style, destination: destination, inflection: inflection))
    }
  }

  /// Adds words to the previous run if that has the same style. The run releases its string meanwhile, so that it grows
  /// in place. Links stay apart: two with the same destination are two.
  private mutating func append(_ piece: Markdown.Piece, style: Markdown.Style) -> Bool {
    guard let last = runs.indices.last, destination == nil, runs[last].destination == nil, runs[last].style == style,
      runs[last].inflection == inflection,
      case .literal(let text) = piece, case .literal(var before) = runs[last].piece
    else { return false }
    runs[last].piece = .literal("")
    before.append(text)
    runs[last].piece = .literal(before)
    return true
  }
}
