/// A fixed shape for text: `(###) ### - ####`.
///
/// In a pattern `#` takes a digit of any script, `A` a letter and `*` either; a character of `tokens` takes what its
/// token says. `?` after one of these makes it optional and `+` lets it repeat. `\` quotes the next character. All else
/// are literals, which the mask writes itself.
///
/// Of several patterns the first that takes all characters is used, or else the one that takes most.
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

  /// From which end a mask fills.
  public enum Fill: Equatable, Hashable, Sendable {
    case leading
    /// From the right, as on a till: `#+.##`.
    case trailing
  }

  let programs: [MaskProgram]
  /// Whether ASCII text can be formatted byte by byte.
  let takesBytes: Bool
  public let patterns: [String]
  public let literals: Literals
  public let fill: Fill
  /// What stands in empty places; `nil` shows the text only as far as it goes. An empty field shows none.
  public let guide: Character?
  /// Chooses among several patterns by what is in the field, in place of the best fit. Out of range is clamped.
  public var choose: (@Sendable (_ raw: String) -> Int)?

  /// The tokens every mask has unless `tokens` redefines them.
  public static var defaultTokens: [TokenSymbol] {
    [TokenSymbol("#", .digit), TokenSymbol("A", .letter), TokenSymbol("*", .alphanumeric)]
  }

  /// A character of a pattern and the token it stands for.
  public struct TokenSymbol: Sendable {
    public var symbol: Character
    public var token: Token

    public init(_ symbol: Character, _ token: Token) {
      self.symbol = symbol
      self.token = token
    }
  }

  /// Compiles a mask. Throws at the place where the pattern is wrong.
  public init(
    _ pattern: String, tokens: [Character: Token] = [:], literals: Literals = .lazy, fill: Fill = .leading,
    guide: Character? = nil
  ) throws(InputMaskError) {
    try self.init([pattern], tokens: tokens, literals: literals, fill: fill, guide: guide)
  }

  /// Compiles several masks, of which the best fitting one is used as one types.
  public init(
    _ patterns: [String], tokens: [Character: Token] = [:], literals: Literals = .lazy, fill: Fill = .leading,
    guide: Character? = nil
  ) throws(InputMaskError) {
    try self.init(
      patterns, symbols: tokens.map { TokenSymbol($0.key, $0.value) }, literals: literals, fill: fill, guide: guide)
  }

  /// Compiles several masks with tokens in a list, of which a later one overrides an earlier.
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
    takesBytes =
      fill == .leading && (guide == nil || guide?.asciiByte != nil) && programs.allSatisfy { $0.isASCII }
    self.patterns = patterns
    self.literals = literals
    self.fill = fill
    self.guide = guide
  }

  /// The text shown for characters without literals, or with them.
  public func display(_ raw: String) -> String {
    adopt(raw).text
  }

  /// The characters that carry information in a text that the mask has formatted: those in tokens, and the separators
  /// that end optional and repeated ones.
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
      offset += character.utf16.count
    }
    return result
  }
}
