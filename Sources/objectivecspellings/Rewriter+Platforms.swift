extension Rewriter {
  /// The system that a target is written for: macOS if it imports AppKit, or shows its views, and never imports UIKit;
  /// otherwise iOS.
  static func platform(of structures: [CodeStructure]) -> String {
    let imported = structures.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    guard !imported.contains("UIKit") else { return "iOS" }
    let isOfAppKit =
      !imported.isDisjoint(with: ["AppKit", "Cocoa"])
      || structures.contains { $0.tokens.contains { $0.kind == .word && appKitBridges.contains($0.text) } }
    return isOfAppKit ? "macOS" : "iOS"
  }

  private static let appKitBridges: Set = [
    "NSViewRepresentable", "NSViewControllerRepresentable", "NSApplicationDelegateAdaptor",
  ]

  /// Imports AppKit where SwiftUI is imported, in a target for the Mac, where SwiftUI exports it.
  mutating func addAppKit(after index: Int) {
    guard platform == "macOS", code.importedModules.isDisjoint(with: ["AppKit", "Cocoa"]) else { return }
    edits.insert("; import AppKit", at: code.tokens[index].range.upperBound)
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

extension CodeStructure {
  /// The modules that the file imports.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    for (index, token) in tokens.enumerated() where token.is("import") && token.kind == .word {
      if let module = self[index + 1]?.text { modules.insert(String(module)) }
    }
    return modules
  }
}
