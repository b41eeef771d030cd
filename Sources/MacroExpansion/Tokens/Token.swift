/// A piece of code: no comment, no blank, and of strings only the code in their interpolations.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword. Names in backticks are never keywords.
    case word
    /// A number, or a string or regular expression without code in it, or a part of a string beside its code.
    case literal
    /// One character.
    case sign
  }

  let kind: Kind
  /// The bytes in the source.
  let range: Range<Int>
  let text: String

  /// Whether the token is this word or this sign.
  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }

  var opens: Bool { kind == .sign && (text == "(" || text == "[" || text == "{") }
  var closes: Bool { kind == .sign && (text == ")" || text == "]" || text == "}") }
}
