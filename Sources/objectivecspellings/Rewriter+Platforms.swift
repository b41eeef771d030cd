extension Rewriter {
  /// Makes `os(iOS)` in the condition of an `#if` hold: what a source does on iOS alone is what it does with UIKit, which
  /// is here too. Conditions of sources that know Linux stay as they are.
  mutating func rewritePlatform(at index: Int) {
    guard code[index - 1]?.is("(") == true, code[index - 2]?.is("os") == true, code[index + 1]?.is(")") == true,
      isInCondition(index)
    else { return }
    edits.replace(code.tokens[index].range, with: "Linux", in: code.source)
  }

  /// Whether the line of a token begins with `#if` or `#elseif`.
  private func isInCondition(_ index: Int) -> Bool {
    var first = index
    while !code.beginsLine(first) { first -= 1 }
    return code.isMarked("#", "if", at: first) || code.isMarked("#", "elseif", at: first)
  }
}
