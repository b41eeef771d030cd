/// Reads the format of a predicate.
struct PredicateParser {
  /// Why a format can't be read.
  struct Failure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private enum Token: Equatable {
    case word(String)
    case sign(String)
    case text(String)
    case number(Double)
    /// `%@` and its like.
    case argument
    /// `%K`, of which the argument is a name.
    case name
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var tokenFailure: Failure?
  /// Brackets within brackets are no deeper than this, so that no format exhausts the stack.
  private var depth = 0

  init(_ format: String, arguments: [Any]) {
    self.arguments = arguments[...]
    do throws(Failure) { tokens = try Self.tokens(of: format) } catch { tokenFailure = error }
  }

  /// The whole format.
  mutating func condition() throws(Failure) -> PredicateCondition {
    if let tokenFailure { throw tokenFailure }
    let condition = try alternatives()
    guard position == tokens.count else { throw Failure("there is more after its end") }
    return condition
  }

  // MARK: conditions

  private mutating func alternatives() throws(Failure) -> PredicateCondition {
    var conditions = [try conjunction()]
    while accept(word: "OR") || accept(sign: "||") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws(Failure) -> PredicateCondition {
    var conditions = [try negation()]
    while accept(word: "AND") || accept(sign: "&&") { conditions.append(try negation()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func negation() throws(Failure) -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw Failure("there are too many brackets in one another") }
    if accept(word: "NOT") || accept(sign: "!") { return .not(try negation()) }
    if accept(word: "TRUEPREDICATE") { return .constant(true) }
    if accept(word: "FALSEPREDICATE") { return .constant(false) }
    if accept(sign: "(") {
      let condition = try alternatives()
      guard accept(sign: ")") else { throw Failure("a closing bracket is missing") }
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws(Failure) -> PredicateCondition {
    let left = try operand()
    let relation: PredicateOperator
    switch next() {
    case .word(let word)?, .sign(let word)?:
      guard let known = PredicateOperator(word) else { throw Failure("“\(word)” compares nothing") }
      relation = known
    default: throw Failure("a comparison is missing")
    }
    var options: PredicateOptions = []
    if accept(sign: "[") {
      guard case .word(let letters)? = next(), accept(sign: "]") else { throw Failure("“[” has no letters after it") }
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    }
    return .comparison(left, relation, try operand(), options)
  }

  private mutating func operand() throws(Failure) -> PredicateOperand {
    switch next() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .argument?:
      guard let argument = arguments.popFirst() else { throw Failure("there are fewer arguments than places for them") }
      return .value(argument)
    case .name?:
      guard let name = arguments.popFirst() as? String else { throw Failure("“%K” has no name") }
      return try named(name)
    case .sign("{")?: return try list()
    case .word(let word)?: return try named(word)
    default: throw Failure("a value is missing")
    }
  }

  private mutating func list() throws(Failure) -> PredicateOperand {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw Failure("there are too many lists in one another") }
    var operands: [PredicateOperand] = []
    while !accept(sign: "}") {
      operands.append(try operand())
      guard accept(sign: ",") || peek == .sign("}") else { throw Failure("a list has no end") }
    }
    return .list(operands)
  }

  private func named(_ name: String) throws(Failure) -> PredicateOperand {
    switch name.lowercased() {
    case "self", "description", "self.description": .object
    case "length", "self.length": .length
    case "true", "yes": .value(true)
    case "false", "no": .value(false)
    case "nil", "null": .value(nil)
    default: throw Failure("“\(name)” is a property, and only SELF can be looked at")
    }
  }

  // MARK: tokens

  private var peek: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func next() -> Token? {
    defer { position += 1 }
    return peek
  }

  private mutating func accept(word: String) -> Bool {
    guard case .word(let next)? = peek, next.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func accept(sign: String) -> Bool {
    guard peek == .sign(sign) else { return false }
    position += 1
    return true
  }

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",",
  ]

  private static func tokens(of format: String) throws(Failure) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(try text(&rest)))
      } else if first == "%" {
        rest.removeFirst()
        let kind = rest.prefix { $0.isLetter || $0 == "@" }
        guard !kind.isEmpty else { throw Failure("“%” stands alone") }
        tokens.append(kind == "K" ? .name : .argument)
        rest.removeFirst(kind.count)
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.sign(sign))
        rest.removeFirst(sign.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "._-+@$".contains($0) }
        guard !word.isEmpty else { throw Failure("“\(first)” means nothing") }
        tokens.append(Double(word).map(Token.number) ?? .word(String(word)))
        rest.removeFirst(word.count)
      }
    }
    return tokens
  }

  /// A text between two quotation marks, of which a backslash makes the next character an ordinary one.
  private static func text(_ rest: inout Substring) throws(Failure) -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw Failure("a text has no end")
  }
}
