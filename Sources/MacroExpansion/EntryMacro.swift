/// `@Entry var name: Value = initial` in an extension of `EnvironmentValues`: a key with that default, and a property
/// that reads and writes the value under it.
enum EntryMacro {
  static func expand(_ request: AttachedRequest) throws(ExpansionError) -> String {
    guard let variable = Variable(request.declSyntax.source) else {
      throw ExpansionError("@Entry goes with a variable that has a default value.", at: request.declSyntax)
    }
    let container = request.lexicalContext?.first?.source ?? ""
    let key = "__Key_\(variable.name)"
    if request.macroRole == "accessor" {
      return """
        {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
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
    let conformance = container.contains("Transaction") ? "SwiftUI.TransactionKey" : "SwiftUI.EnvironmentKey"
    let property =
      variable.type.map { "typealias Value = \($0)\nstatic var defaultValue: Value { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(key): \(conformance) {\n\(property)\n}"
  }

  private static func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

  /// The parts of `var name: Type = value`.
  private struct Variable {
    var name = ""
    var type: String?
    var value: String?

    init?(_ source: String) {
      var scanner = SourceScanner(source)
      var previous: UInt8 = 0
      while !(scanner.depth == 0 && !SourceScanner.isIdentifier(previous)
        && scanner.hasWord("var", at: scanner.position))
      {
        guard let step = scanner.next() else { return nil }
        if case .code(let byte) = step { previous = byte } else { previous = 0 }
      }
      let start = scanner.position + 3
      for _ in "var" { _ = scanner.next() }
      var colon: Int?
      var equals: Int?
      while equals == nil, let step = scanner.next() {
        guard scanner.depth == 0 else { continue }
        if step == .code(UInt8(ascii: ":")), colon == nil { colon = scanner.position - 1 }
        // Not the end of an arrow in a type.
        if step == .code(UInt8(ascii: "=")) { equals = scanner.position - 1 }
      }
      let end = scanner.source.count
      name = Self.trimmed(scanner.text(start..<(colon ?? equals ?? end)))
      if let colon { type = Self.trimmed(scanner.text((colon + 1)..<(equals ?? end))) }
      if let equals { value = Self.trimmed(scanner.text((equals + 1)..<end)) }
      guard !name.isEmpty else { return nil }
    }

    private static func trimmed(_ text: String) -> String {
      var text = Substring(text)
      while let first = text.first, first.isWhitespace { text.removeFirst() }
      while let last = text.last, last.isWhitespace { text.removeLast() }
      return String(text)
    }
  }
}
