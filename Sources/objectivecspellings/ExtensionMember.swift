/// A method or a computed property of an extension, which its class can declare in its place.
struct ExtensionMember {
  let name: String
  /// The first token of its attributes and modifiers.
  let start: Int
  /// The token `func` or `var`.
  let keyword: Int
  /// What it has in front of its braces, in one line.
  private let signature: String
  private let effects: String
  /// The arguments with which a call passes the parameters on; nil for a property.
  private let arguments: String?
  private let hasSetter: Bool
  let isOverride: Bool
  /// The name with the labels of a method's parameters, as one refers to it.
  let reference: String
  /// The token `didSet` of a property that observes the one it overrides; nil without.
  let observer: Int?

  /// Nil for a member that can't be read, for one that no subclass can override, and for one with a variable number of
  /// arguments, which can't be passed on.
  init?(_ code: CodeStructure, keyword: Int) {
    let modifiers = code.modifiers(before: keyword)
    guard modifiers.isDisjoint(with: ["private", "fileprivate", "static", "nonisolated"]),
      modifiers.contains("override") || !modifiers.contains("final")
    else { return nil }
    var place = keyword + 2
    var parameters: Int?
    while let token = code[place], !token.is("{") {
      if token.closes || token.is("=") || token.is(";") { return nil }
      if token.is("("), parameters == nil, code.tokens[keyword].is("func") { parameters = place }
      place = code.next(after: place)
    }
    guard place < code.tokens.count else { return nil }
    name = code.tokens[keyword + 1].text
    start = keyword - code.lengthOfModifiers(before: keyword)
    self.keyword = keyword
    guard code.fitsLine(start..<place) else { return nil }
    isOverride = modifiers.contains("override")
    if let parameters {
      guard let passed = code.passedArguments(at: parameters), let close = code.partner(of: parameters) else {
        return nil
      }
      signature = code.signature(start..<place, parameters: parameters)
      let words = code.tokens[close..<place].map(\.text)
      effects =
        (words.contains("throws") || words.contains("rethrows") ? "try " : "")
        + (words.contains("async") ? "await " : "")
      (arguments, hasSetter, observer) = (passed, false, nil)
      reference = name + "(" + code.parameterLabels(at: parameters).map { $0 + ":" }.joined() + ")"
    } else {
      guard code.tokens[keyword].is("var"), let close = code.partner(of: place) else { return nil }
      signature = code.text(start..<place)
      let inside = code.members(between: place, close)
      // An accessor with effects can't be passed on in one line of the declaration.
      if inside.contains(where: { code.tokens[$0].is("get") && code[$0 + 1]?.is("{") == false }) { return nil }
      (effects, arguments, reference) = ("", nil, name)
      // Observers with a name of their own for the old value can't be written as accessors.
      observer = inside.first { code.tokens[$0].is("didSet") && code[$0 + 1]?.is("{") == true }
      hasSetter = inside.contains { code.tokens[$0].is("set") && ["{", "("].contains(code[$0 + 1]?.text) }
    }
  }

  /// The declaration for the class, which calls the member by its other name.
  func declaration(calling other: String) -> String {
    if let arguments { return "\(signature) { \(effects)\(other)(\(arguments)) }" }
    return hasSetter
      ? "\(signature) { get { \(other) } set { \(other) = newValue } }" : "\(signature) { \(other) }"
  }
}

extension CodeStructure {
  /// The number of tokens of the attributes and modifiers in front of the keyword of a declaration.
  fileprivate func lengthOfModifiers(before index: Int) -> Int {
    var place = index - 1
    while let token = self[place] {
      if token.closes, token.is(")"), let open = partner(of: place), isModifier(open - 1) {
        place = open - 1
      }
      guard isModifier(place) else { break }
      place -= self[place - 1]?.is("@") == true ? 2 : 1
    }
    return index - 1 - place
  }

  private func isModifier(_ index: Int) -> Bool {
    guard let token = self[index], token.kind == .word else { return false }
    return Self.modifiers.contains(token.text) || self[index - 1]?.is("@") == true
  }

  /// The tokens between two brackets that are in no bracket between them.
  fileprivate func members(between open: Int, _ close: Int) -> [Int] {
    var indices: [Int] = []
    var index = open + 1
    while index < close {
      indices.append(index)
      index = next(after: index)
    }
    return indices
  }

  /// The tokens of a method's declaration, with names for the parameters that have none, as in `_: Int`.
  fileprivate func signature(_ range: Range<Int>, parameters open: Int) -> String {
    guard let close = partner(of: open) else { return text(range) }
    var (text, start) = ("", range.lowerBound)
    for (index, parameter) in members(between: open, close).split(whereSeparator: { tokens[$0].is(",") }).enumerated() {
      guard let colon = parameter.firstIndex(where: { tokens[$0].is(":") }), colon > parameter.startIndex else {
        continue
      }
      let name = parameter[colon - 1]
      guard tokens[name].is("_") else { continue }
      text += self.text(start..<name) + (tokens[name - 1].is("(") || tokens[name - 1].is(",") ? "" : " ")
      let isLabel = colon - 1 == parameter.startIndex || tokens[name - 1].kind != .word
      text += (isLabel ? "_ " : "") + Self.nameOfUnnamed(index)
      start = name + 1
    }
    return text + self.text(start..<range.upperBound)
  }

  private static func nameOfUnnamed(_ index: Int) -> String { "value\(index)" }

  /// The arguments of a call that passes all parameters on; nil where one has a variable number of values.
  fileprivate func passedArguments(at open: Int) -> String? {
    guard let close = partner(of: open) else { return nil }
    let parameters = members(between: open, close).split { tokens[$0].is(",") }
    var arguments: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let places = Array(parameter)
      if places.indices.contains(where: { tokens[places[$0]].is(".") && self[places[$0] + 1]?.is(".") == true }) {
        return nil
      }
      guard let colon = places.firstIndex(where: { tokens[$0].is(":") }) else { return nil }
      let words = places[..<colon].filter { tokens[$0].kind == .word && self[$0 - 1]?.is("@") != true }
      guard let label = words.first, let name = words.last else { return nil }
      let attributes = places[colon...].map { tokens[$0].text }
      let value =
        (attributes.contains("inout") ? "&" : "")
        + (tokens[name].is("_") ? Self.nameOfUnnamed(index) : tokens[name].text)
        + (attributes.contains("autoclosure") ? "()" : "")
      arguments.append(tokens[label].is("_") ? value : "\(tokens[label].text): \(value)")
    }
    return arguments.joined(separator: ", ")
  }
}
