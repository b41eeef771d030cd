/// The arguments of a sentence of a string catalogue, in the order in which they are passed to it.
///
/// `%@` and `%lld` are the next argument, `%2$@` is the second; `%(count)lld` has a name, and so has `%#@count@`, a part
/// that depends on a number. An argument with a name is that of the function's parameter.
struct StringArguments {
  struct Argument: Equatable {
    /// The label of the parameter; nil for none.
    let label: String?
    let name: String
    let type: String

    var declaration: String { label == nil ? "_ \(name): \(type)" : "\(name): \(type)" }
  }

  /// A part that depends on a number.
  struct Substitution {
    /// The position of the number, from 1; nil for the next one.
    let position: Int?
    let specifier: String
  }

  /// What is in a sentence at a place.
  private enum Part {
    case text(String)
    case argument(Int)
  }

  private(set) var arguments: [Argument] = []
  /// The sentence as a string literal with the arguments in it, for programs without the catalogue.
  private(set) var literal = ""

  private static let types = [
    ("@", "String"), ("lld", "Int"), ("llu", "UInt"), ("ld", "Int"), ("lu", "UInt"), ("li", "Int"), ("d", "Int"),
    ("i", "Int"), ("u", "UInt"), ("lf", "Double"), ("f", "Double"), ("lg", "Double"), ("g", "Double"),
  ]

  /// Nil where an argument has a form that is not known here, or where one is missing.
  init?(_ sentence: String, substitutions: [String: Substitution] = [:]) {
    var byPosition: [Int: Argument] = [:]
    var positions: [String: Int] = [:]
    var parts: [Part] = []
    var next = 1
    /// The position of an argument, which is new or the same as at another place.
    func note(_ name: String?, at position: Int?, type: String) -> Int {
      if let name, let known = positions[name] { return known }
      let index = position ?? next
      next = max(next, index + 1)
      if let name { positions[name] = index }
      if byPosition[index]?.label == nil {
        let parameter = name.map(Self.parameter)
        byPosition[index] = Argument(label: parameter, name: parameter ?? "arg\(index)", type: type)
      }
      return index
    }
    var rest = sentence[...]
    while let start = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<start])))
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      let position = Self.position(in: &rest)
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        guard let substitution = substitutions[name], let type = Self.type(substitution.specifier) else { return nil }
        parts.append(.argument(note(name, at: position ?? substitution.position, type: type)))
        continue
      }
      var name: String?
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        name = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      // Flags, width and precision are the translation's own.
      rest = rest.drop { "0123456789.+-# ".contains($0) }
      guard let (form, type) = Self.types.first(where: { rest.hasPrefix($0.0) }) else { return nil }
      rest = rest.dropFirst(form.count)
      parts.append(.argument(note(name, at: position, type: type)))
    }
    parts.append(.text(String(rest)))
    let ordered = byPosition.sorted { $0.key < $1.key }
    guard ordered.map(\.key) == Array(1..<(ordered.count + 1)) else { return nil }
    arguments = ordered.map(\.value)
    guard Set(arguments.map(\.name)).count == arguments.count else { return nil }
    literal = Self.literal(of: parts, arguments)
  }

  /// `1$`, and the position in it.
  private static func position(in rest: inout Substring) -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let position = Int(digits), position > 0 else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return position
  }

  private static func type(_ specifier: String) -> String? {
    types.first { $0.0 == specifier || "%" + $0.0 == specifier }?.1
  }

  /// A name as a parameter.
  private static func parameter(_ name: String) -> String { AssetSymbolName.text(of: name, dropping: "\u{0}") }

  /// The arguments have to be in it in the order of their positions, each once: a translation finds them by these.
  private static func literal(of parts: [Part], _ arguments: [Argument]) -> String {
    let order = parts.compactMap { if case .argument(let position) = $0 { position } else { nil } }
    let isOrdered = order == Array(1..<(arguments.count + 1))
    guard isOrdered else { return arguments.map { "\\(\($0.name))" }.joined(separator: " ") }
    return parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .argument(let position): "\\(\(arguments[position - 1].name))"
      }
    }
    .joined()
  }

  /// A text as a string literal.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(character)
      }
    }
    .joined()
  }
}
