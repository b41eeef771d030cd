/// Protocols of the program with `@objc`.
///
/// An optional method becomes one that throws by default, and its call `(try? delegate.changed())`: nil where the method
/// is missing, as in Objective-C. A method that does not throw satisfies the requirement unchanged.
extension Rewriter {
  mutating func rewriteProtocol(at index: Int) {
    let modifiers = code.modifiers(before: index)
    guard modifiers.contains("objc"), let name = code[index + 1], name.kind == .word,
      let open = (index + 2..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let close = code.partner(of: open)
    else { return }
    // Only classes conform to a protocol of Objective-C.
    if code.tokens[index + 2].is(":") {
      let isOfClasses = (index + 3..<open).contains {
        ["AnyObject", "NSObjectProtocol", "class"].contains(code.tokens[$0].text)
      }
      if !isOfClasses { edits.insert(" AnyObject,", at: code.tokens[index + 2].range.upperBound) }
    } else {
      edits.insert(": AnyObject", at: name.range.upperBound)
    }
    // Only protocols of Objective-C may say how a property holds its object.
    for place in open..<close where code.tokens[place].is("weak") && code.enclosingBrace(of: place) == open {
      remove(place...place)
    }
    let access = modifiers.contains("public") ? "public " : ""
    var defaults: [String] = []
    for place in open..<close where code.tokens[place].is("optional") && code.enclosingBrace(of: place) == open {
      remove(place...place)
      guard let keyword = (place..<close).first(where: { ["func", "var"].contains(code.tokens[$0].text) }),
        code.tokens[keyword].is("func"), let signature = makeThrowing(keyword, before: close)
      else { continue }
      defaults.append("\(access)\(signature) { throw CancellationError() }")
    }
    guard !defaults.isEmpty else { return }
    edits.insert(
      "; extension \(name.text) { \(defaults.joined(separator: "; ")) }", at: code.tokens[close].range.upperBound)
  }

  /// The declaration of a method that throws; nil when it can't be read.
  private mutating func makeThrowing(_ keyword: Int, before limit: Int) -> String? {
    guard let open = (keyword..<limit).first(where: { code.tokens[$0].is("(") }), let close = code.partner(of: open)
    else { return nil }
    var end = close + 1
    while end < limit, !code.tokens[end].is(";"), !startsDeclaration(end) { end += 1 }
    guard code.fitsLine(keyword..<end) else { return nil }
    let rest = close + 1..<end
    if rest.contains(where: { ["throws", "rethrows"].contains(code.tokens[$0].text) }) {
      return code.text(keyword..<end)
    }
    let place = code[close + 1]?.is("async") == true ? close + 1 : close
    edits.insert(" throws", at: code.tokens[place].range.upperBound)
    let result = place + 1 < end ? " " + code.text(place + 1..<end) : ""
    return code.text(keyword..<place + 1) + " throws" + result
  }

  /// Whether a new declaration starts here, after the one before has ended.
  private func startsDeclaration(_ index: Int) -> Bool {
    let token = code.tokens[index]
    if token.is("@") { return code.beginsLine(index) }
    guard code.beginsLine(index), token.kind == .word else { return false }
    return ["func", "var", "init", "subscript", "associatedtype", "typealias"].contains(token.text)
      || CodeStructure.modifiers.contains(token.text)
  }
}

extension CodeStructure {
  /// The opening brace of the innermost pair of braces around a token.
  func enclosingBrace(of index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if tokens[place].closes, let start = partner(of: place) {
        place = start
      } else if tokens[place].is("{") {
        return place
      }
      place -= 1
    }
    return nil
  }
}
