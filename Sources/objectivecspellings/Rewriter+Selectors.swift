extension Rewriter {
  /// `#selector(Form.changed(_:))` is `Selector("changed:", Form.changed(_:))`, a name with a way to call the method.
  mutating func rewriteSelector(at index: Int) {
    guard code[index - 1]?.is("#") == true, code.touches(index), code[index + 1]?.is("(") == true,
      let close = code.partner(of: index + 1), close > index + 2, code.fitsLine(index..<close)
    else { return }
    let range = code.tokens[index - 1].range.lowerBound..<code.tokens[close].range.upperBound
    edits.replace(range, with: selector(index + 2..<close), in: code.source)
  }

  private func selector(_ expression: Range<Int>) -> String {
    if code[expression.lowerBound + 1]?.is(":") == true {
      // Of an accessor there is the name alone.
      let name = code.tokens[expression.upperBound - 1].text
      let isSetter = code.tokens[expression.lowerBound].is("setter")
      return "Selector(\"\(isSetter ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name)\")"
    }
    // What follows the name: its labels, or a cast, which chooses among methods for Objective-C alone.
    let end = expression.first { code.tokens[$0].is("as") } ?? expression.upperBound
    var nameEnd = end
    var labels: [String]?
    if code.tokens[end - 1].is(")"), let open = code.partner(of: end - 1), open > expression.lowerBound {
      labels = (open + 1..<end - 1).compactMap { code.tokens[$0].kind == .word ? code.tokens[$0].text : nil }
      nameEnd = open
    }
    let method = code.tokens[nameEnd - 1].text
    let name = labels.map { SelectorName.text(of: method, labels: $0) } ?? names.selector(of: method) ?? method
    let reference = code.text(nameEnd - 1..<end)
    guard nameEnd - 1 > expression.lowerBound else {
      return selector(name, of: code.enclosingType(of: expression.lowerBound), reference)
    }
    let base = expression.lowerBound..<nameEnd - 2
    let first = code.tokens[base.lowerBound].text
    if base.count == 1, ["self", "Self", "super"].contains(first) {
      return selector(name, of: code.enclosingType(of: base.lowerBound), reference)
    }
    if first.drop(while: { $0 == "_" || $0 == "`" }).first?.isUppercase == true {
      return selector(name, of: code.text(base), reference)
    }
    // The method of an object that may be nil is that of its type.
    let object = ["?", "!"].contains(code.tokens[base.upperBound - 1].text) ? base.dropLast() : base
    return "Selector(\"\(name)\", of: \(code.text(object)), { $0.\(reference) })"
  }

  private func selector(_ name: String, of type: String?, _ reference: String) -> String {
    "Selector(\"\(name)\", \(type.map { $0 + "." } ?? "")\(reference))"
  }
}
