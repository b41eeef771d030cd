import Foundation

/// Subclasses of those classes of Foundation that are sendable without being checked, restated to be so.
///
/// On Apple's systems such a class inherits that from Objective-C and says nothing. On Linux the compiler warns of each
/// one that does not restate it, and an extension in another file of the target is enough.
enum RestatedConformances {
  /// Classes of Foundation, and of Platen by the same names, of whose subclasses the compiler warns.
  private static let superclasses: Set = [
    "Formatter", "NumberFormatter", "DateFormatter", "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter",
    "RelativeDateTimeFormatter", "NSParagraphStyle", "NSMutableParagraphStyle", "Operation", "JSONEncoder",
    "JSONDecoder", "NotificationCenter", "FileManager",
  ]

  private struct Declaration {
    let name: String
    let superclass: String
  }

  /// The extensions for the classes in some sources that can be extended from another file; empty without such classes.
  static func source(for files: [String]) -> String {
    let declarations = files.filter { $0.contains("class") }.flatMap { self.declarations(in: CodeStructure($0)) }
    var known = superclasses.filter { name in
      !files.contains { matches($0, #"\b(class|protocol|struct|enum|typealias)\s+\#(name)\b"#) }
    }
    var found: [String] = []
    var rest = declarations
    while case let next = rest.filter({ known.contains($0.superclass) }), !next.isEmpty {
      found += next.map(\.name)
      known.formUnion(next.map(\.name))
      rest.removeAll { known.contains($0.name) }
    }
    let stated = found.sorted().filter { name in
      !files.contains { matches($0, #"\bextension\s+\#(name)\s*:[^{]*\bSendable\b"#) }
    }
    return stated.map { "\nextension \($0): @unchecked Sendable {}\n" }.joined()
  }

  private static func matches(_ source: String, _ expression: String) -> Bool {
    source.range(of: expression, options: .regularExpression) != nil
  }

  /// The classes of a file's top level with a superclass, outside of conditions, that restate nothing themselves.
  private static func declarations(in code: CodeStructure) -> [Declaration] {
    var found: [Declaration] = []
    var conditions = 0
    var index = 0
    while let token = code[index] {
      if code.isMarked("#", "if", at: index) { conditions += 1 }
      if code.isMarked("#", "endif", at: index) { conditions -= 1 }
      if conditions == 0, token.is("class"), let declaration = declaration(at: index, in: code) {
        found.append(declaration)
      }
      index = code.next(after: index)
    }
    return found
  }

  private static func declaration(at index: Int, in code: CodeStructure) -> Declaration? {
    let hiding: Set = ["private", "fileprivate"]
    if let before = code[index - 1], hiding.contains(before.text) || before.is(".") { return nil }
    if let before = code[index - 2], hiding.contains(before.text), code[index - 1]?.is("final") == true { return nil }
    guard let name = code[index + 1], name.kind == .word,
      let end = (index + 2..<code.tokens.count).first(where: { code.tokens[$0].is("{") })
    else { return nil }
    let head = code.tokens[index + 2..<end]
    guard !head.contains(where: { $0.is("unchecked") }),
      let colon = head.first?.is("<") == true ? colonAfterParameters(head) : head.firstIndex(where: { $0.is(":") }),
      colon + 1 < end
    else { return nil }
    // The last part of `Foundation.Formatter`.
    var superclass = colon + 1
    while superclass + 2 < end, code.tokens[superclass + 1].is(".") { superclass += 2 }
    return Declaration(name: name.text, superclass: code.tokens[superclass].text)
  }

  /// The colon of the inheritance clause, after generic parameters with colons of their own.
  private static func colonAfterParameters(_ head: ArraySlice<Token>) -> Int? {
    var open = 0
    for index in head.indices {
      if head[index].is("<") { open += 1 }
      if head[index].is(">") { open -= 1 }
      if open == 0, head[index].is(":") { return index }
    }
    return nil
  }
}
