extension Rewriter {
  /// `delegate?.changed?(field)`: the call of a method that its object may lack.
  ///
  /// Platen's delegates have defaults for all methods; of those the mark is dropped. Methods of the program's protocols
  /// throw by default.
  mutating func rewriteOptionalCall(at index: Int) {
    guard code.touches(index), code.touches(index + 1), code[index + 1]?.is("(") == true,
      let name = code[index - 1], name.kind == .word, code[index - 2]?.is(".") == true,
      let close = code.partner(of: index + 1)
    else { return }
    let start = code.chainStart(before: index - 2)
    if names.optionalMethods.contains(name.text) {
      remove(index...index)
      edits.insert("(try? ", at: code.tokens[start].range.lowerBound)
      // What follows the result continues an optional chain.
      edits.insert(code[close + 1]?.is(".") == true ? ")?" : ")", at: code.tokens[close].range.upperBound)
    } else if DelegateMethods.names.contains(name.text), !names.closures.contains(name.text) {
      remove(index...index)
      // The result stays optional, and the code continues with it.
      if !(start..<index - 2).contains(where: { code.tokens[$0].is("?") }) {
        edits.insert("Optional(", at: code.tokens[start].range.lowerBound)
        edits.insert(")?", at: code.tokens[index - 3].range.upperBound)
      }
    }
  }
}
