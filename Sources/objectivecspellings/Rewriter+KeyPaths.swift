extension Rewriter {
  /// `#keyPath(CAShapeLayer.strokeEnd)` is `"strokeEnd"`: the names of the properties, without the types before them.
  mutating func rewriteKeyPath(at index: Int) {
    guard code[index - 1]?.is("#") == true, code.touches(index), code[index + 1]?.is("(") == true,
      let close = code.partner(of: index + 1), close > index + 2, code.fitsLine(index..<close)
    else { return }
    let expression = index + 2..<close
    let names = expression.compactMap { code.tokens[$0].kind == .word ? code.tokens[$0].text : nil }
    guard names.count * 2 - 1 == expression.count else { return }
    let properties = names.drop { $0 == "self" || $0.first?.isUppercase == true }
    guard !properties.isEmpty else { return }
    let range = code.tokens[index - 1].range.lowerBound..<code.tokens[close].range.upperBound
    edits.replace(range, with: "\"\(properties.joined(separator: "."))\"", in: code.source)
  }
}
