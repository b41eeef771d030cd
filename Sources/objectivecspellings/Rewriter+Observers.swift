/// Objects that observe values by their names.
extension Rewriter {
  /// `class Model: NSObject {… override func observeValue(forKeyPath:of:change:context:) …}`: here `NSObject` has no such
  /// method to override. The class conforms to the protocol of observers instead.
  mutating func rewriteObserver(at index: Int) {
    guard let name = code[index + 1], name.kind == .word, code[index + 2]?.is(":") == true,
      code[index + 3]?.is("NSObject") == true,
      let open = (index + 4..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let close = code.partner(of: open),
      let method = (open..<close).first(where: {
        code.tokens[$0].is("observeValue") && code[$0 - 1]?.is("func") == true && code.enclosingBrace(of: $0) == open
      }),
      let override = (open..<method).last(where: { code.tokens[$0].is("override") }), override > method - 6
    else { return }
    edits.insert(", _KeyValueObserver", at: code.tokens[index + 3].range.upperBound)
    // An attribute comes before the modifiers.
    var first = method - 1
    while let modifier = code[first - 1], CodeStructure.modifiers.contains(modifier.text) {
      first -= 1
    }
    edits.insert("@MainActor ", at: code.tokens[first].range.lowerBound)
    remove(override...override)
  }
}
