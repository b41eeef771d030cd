/// Reads the parentheses of a link: the destination and perhaps a title, which is dropped.
struct MarkdownDestination {
  private let units: [MarkdownParser.Unit]

  init(_ units: [MarkdownParser.Unit]) { self.units = units }

  /// The destination and the place after the closing parenthesis; nil when this is no destination.
  /// `open` is the place of the opening parenthesis.
  func read(after open: Int) -> (destination: [Markdown.Piece], end: Int)? {
    var position = skipSpace(from: open + 1)
    guard let (destination, end) = character(at: position) == "<" ? bracketed(at: position) : plain(at: position)
    else { return nil }
    position = skipSpace(from: end)
    if position > end, let quote = character(at: position), quote == "\"" || quote == "'" {
      guard let close = endOfTitle(from: position + 1, quote: quote) else { return nil }
      position = skipSpace(from: close)
    }
    guard character(at: position) == ")" else { return nil }
    return (destination, position + 1)
  }

  private func character(at position: Int) -> Character? {
    units.indices.contains(position) ? units[position].character : nil
  }

  private func skipSpace(from position: Int) -> Int {
    var position = position
    while let next = character(at: position), next.isWhitespace { position += 1 }
    return position
  }

  private func endOfTitle(from position: Int, quote: Character) -> Int? {
    var position = position
    while position < units.count {
      let next = character(at: position)
      if next == quote { return position + 1 }
      position += next == "\\" ? 2 : 1
    }
    return nil
  }

  private func bracketed(at position: Int) -> ([Markdown.Piece], Int)? {
    var builder = PieceBuilder()
    var position = position + 1
    while position < units.count {
      switch character(at: position) {
      case ">": return (builder.finish(), position + 1)
      case "<", "\n", "\r\n": return nil
      default: position = append(position, to: &builder)
      }
    }
    return nil
  }

  /// Up to white space or a parenthesis that closes more than was opened. The limit on the depth keeps
  /// the time linear, as CommonMark allows.
  private func plain(at position: Int) -> ([Markdown.Piece], Int)? {
    var builder = PieceBuilder()
    var position = position
    var depth = 0
    while position < units.count {
      if let next = character(at: position) {
        if next.isWhitespace { break }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        } else if next == "(" {
          depth += 1
          if depth > 32 { return nil }
        }
      }
      position = append(position, to: &builder)
    }
    return depth == 0 ? (builder.finish(), position) : nil
  }

  /// Adds one unit, or the character behind a backslash, and answers where to go on.
  private func append(_ position: Int, to builder: inout PieceBuilder) -> Int {
    if character(at: position) == "\\", let escaped = character(at: position + 1),
      MarkdownParser.isASCIIPunctuation(escaped)
    {
      builder.append(units[position + 1])
      return position + 2
    }
    builder.append(units[position])
    return position + 1
  }
}

/// Joins units into pieces.
struct PieceBuilder {
  private var pieces: [Markdown.Piece] = []
  private var literal = ""

  mutating func append(_ unit: MarkdownParser.Unit) {
    switch unit {
    case .character(let character): literal.append(character)
    case .argument(let number):
      flush()
      pieces.append(.argument(number))
    }
  }

  mutating func finish() -> [Markdown.Piece] {
    flush()
    defer { pieces = [] }
    return pieces
  }

  private mutating func flush() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }
}
