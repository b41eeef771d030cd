extension InputMask {
  /// A position in a mask that accepts a character.
  public struct Token: Sendable {
    /// The characters that a token accepts.
    public enum Class: Sendable {
      /// A decimal digit of any script; shown as 0 to 9.
      case digit
      /// A letter of any script.
      case letter
      /// A digit or a letter.
      case alphanumeric
      /// One of the characters of a string.
      case characters(String)
      /// The characters for which the function returns true.
      case matching(@Sendable (Character) -> Bool)
    }

    /// The change that a token makes to a character.
    public enum Transform: Equatable, Hashable, Sendable {
      case none
      case lowercased
      case uppercased
    }

    /// The characters that the token accepts.
    public var accepts: Class
    /// The change made to an accepted character.
    public var transform: Transform

    /// Creates a token, by default without a transform.
    public init(_ accepts: Class, transform: Transform = .none) {
      self.accepts = accepts
      self.transform = transform
    }

    /// Accepts a decimal digit of any script, shown as 0 to 9.
    public static var digit: Token { Token(.digit) }
    /// Accepts a letter of any script.
    public static var letter: Token { Token(.letter) }
    /// Accepts a digit or a letter of any script.
    public static var alphanumeric: Token { Token(.alphanumeric) }

    /// The token with accepted characters in lower case.
    public var lowercased: Token { Token(accepts, transform: .lowercased) }
    /// The token with accepted characters in upper case.
    public var uppercased: Token { Token(accepts, transform: .uppercased) }

    private static func holds(_ set: String, _ character: Character) -> Bool {
      set.contains { $0.isSame(as: character) }
    }

    /// The character as the token shows it; `nil` if the token does not accept it.
    func take(_ character: Character) -> Character? {
      let taken: Character
      switch accepts {
      case .digit:
        guard let digit = character.decimalDigit else { return nil }
        return Character(Unicode.Scalar(0x30 + digit))
      case .letter:
        guard character.isMaskLetter else { return nil }
        taken = character
      case .alphanumeric:
        if let digit = character.decimalDigit { return Character(Unicode.Scalar(0x30 + digit)) }
        guard character.isMaskLetter else { return nil }
        taken = character
      case .characters(let set):
        // A set with one case accepts the other if the transform maps it into the set.
        if Self.holds(set, character) {
          taken = character
        } else if transform != .none, Self.holds(set, transform.apply(character)) {
          return transform.apply(character)
        } else {
          return nil
        }
      case .matching(let predicate):
        guard predicate(character) else { return nil }
        taken = character
      }
      return transform.apply(taken)
    }
  }
}

extension InputMask.Token.Transform {
  /// A character whose other case is several characters, as ß, stays as it is.
  func apply(_ character: Character) -> Character {
    let mapped: String
    switch self {
    case .none: return character
    case .lowercased: mapped = character.inLowercase
    case .uppercased: mapped = character.inUppercase
    }
    guard let first = mapped.first, mapped.index(after: mapped.startIndex) == mapped.endIndex else { return character }
    return first
  }
}
