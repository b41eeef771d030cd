/// The error of a mask that doesn't compile.
public struct InputMaskError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason why a mask doesn't compile.
  public enum Reason: Equatable, Hashable, Sendable {
    /// There is no pattern, or it is empty.
    case empty
    /// The pattern contains no token.
    case noToken
    /// `\` with nothing after it.
    case nothingQuoted
    /// A second `?` or `+` after a token.
    case repeatedQuantifier
    /// `\`, `?` or `+` as a custom token.
    case reservedToken
    /// `?`, or `+` anywhere but on the first token, in a mask that fills from the end.
    case quantifierInTrailingFill
    /// A guide that a token accepts as input, or that is no visible character.
    case unusableGuide
  }

  /// The reason.
  public var reason: Reason
  /// The index of the pattern, from 0.
  public var pattern: Int
  /// The UTF-16 offset in the pattern.
  public var offset: Int

  /// Creates an error.
  public init(_ reason: Reason, pattern: Int, offset: Int) {
    self.reason = reason
    self.pattern = pattern
    self.offset = offset
  }

  /// The pattern, counted from 1, the offset and the reason in English.
  public var description: String {
    let place = "mask \(pattern + 1), offset \(offset): "
    switch reason {
    case .empty: return place + "the mask is empty"
    case .noToken: return place + "nothing in the mask takes a character"
    case .nothingQuoted: return place + "'\\' quotes the character after it, and there is none"
    case .repeatedQuantifier: return place + "the token before already has '?' or '+'"
    case .reservedToken: return place + "'\\', '?' and '+' can't be tokens"
    case .quantifierInTrailingFill: return place + "a mask that fills from the end allows only '+', on its first token"
    case .unusableGuide: return place + "the guide is a character that the mask takes as input"
    }
  }
}
