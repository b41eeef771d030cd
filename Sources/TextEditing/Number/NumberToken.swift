/// The parts of a typed number, independent of script and locale. 0 to 9 are digits.
enum NumberToken {
  static let decimal: UInt8 = 10
  static let exponent: UInt8 = 11
  static let exponentMinus: UInt8 = 12
  static let minus: UInt8 = 13
  static let plus: UInt8 = 14
  /// The locale's grouping separator, or a character that separates groups somewhere.
  static let grouping: UInt8 = 15
  /// A separator of either kind; its context decides.
  static let separator: UInt8 = 16
  static let open: UInt8 = 17
  static let none: UInt8 = 255
}

extension LiveNumber {
  /// The meaning of a character in a number of this shape.
  func classify(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x2D: NumberToken.minus
    case 0x2B: NumberToken.plus
    case 0x2E: point
    case 0x2C: comma
    case 0x20, 0x27, 0x5F: NumberToken.grouping
    case 0x65, 0x45: shape.allowsExponent ? NumberToken.exponent : NumberToken.none
    case 0x28: NumberToken.open
    default: symbol(byte)
    }
  }

  /// A separator that is neither point nor comma, as the `$` of Cape Verde's amounts.
  private func symbol(_ byte: UInt8) -> UInt8 {
    if decimalScalar?.value == UInt32(byte) { return NumberToken.decimal }
    return groupingScalar?.value == UInt32(byte) ? NumberToken.grouping : NumberToken.none
  }

  func classify(_ character: Character) -> UInt8 {
    if let byte = character.asciiByte { return classify(byte) }
    if let scalar = character.only { return classify(scalar) }
    if decimalCharacter?.isSame(as: character) == true { return NumberToken.decimal }
    return groupingCharacter?.isSame(as: character) == true ? NumberToken.grouping : NumberToken.none
  }

  /// A scalar that is not ASCII.
  func classify(_ scalar: Unicode.Scalar) -> UInt8 {
    if let digit = scalar.decimalDigit { return digit }
    if scalar == decimalScalar { return NumberToken.decimal }
    if scalar == groupingScalar { return NumberToken.grouping }
    switch scalar {
    case "\u{2212}", "\u{FE63}", "\u{FF0D}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{207B}", "\u{208B}":
      return NumberToken.minus
    case "\u{66B}": return NumberToken.decimal  // Arabic decimal separator
    case "\u{FF0E}": return point
    case "\u{FF0C}", "\u{3001}", "\u{60C}": return comma
    case "\u{66C}", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2019}": return NumberToken.grouping
    case "\u{FF0B}": return NumberToken.plus
    case "\u{FF08}": return NumberToken.open
    default: return NumberToken.none
    }
  }
}

/// The number in a field while an edit is applied to it.
struct NumberEdit {
  /// The largest number of digits and signs in a field: three times as many as the greatest `Double` has.
  static let longest = 1_000

  var tokens: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  /// The number of tokens left of the edit's end.
  var left = 0
  var isNegative = false

  /// Appends a token.
  mutating func append(_ token: UInt8) {
    guard count < tokens.count else { return }
    tokens[count] = token
    count += 1
  }

  /// Removes the token at an index.
  mutating func remove(at index: Int) {
    var index = index
    while index + 1 < count {
      tokens[index] = tokens[index + 1]
      index += 1
    }
    count -= 1
  }

  func firstIndex(of token: UInt8, from start: Int = 0) -> Int? {
    var index = start
    while index < count {
      if tokens[index] == token { return index }
      index += 1
    }
    return nil
  }

  /// The first token that is not a digit: the end of the whole part.
  var integerEnd: Int {
    var index = 0
    while index < count, tokens[index] < 10 { index += 1 }
    return index
  }

  /// The number of digits after the decimal separator.
  var fractionCount: Int {
    guard let start = firstIndex(of: NumberToken.decimal) else { return 0 }
    var index = start + 1
    while index < count, tokens[index] < 10 { index += 1 }
    return index - start - 1
  }

  /// The number's magnitude without its exponent, with the precision of a `Double`.
  var magnitude: Double {
    var value = 0.0
    var scale = 0.0
    var index = 0
    while index < count {
      let token = tokens[index]
      if token < 10 {
        value = value * 10 + Double(token)
        if scale > 0 { scale *= 10 }
      } else if token == NumberToken.decimal {
        scale = 1
      } else {
        break
      }
      index += 1
    }
    return scale > 1 ? value / scale : value
  }
}
