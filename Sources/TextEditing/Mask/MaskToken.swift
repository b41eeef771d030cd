extension InputMask {
  /// A place in a mask that takes a character.
  public struct Token: Sendable {
    /// Which characters a token takes.
    public enum Class: Sendable {
      /// A decimal digit of any script; shown as 0 to 9.
      case digit
      /// A letter of any script.
      case letter
      /// A digit or a letter.
      case alphanumeric
      /// One of the characters of a string.
      case characters(String)
      /// Whatever the function takes.
      case matching(@Sendable (Character) -> Bool)
    }

    /// What becomes of a character that a token takes.
    public enum Transform: Equatable, Hashable, Sendable {
      case none
      case lowercased
      case uppercased
    }

    public var accepts: Class
    public var transform: Transform

    public init(_ accepts: Class, transform: Transform = .none) {
      self.accepts = accepts
      self.transform = transform
    }

    public static var digit: Token { Token(.digit) }
    public static var letter: Token { Token(.letter) }
    public static var alphanumeric: Token { Token(.alphanumeric) }

    /// The token with what it takes in lower case.
    public var lowercased: Token { Token(accepts, transform: .lowercased) }
    /// The token with what it takes in upper case.
    public var uppercased: Token { Token(accepts, transform: .uppercased) }

    private static func holds(_ set: String, _ character: Character) -> Bool {
      set.contains { $0.isSame(as: character) }
    }

    /// The character as the token shows it, `nil` if it takes no such character.
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
        // A set that names one case takes the other where the transform makes it the one named.
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
    case .lowercased: mapped = character.lowercased()
    case .uppercased: mapped = character.uppercased()
    }
    guard let first = mapped.first, mapped.index(after: mapped.startIndex) == mapped.endIndex else { return character }
    return first
  }
}
