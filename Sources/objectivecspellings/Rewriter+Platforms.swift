extension Rewriter {
  /// The system that a target is written for: macOS if it imports AppKit and never UIKit, otherwise iOS.
  static func platform(of structures: [CodeStructure]) -> String {
    var imported: Set<String> = []
    for code in structures {
      for (index, token) in code.tokens.enumerated() where token.is("import") && token.kind == .word {
        if let module = code[index + 1]?.text { imported.insert(String(module)) }
      }
    }
    return !imported.contains("UIKit") && !imported.isDisjoint(with: ["AppKit", "Cocoa"]) ? "macOS" : "iOS"
  }

  /// Makes `os(iOS)` in the condition of an `#if` hold, in a target for the Mac `os(macOS)`: what a source does there
  /// alone is what it does with UIKit or AppKit, which are here too. So does the flag `iOS`, which manifests define for
  /// that platform. Conditions of sources that know Linux stay as they are.
  mutating func rewritePlatform(at index: Int) {
    guard code.conditionStart(of: index) != nil else { return }
    let range = code.tokens[index].range
    if code[index - 1]?.is("(") == true, let function = code[index - 2], function.kind == .word {
      guard function.is("os"), code[index + 1]?.is(")") == true else { return }
      edits.replace(range, with: "Linux", in: code.source)
    } else if code[index - 1]?.is(".") != true, code[index + 1]?.is("(") != true {
      edits.replace(range, with: "os(Linux)", in: code.source)
    }
  }
}
