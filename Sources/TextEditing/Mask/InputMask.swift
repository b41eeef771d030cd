/// A fixed form of text: `(###) ### - ####`.
///
/// In a pattern `#` accepts a digit of any script, `A` a letter and `*` either; a character of `tokens` accepts what its
/// token accepts. `?` after one of these makes it optional and `+` lets it repeat. `\` quotes the next character. All
/// others are literals, which the mask writes itself.
///
/// What is typed gives the same field as the same text pasted, at once or in pieces, as long as the caret is not set in
/// between. A typed literal is recognized and shown. One that could be input, as the 1 of `+1 (###)`, counts as the
/// literal if the literal before it or after it is typed too, or if the text has more characters than the mask.
///
/// In a full mask an insertion replaces the characters after the caret, and the caret moves past the literals that
/// follow. A deletion closes up: what is after it moves into its place, as in `maskito` and `imask`, since the positions
/// of a mask have no meaning of their own. The fields of a ``LiveDate`` have one and stay where they are.
///
/// Of several patterns the first that has a position for all characters is used. Without one it is the pattern that a
/// part of the text fills, or that has positions for most of the first characters: the letter of `K5` stays when
/// another `5` is typed that no pattern has a position for.
///
/// ```swift
/// let phone = try InputMask("(###) ### - ####")
/// phone.display("5551234567")            // "(555) 123 - 4567"
/// phone.raw(of: "(555) 123 - 4567")      // "5551234567"
/// ```
public struct InputMask: Sendable {
  /// When literals appear.
  public enum Literals: Equatable, Hashable, Sendable {
    /// With the character after them.
    case lazy
    /// With the character before them.
    case eager
  }

  /// The end from which a mask is filled.
  public enum Fill: Equatable, Hashable, Sendable {
    case leading
    /// From the right, as on a till: `#+.##`.
    case trailing
  }

  let programs: [MaskProgram]
  /// Whether ASCII text can be formatted byte by byte.
  let takesBytes: Bool
  /// The patterns as they were given.
  public let patterns: [String]
  /// When literals appear, ``Literals/lazy`` by default.
  public let literals: Literals
  /// The end from which the mask is filled, ``Fill/leading`` by default.
  public let fill: Fill
  /// The character shown in empty positions; `nil`, the default, shows the text only as far as it was typed. An empty
  /// field shows none.
  public let guide: Character?
  /// Chooses among several patterns by the typed characters, instead of the best fit. An index out of range is clamped.
  public var choose: (@Sendable (_ raw: String) -> Int)? {
    didSet { prefixes = nil }
  }
  /// The choice as data, where it is one by the first digits.
  private(set) var prefixes: PrefixChoice?
  let symbols: [TokenSymbol]

  /// Chooses among several patterns by the first digits, instead of the best fit.
  public mutating func choose(by prefixes: PrefixChoice) {
    choose = { prefixes.pattern(for: $0) }
    self.prefixes = prefixes
  }

  /// The tokens of every mask unless `tokens` redefines them: `#`, `A` and `*`.
  public static var defaultTokens: [TokenSymbol] {
    [TokenSymbol("#", .digit), TokenSymbol("A", .letter), TokenSymbol("*", .alphanumeric)]
  }

  /// A character of a pattern and the token that it represents.
  public struct TokenSymbol: Sendable {
    /// The character in the pattern.
    public var symbol: Character
    /// The token that it represents.
    public var token: Token

    /// Creates a pair of a character and a token.
    public init(_ symbol: Character, _ token: Token) {
      self.symbol = symbol
      self.token = token
    }
  }

  /// Compiles a mask. The error contains the offset at which the pattern is wrong.
  public init(
    _ pattern: String, tokens: [Character: Token] = [:], literals: Literals = .lazy, fill: Fill = .leading,
    guide: Character? = nil
  ) throws(InputMaskError) {
    try self.init([pattern], tokens: tokens, literals: literals, fill: fill, guide: guide)
  }

  /// Compiles several masks, of which the best fitting one is used while the user types.
  public init(
    _ patterns: [String], tokens: [Character: Token] = [:], literals: Literals = .lazy, fill: Fill = .leading,
    guide: Character? = nil
  ) throws(InputMaskError) {
    try self.init(
      patterns, symbols: tokens.map { TokenSymbol($0.key, $0.value) }, literals: literals, fill: fill, guide: guide)
  }

  /// Compiles several masks with an array of tokens, of which a later one overrides an earlier.
  public init(
    _ patterns: [String], symbols: [TokenSymbol], literals: Literals, fill: Fill, guide: Character?
  ) throws(InputMaskError) {
    for item in symbols where item.symbol.is("\\") || item.symbol.is("?") || item.symbol.is("+") {
      throw InputMaskError(.reservedToken, pattern: 0, offset: 0)
    }
    let all = Self.defaultTokens + symbols
    if patterns.isEmpty { throw InputMaskError(.empty, pattern: 0, offset: 0) }
    var programs: [MaskProgram] = []
    for (number, pattern) in patterns.enumerated() {
      let program = try MaskProgram(pattern, number: number, tokens: all, fill: fill)
      if let guide, program.takes(guide) || guide.isNewline {
        throw InputMaskError(.unusableGuide, pattern: number, offset: 0)
      }
      programs.append(program)
    }
    self.programs = programs
    self.symbols = symbols
    takesBytes =
      fill == .leading && (guide == nil || guide?.asciiByte != nil) && programs.allSatisfy { $0.isASCII }
    self.patterns = patterns
    self.literals = literals
    self.fill = fill
    self.guide = guide
  }

  /// The formatted text for characters with or without literals. Characters that do not fit are dropped.
  public func display(_ raw: String) -> String {
    adopt(raw).text
  }

  /// The typed characters of a text that the mask has formatted: those in tokens, and the separators that end optional
  /// and repeated tokens.
  public func raw(of text: String) -> String {
    adopt(text).significantText
  }

  /// Whether a text fills the mask.
  public func isComplete(_ text: String) -> Bool {
    let shown = adopt(text).text
    return programs.contains { $0.isFilled(by: shown) }
  }
}

extension EditFormat.Output {
  /// The significant characters of the text.
  public var significantText: String {
    var result = ""
    var offset = 0
    for character in text {
      if significance.contains(offset) { result.append(character) }
      offset += character.utf16Count
    }
    return result
  }
}
