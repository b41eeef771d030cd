/// The module of Objective-C's runtime, which Linux lacks.
extension Rewriter {
  /// Makes `canImport(ObjectiveC)` hold where an `#if` has no other branch: what it contains would be missing, and the
  /// rewritten source needs the runtime no longer. A condition with another branch stays as it is, since that branch is
  /// for systems without the runtime. The import of the module is removed: its functions come with UIKit.
  mutating func rewriteRuntime(at index: Int) {
    if code[index - 1]?.is("import") == true, code.beginsLine(index - 1) { return removeImport(at: index) }
    guard isImportCondition(at: index) else { return }
    edits.replace(code.tokens[index].range, with: "Swift", in: code.source)
  }

  /// Makes a subclass of `Foundation.Formatter` one of Platen's, which has the methods that Foundation's lacks on Linux.
  /// The plugin FoundationExports does so for the bare name; here the module was named.
  mutating func rewriteFormatter(at index: Int) {
    guard code[index - 1]?.is(".") == true, code[index - 2]?.is("Foundation") == true,
      code[index - 3]?.is(":") == true, code[index - 5]?.is("class") == true
    else { return }
    edits.replace(code.tokens[index - 2].range, with: "Platen", in: code.source)
  }

  private mutating func removeImport(at index: Int) {
    var end = index
    while code[end + 1]?.is(".") == true, code[end + 2]?.kind == .word { end += 2 }
    remove(index - 1...end)
  }
}

extension CodeStructure {
  /// The sign `#` of the `#if` or `#elseif` in whose condition a token is.
  func conditionStart(of index: Int) -> Int? {
    var first = index
    while !beginsLine(first) { first -= 1 }
    return isMarked("#", "if", at: first) || isMarked("#", "elseif", at: first) ? first : nil
  }

  /// Whether the `#if` at a token has neither `#elseif` nor `#else`.
  func isOnlyBranch(_ start: Int) -> Bool {
    guard isMarked("#", "if", at: start) else { return false }
    var depth = 0
    for index in start..<tokens.count where tokens[index].is("#") {
      if isMarked("#", "if", at: index) {
        depth += 1
      } else if isMarked("#", "endif", at: index) {
        depth -= 1
        if depth == 0 { return true }
      } else if depth == 1, isMarked("#", "else", at: index) || isMarked("#", "elseif", at: index) {
        return false
      }
    }
    return false
  }
}
