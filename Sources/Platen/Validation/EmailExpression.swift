/// Three ways to write the regular expression of an e-mail address: name, `@`, domain, a dot, two letters or more.
///
/// It finds typing errors, and is no proof that an address exists. All three accept the same.
public enum EmailExpression: Hashable, Sendable, CaseIterable {
  /// A string for `range(of:options:)`, in the syntax of ICU.
  case string
  /// A literal of the language.
  case literal
  /// An expression made with `RegexBuilder`.
  case builder

  /// Whether the whole text is an address.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .string: text.range(of: Self.icu, options: .regularExpression) != nil
    case .literal: text.wholeMatch(of: /[A-Z0-9a-z._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}/) != nil
    case .builder: text.wholeMatch(of: Self.built) != nil
    }
  }

  /// `\z` and not `$`, which would let a line break at the end pass.
  static let icu = #"^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}\z"#

  private static var built: Regex<Substring> {
    Regex {
      OneOrMore { CharacterClass(.anyOf("._%+-"), "A"..."Z", "0"..."9", "a"..."z") }
      "@"
      OneOrMore { CharacterClass(.anyOf(".-"), "A"..."Z", "a"..."z", "0"..."9") }
      "."
      Repeat(2...) { CharacterClass("A"..."Z", "a"..."z") }
    }
  }
}
