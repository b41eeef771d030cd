/// The closure of a preview in two parts: the declarations marked `@Previewable`, and the rest.
struct PreviewableBody {
  private(set) var properties = ""
  private(set) var rest = ""

  /// Nil when nothing is marked.
  init?(_ body: String) {
    let code = CodeStructure(body)
    var kept = 0
    var index = 0
    while index < code.tokens.count {
      guard code.isMarked("@", "Previewable", at: index) else {
        index = code.next(after: index)
        continue
      }
      rest += code.source(kept..<code.tokens[index].range.lowerBound)
      let last = Self.endOfDeclaration(in: code, from: index + 2)
      kept = code.tokens[last].range.upperBound
      properties += code.source(code.tokens[index + 1].range.upperBound..<kept) + "\n"
      index = last + 1
    }
    guard kept > 0 else { return nil }
    rest += code.source(kept..<code.source.count)
  }

  /// The last token of the declaration that begins here: a semicolon, or the end of a line that the next one does not
  /// continue.
  private static func endOfDeclaration(in code: CodeStructure, from start: Int) -> Int {
    var hasName = false
    var hasInitialValue = false
    var index = start
    while index < code.tokens.count {
      if code.tokens[index].is(";") { return index }
      if code.tokens[index].is("=") { hasInitialValue = true }
      if index > start, code.tokens[index - 1].is("var") { hasName = true }
      let next = code.next(after: index)
      if hasName, next < code.tokens.count, code.beginsLine(next), !goesOn(after: code.tokens[next - 1]),
        !goesOn(with: code.tokens[next], hasInitialValue: hasInitialValue)
      {
        return next - 1
      }
      index = next
    }
    return code.tokens.count - 1
  }

  /// Whether a line with this end continues in the next.
  private static func goesOn(after last: Token) -> Bool { last.kind == .sign && "+-*/%=<&|^~:,.".contains(last.text) }

  /// Whether the line that begins with this token continues the one before it.
  private static func goesOn(with first: Token, hasInitialValue: Bool) -> Bool {
    first.is("=") || hasInitialValue && first.kind == .sign && ".?:+*/%|&<>".contains(first.text)
  }
}
