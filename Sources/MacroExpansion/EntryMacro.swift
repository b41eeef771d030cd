/// `@Entry var name: Value = initial` in an extension of `EnvironmentValues`, `ContainerValues` or `Transaction`: a key with that default, and a property
/// that reads and writes the value under it.
enum EntryMacro {
  static func expand(_ request: AttachedRequest) throws(ExpansionError) -> String {
    guard let variable = Variable(request.declSyntax.source) else {
      throw ExpansionError("@Entry goes with a variable that has a default value.", at: request.declSyntax)
    }
    let container = request.lexicalContext?.first?.source ?? ""
    let key = "__Key_\(variable.name)"
    // Without a written type the default is a constant, which need not be Sendable in this box.
    let box = "SwiftUI._EntryValue"
    if request.macroRole == "accessor" {
      let isBoxed = variable.type == nil
      return """
        {
        get { self[\(key).self]\(isBoxed ? ".value" : "") }
        set { self[\(key).self] = \(isBoxed ? "\(box)(newValue)" : "newValue") }
        }
        """
    }
    if container.contains("FocusedValues") {
      guard let type = variable.type else {
        throw ExpansionError("@Entry needs the variable's type here.", at: request.declSyntax)
      }
      return "private struct \(key): SwiftUI.FocusedValueKey {\ntypealias Value = \(unwrapped(type))\n}"
    }
    guard variable.value != nil || variable.type?.hasSuffix("?") == true else {
      throw ExpansionError("@Entry goes with a variable that has a default value.", at: request.declSyntax)
    }
    let value = variable.value ?? "nil"
    let conformance =
      container.contains("Transaction")
      ? "SwiftUI.TransactionKey"
      : container.contains("ContainerValues") ? "SwiftUI.ContainerValueKey" : "SwiftUI.EnvironmentKey"
    let property =
      variable.type.map { "typealias Value = \($0)\nstatic var defaultValue: Value { \(value) }" }
      ?? "static let defaultValue = \(box)(\(value))"
    return "private struct \(key): \(conformance) {\n\(property)\n}"
  }

  private static func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

  /// The parts of `var name: Type = value`.
  private struct Variable {
    var name: String
    var type: String?
    var value: String?

    init?(_ source: String) {
      let code = CodeStructure(source)
      var index = 0
      while code[index]?.is("var") == false { index = code.next(after: index) }
      let start = index + 1
      guard start < code.tokens.count else { return nil }
      var colon: Int?
      var equals: Int?
      while equals == nil, index < code.tokens.count {
        if code.tokens[index].is(":"), colon == nil { colon = index }
        if code.tokens[index].is("=") { equals = index }
        index = code.next(after: index)
      }
      func text(_ first: Int, upTo end: Int?) -> String? {
        let last = (end ?? code.tokens.count) - 1
        return first <= last ? code.source(first...last) : nil
      }
      guard let name = text(start, upTo: colon ?? equals) else { return nil }
      self.name = name
      if let colon { type = text(colon + 1, upTo: equals) }
      if let equals { value = text(equals + 1, upTo: nil) }
    }
  }
}
