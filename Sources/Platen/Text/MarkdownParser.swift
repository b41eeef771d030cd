/// Reads inline Markdown in two passes: one from left to right that finds code, links and delimiters,
/// and one over the delimiters that pairs them.
struct MarkdownParser {
  /// A character of the source, or an argument in it.
  enum Unit: Equatable {
    case character(Character)
    case argument(Int)

    var character: Character? { if case .character(let character) = self { character } else { nil } }
  }

  /// What the first pass found, in order.
  enum Item {
    case text(Range<Int>)
    case code(Range<Int>)
    case autolink(Range<Int>)
    case delimiters(Int)
    case bracket(Int)
    case linkEnd
    case attributesEnd
  }

  /// A `[` that may begin a link, or a `^[` that may begin a text with attributes, as Foundation has it:
  /// `^[text](inflect: true)`.
  struct Bracket {
    var range: Range<Int>
    /// The delimiter run before it; those after it belong to the link's text.
    var delimiterBefore: Int?
    /// False where a link can't begin any more, as one is inside.
    var isActive = true
    var destination: [Markdown.Piece]?
    /// Whether it begins a text with attributes, which is written without them.
    var isOfAttributes = false
    /// Whether its `]` with the attributes was found.
    var hasAttributes = false
    /// Whether they ask for the agreement of its words.
    var inflects = false
  }

  let units: [Unit]
  var items: [Item] = []
  var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []
  /// Positions in ``brackets`` that have met no `]` yet.
  private var openBrackets: [Int] = []
  /// The starts of the runs of backticks of each length, the next one last.
  private var backticks: [Int: [Int]] = [:]

  init(_ pieces: [Markdown.Piece]) {
    var units: [Unit] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): for character in text { units.append(.character(character)) }
      case .argument(let number): units.append(.argument(number))
      }
    }
    self.units = units
    findBackticks()
  }

  mutating func parse() -> [Markdown.Run] {
    var position = 0
    while position < units.count { position = step(at: position) }
    delimiters.pair(after: nil)
    return MarkdownWriter(units: units, brackets: brackets, delimiters: delimiters).runs(of: items)
  }

  /// Reads what begins at `position` and answers where to go on.
  private mutating func step(at position: Int) -> Int {
    switch units[position].character {
    case "\\":
      let next = position + 1
      guard let escaped = character(at: next), Self.isASCIIPunctuation(escaped) else { break }
      items.append(.text(next..<next + 1))
      return next + 1
    case "`": return codeSpan(at: position)
    case "*", "_", "~": return delimiterRun(at: position)
    case "[": return openBracket(position..<position + 1)
    case "^" where character(at: position + 1) == "[": return openBracket(position..<position + 2)
    case "]": if let end = closeLink(at: position) { return end }
    case "<": if let end = autolink(at: position) { return end }
    default: break
    }
    appendText(position..<position + 1)
    return position + 1
  }

  /// Adds plain text, to the last item if that is the text just before.
  private mutating func appendText(_ range: Range<Int>) {
    if case .text(let last)? = items.last, last.upperBound == range.lowerBound {
      items[items.count - 1] = .text(last.lowerBound..<range.upperBound)
    } else {
      items.append(.text(range))
    }
  }

  func character(at position: Int) -> Character? {
    units.indices.contains(position) ? units[position].character : nil
  }

  private func endOfRun(_ character: Character, from position: Int) -> Int {
    var end = position
    while self.character(at: end) == character { end += 1 }
    return end
  }

  // MARK: Code

  private mutating func findBackticks() {
    var position = 0
    while position < units.count {
      guard character(at: position) == "`" else {
        position += 1
        continue
      }
      let end = endOfRun("`", from: position)
      backticks[end - position, default: []].append(position)
      position = end
    }
    for length in backticks.keys { backticks[length]?.reverse() }
  }

  private mutating func codeSpan(at position: Int) -> Int {
    let start = endOfRun("`", from: position)
    let length = start - position
    while let next = backticks[length]?.last, next < start { backticks[length]?.removeLast() }
    guard let close = backticks[length]?.last else {
      appendText(position..<start)
      return start
    }
    var content = start..<close
    // A space at both ends lets code begin or end with a backtick; it isn't part of it.
    if content.count > 2, isBlank(content.lowerBound), isBlank(content.upperBound - 1), !content.allSatisfy(isBlank) {
      content = content.lowerBound + 1..<content.upperBound - 1
    }
    items.append(.code(content))
    return close + length
  }

  private func isBlank(_ position: Int) -> Bool {
    let character = character(at: position)
    return character == " " || character == "\n"
  }

  // MARK: Emphasis

  private mutating func delimiterRun(at position: Int) -> Int {
    guard let mark = character(at: position) else { return position + 1 }
    let end = endOfRun(mark, from: position)
    guard mark != "~" || end - position == 2 else {
      appendText(position..<end)
      return end
    }
    let before = kind(at: position - 1)
    let after = kind(at: end)
    let isLeft = after != .space && (after != .punctuation || before != .word)
    let isRight = before != .space && (before != .punctuation || after != .word)
    let isWord = mark == "_"
    delimiters.append(
      MarkdownDelimiters.Run(
        mark: mark, count: end - position,
        canOpen: isLeft && (!isWord || !isRight || before == .punctuation),
        canClose: isRight && (!isWord || !isLeft || after == .punctuation)))
    items.append(.delimiters(delimiters.runs.count - 1))
    return end
  }

  private enum Kind { case space, punctuation, word }

  /// The kind of character at a position, for the flanking rules. The ends count as space.
  private func kind(at position: Int) -> Kind {
    guard units.indices.contains(position) else { return .space }
    guard let character = units[position].character else { return .word }
    if character.isWhitespace { return .space }
    return character.isPunctuation || character.isSymbol ? .punctuation : .word
  }

  // MARK: Links

  private mutating func openBracket(_ range: Range<Int>) -> Int {
    brackets.append(Bracket(range: range, delimiterBefore: delimiters.last, isOfAttributes: range.count == 2))
    openBrackets.append(brackets.count - 1)
    items.append(.bracket(brackets.count - 1))
    return range.upperBound
  }

  private mutating func closeLink(at position: Int) -> Int? {
    guard let open = openBrackets.popLast(), character(at: position + 1) == "(" else { return nil }
    if brackets[open].isOfAttributes {
      guard let end = endOfAttributes(after: position + 1) else { return nil }
      brackets[open].hasAttributes = true
      let attributes = String(
        units[position + 1..<end].compactMap { $0.character?.isWhitespace == true ? nil : $0.character })
      brackets[open].inflects = attributes.contains("inflect:true")
      items.append(.attributesEnd)
      return end
    }
    guard brackets[open].isActive, let (destination, end) = MarkdownDestination(units).read(after: position + 1)
    else { return nil }
    brackets[open].destination = destination
    delimiters.pair(after: brackets[open].delimiterBefore)
    // Links don't nest: nothing outside this one can become one.
    for outer in openBrackets { brackets[outer].isActive = false }
    openBrackets.removeAll()
    items.append(.linkEnd)
    return end
  }

  /// The position behind the `)` that ends attributes. Parentheses in their quoted strings do not count.
  private func endOfAttributes(after start: Int) -> Int? {
    var quote: Character?
    for position in start + 1..<max(units.count, start + 1) {
      switch (units[position].character, quote) {
      case (nil, _), ("(", nil): return nil
      case (let mark, let open?): if mark == open { quote = nil }
      case ("'", nil), ("\"", nil): quote = units[position].character
      case (")", nil): return position + 1
      default: break
      }
    }
    return nil
  }

  /// `<scheme:…>`
  private mutating func autolink(at position: Int) -> Int? {
    var end = position + 1
    var hasScheme = false
    while let next = character(at: end), next != ">" {
      if next == "<" || next.isWhitespace { return nil }
      if next == ":" { hasScheme = hasScheme || (3...33).contains(end - position) }
      if !hasScheme, !(next.isASCII && (next.isLetter || next.isNumber || "+.-".contains(next))) { return nil }
      end += 1
    }
    guard character(at: end) == ">", hasScheme, character(at: position + 1)?.isLetter == true else { return nil }
    items.append(.autolink(position + 1..<end))
    return end + 1
  }

  static func isASCIIPunctuation(_ character: Character) -> Bool {
    guard let value = character.asciiValue else { return false }
    return switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
