/// Imports of modules that Linux lacks under their name.
extension Rewriter {
  /// `import os` and its parts, `import os.log`, are `import OSLog`. Parts of UIKit's and AppKit's modules, as in
  /// `import AppKit.NSBox`, are the whole module. SwiftUI brings AppKit in a target for the Mac.
  mutating func rewriteImport(at index: Int) {
    guard code.beginsLine(index) || code[index - 1]?.kind == .word || code[index - 1]?.is(")") == true,
      code[index - 1]?.is(".") != true, let first = code[index + 1], first.kind == .word
    else { return }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(first.text), code[index + 2]?.is("os") == true {
      return edits.replace(code.tokens[index + 2].range, with: "OSLog", in: code.source)
    }
    var end = index + 1
    while code[end + 1]?.is(".") == true, code[end + 2]?.kind == .word, !code.beginsLine(end + 2) { end += 2 }
    if first.is("os") {
      replace(index + 1...end, with: "OSLog")
    } else if end > index + 1, ["UIKit", "AppKit", "Cocoa", "SwiftUI"].contains(first.text) {
      remove(index + 2...end)
    } else if first.is("SwiftUI") {
      addAppKit(after: index + 1)
    }
  }

  /// Has the condition `canImport(os)` hold where an `#if` has no other branch: the module is OSLog here.
  mutating func rewriteLogCondition(at index: Int) {
    guard isImportCondition(at: index) else { return }
    edits.replace(code.tokens[index].range, with: "OSLog", in: code.source)
  }

  /// Whether the token is the module of a `canImport` that decides alone whether something is compiled.
  func isImportCondition(at index: Int) -> Bool {
    guard code[index - 1]?.is("(") == true, code[index - 2]?.is("canImport") == true,
      code[index + 1]?.is(")") == true, code[index - 3]?.is("!") != true, code[index - 3]?.is("(") != true,
      let first = code.conditionStart(of: index)
    else { return false }
    return code.isOnlyBranch(first)
  }

  private mutating func replace(_ range: ClosedRange<Int>, with text: String) {
    let bytes = code.tokens[range.lowerBound].range.lowerBound..<code.tokens[range.upperBound].range.upperBound
    edits.replace(bytes, with: text, in: code.source)
  }
}
