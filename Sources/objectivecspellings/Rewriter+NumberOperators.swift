/// Operators that a program declares for Foundation's numbers, which cannot be compared on Apple's systems.
///
/// On Linux Foundation has these operators as members of the class, and those of the program beside them are ambiguous.
/// As members of an extension of the module they are preferred.
extension Rewriter {
  /// `func < (a: NSNumber, b: NSNumber) -> Bool {…}` in a file becomes a member of an extension.
  mutating func rewriteNumberOperator(at index: Int) {
    guard code.enclosingBrace(of: index) == nil, let name = operatorName(after: index),
      let open = (name..<code.tokens.count).first(where: { code.tokens[$0].is("(") }),
      let close = code.partner(of: open), isNumbers(open + 1..<close),
      let body = (close..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let end = code.partner(of: body)
    else { return }
    var start = index
    while let word = code[start - 1], word.kind == .word, CodeStructure.modifiers.contains(word.text) { start -= 1 }
    edits.insert("extension NSNumber { static ", at: code.tokens[start].range.lowerBound)
    edits.insert(" }", at: code.tokens[end].range.upperBound)
  }

  /// The first token of the operator that a function is; nil for a function with a name.
  private func operatorName(after index: Int) -> Int? {
    guard let sign = code[index + 1], sign.kind == .sign, ["<", ">", "=", "!"].contains(sign.text.prefix(1)) else {
      return nil
    }
    return index + 1
  }

  /// Whether all parameters are numbers.
  private func isNumbers(_ range: Range<Int>) -> Bool {
    let types = range.filter { code.tokens[$0].is(":") }.map { code[$0 + 1]?.text }
    return types.count == 2 && types.allSatisfy { $0 == "NSNumber" }
  }
}
