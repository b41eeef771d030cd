extension Rewriter {
  /// Makes `os(iOS)` in the condition of an `#if` hold: what a source does on iOS alone is what it does with UIKit, which
  /// is here too. Conditions of sources that know Linux stay as they are.
  mutating func rewritePlatform(at index: Int) {
    guard code[index - 1]?.is("(") == true, code[index - 2]?.is("os") == true, code[index + 1]?.is(")") == true,
      code.conditionStart(of: index) != nil
    else { return }
    edits.replace(code.tokens[index].range, with: "Linux", in: code.source)
  }
}
