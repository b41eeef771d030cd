/// The parts of a typed number, independent of script and locale. 0 to 9 are digits.
enum NumberToken {
  /// The decimal sign of a number in a field.
  static let decimal: UInt8 = 10
  static let exponent: UInt8 = 11
  static let exponentMinus: UInt8 = 12
  static let minus: UInt8 = 13
  static let plus: UInt8 = 14
  /// A sign that separates groups and is never a decimal sign, such as a space.
  static let grouping: UInt8 = 15
  /// A point, a comma, or another sign that is the decimal one somewhere. What it means is decided by its place.
  static let point: UInt8 = 16
  static let comma: UInt8 = 17
  static let otherDecimal: UInt8 = 18
  static let open: UInt8 = 19
  /// A character that is not seen, such as a mark of the direction of text.
  static let invisible: UInt8 = 252
  /// A sign of currency or another symbol.
  static let symbol: UInt8 = 253
  /// Any other character.
  static let none: UInt8 = 255

  /// Whether a token may be the decimal sign.
  static func isSign(_ token: UInt8) -> Bool { token >= point && token <= otherDecimal }

  /// What a point, a comma, or another decimal sign is in any script; `nil` for other scalars. The period key of input
  /// methods for Chinese and Japanese types an ideographic full stop.
  static func sign(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case ".", "\u{FF0E}", "\u{3002}", "\u{FF61}": point
    case ",", "\u{FF0C}", "\u{3001}", "\u{FF64}", "\u{60C}": comma
    case "\u{66B}": otherDecimal  // Arabic decimal separator
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the ways to write a minus sign. The hyphen key of input methods for Japanese types the
  /// sign for a long vowel.
  var isMinus: Bool {
    switch self {
    case "-", "\u{2212}", "\u{FE63}", "\u{FF0D}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{207B}",
      "\u{208B}", "\u{30FC}", "\u{FF70}":
      true
    default: false
    }
  }
}

extension LiveNumber {
  /// The meaning of a character in a number of this shape.
  func classify(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x2D: NumberToken.minus
    case 0x2B: NumberToken.plus
    case 0x2E: NumberToken.point
    case 0x2C: NumberToken.comma
    case 0x65, 0x45: shape.allowsExponent ? NumberToken.exponent : NumberToken.none
    case 0x28: NumberToken.open
    // A slash belongs to abbreviations, as in `B/.`.
    case 0x2F, 0x41...0x5A, 0x61...0x7A: NumberToken.none
    default: symbol(byte)
    }
  }

  /// A separator that is neither point nor comma, as the `$` of Cape Verde's amounts.
  private func symbol(_ byte: UInt8) -> UInt8 {
    if decimalScalar?.value == UInt32(byte) { return NumberToken.otherDecimal }
    if groupingScalar?.value == UInt32(byte) { return NumberToken.grouping }
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, 0x27, 0x5F: return NumberToken.grouping
    default: return NumberToken.symbol
    }
  }

  func classify(_ character: Character) -> UInt8 {
    if let byte = character.asciiByte { return classify(byte) }
    if let scalar = character.only { return classify(scalar) }
    if decimalCharacter?.isSame(as: character) == true { return NumberToken.otherDecimal }
    return groupingCharacter?.isSame(as: character) == true ? NumberToken.grouping : NumberToken.none
  }

  /// A scalar that is not ASCII.
  func classify(_ scalar: Unicode.Scalar) -> UInt8 {
    if let digit = scalar.decimalDigit { return digit }
    if scalar.isMinus { return NumberToken.minus }
    if let sign = NumberToken.sign(scalar) { return sign }
    if scalar == decimalScalar { return NumberToken.otherDecimal }
    if scalar == groupingScalar { return NumberToken.grouping }
    switch scalar {
    case "\u{66C}", "\u{2019}", "\u{FF07}": return NumberToken.grouping
    case "\u{FF0B}": return NumberToken.plus
    case "\u{FF08}": return NumberToken.open
    case "\u{61C}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
      return NumberToken.invisible
    case "\u{A2}"..."\u{A5}", "\u{20A0}"..."\u{20CF}", "\u{FF04}", "\u{FFE0}"..."\u{FFE6}": return NumberToken.symbol
    default: return scalar.isSpace ? NumberToken.grouping : NumberToken.none
    }
  }
}
