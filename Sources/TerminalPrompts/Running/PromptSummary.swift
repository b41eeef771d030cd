import PlatenTerminal

/// The line that is left of a prompt: what was asked, and the answer.
struct PromptSummary: Sendable {
  /// What was asked; nil where the words are all.
  var title: String?
  let answer: String

  /// A title that ends with a sign of its own needs no colon.
  var line: String {
    guard let title else { return answer }
    return "\(title)\(title.last.map { "?:!".contains($0) } ?? true ? "" : ":") \(answer)"
  }

  var isEmpty: Bool { line.isEmpty }

  /// The line as it is written.
  var shown: String { Self.shown(line) }

  /// What is left of a title of several lines is one, too.
  private static func shown(_ text: String) -> String { text.shownLine(breaks: " ") }

  /// The line in so many columns. Of a title that leaves no space for the answer the end is cut off, up to half of the
  /// line. Characters that are not drawn, as those that change the order of others, are left out, as they are in a field.
  ///
  /// - Parameter width: How wide the terminal draws characters.
  func line(columns: Int, _ width: CharacterWidth = CharacterWidth()) -> String {
    let whole = shown.filter { width.columns(of: $0) > 0 }
    let excess = width.columns(of: whole) - columns
    guard excess > 0, let title else { return Self.cut(whole, to: columns, width) }
    let titleColumns = max(width.columns(of: Self.shown(title)) - excess - 1, columns / 2)
    let short = PromptSummary(title: Self.cut(Self.shown(title), to: titleColumns, width), answer: answer)
    return Self.cut(short.shown.filter { width.columns(of: $0) > 0 }, to: columns, width)
  }

  private static func cut(_ text: String, to columns: Int, _ width: CharacterWidth) -> String {
    guard width.columns(of: text) > columns else { return text }
    var used = 1
    var start = text.prefix { character in
      used += width.columns(of: character)
      return used <= columns
    }
    while start.last?.isWhitespace ?? false { start.removeLast() }
    return start + "…"
  }
}
