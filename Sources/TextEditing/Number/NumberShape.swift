/// The form of a number: its digits, separators, signs, prefix and suffix.
public struct NumberShape: Equatable, Sendable {
  /// The digit zero of the field's script; the other digits follow it.
  public var zero: Unicode.Scalar = "0"
  /// The separator before the fraction.
  public var decimalSeparator = "."
  /// The separator between groups of digits; empty for no grouping.
  public var groupingSeparator = ","
  /// The sign that separates groups in what is typed and pasted, for a shape that writes no groups; `nil`, the default,
  /// for ``groupingSeparator``.
  public var readGroupingSeparator: String?
  /// The number of digits in the group before the decimal separator.
  public var primaryGroup = 3
  /// The number of digits in the groups before that one: 3, or 2 for lakh and crore.
  public var secondaryGroup = 3
  /// The number of digits that must precede the first separator: 2 in Spanish and Polish, which write 1234 and 12.345.
  public var minimumGrouping = 1
  /// The text before a number that is not negative, such as a currency symbol.
  public var positivePrefix = ""
  /// The text after a number that is not negative, such as a percent sign.
  public var positiveSuffix = ""
  /// The prefix of a negative number, its sign included.
  public var negativePrefix = "-"
  /// The text after a negative number.
  public var negativeSuffix = ""
  /// The largest number of digits after the decimal separator, 0 for a whole number.
  public var fractionLimit = 6
  /// The least number of digits after it that the text of a value has, 0 by default. What is typed may have fewer.
  public var fractionMinimum = 0
  /// The largest number of digits before it; `nil` for no limit.
  public var integerLimit: Int?
  /// Whether `e` and an exponent can be typed, as in `1.5e-3`; false by default.
  public var allowsExponent = false
  /// The least value as it is shown; `nil` for none. Typing can't go beyond a bound from which further typing leads
  /// only farther away; a number that is not yet in the range but can reach it is accepted.
  public var minimum: Double?
  /// The greatest value as it is shown; `nil` for none. See ``minimum``.
  public var maximum: Double?

  /// Creates the form of decimal numbers in US English: `-1,234.56`.
  public init() {}

  /// Creates the form of decimal numbers in other signs.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The separator before the fraction.
  ///   - groupingSeparator: The separator between groups of three digits; empty for no grouping.
  ///   - prefix: The text before the digits, behind the minus sign of a negative number.
  ///   - suffix: The text after the digits.
  ///   - fractionLimit: The largest number of digits after the decimal separator, 0 for a whole number.
  ///   - fractionMinimum: The least number of them that the text of a value has.
  ///   - minimum: The least value; `nil` for none.
  ///   - maximum: The greatest value; `nil` for none.
  public init(
    decimalSeparator: String = ".", groupingSeparator: String = ",", prefix: String = "", suffix: String = "",
    fractionLimit: Int = 6, fractionMinimum: Int = 0, minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    positivePrefix = prefix
    positiveSuffix = suffix
    negativePrefix = "-" + prefix
    negativeSuffix = suffix
    self.fractionLimit = fractionLimit
    self.fractionMinimum = fractionMinimum
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Decimal numbers in US English: `-1,234.56`.
  public static var decimal: NumberShape { NumberShape() }

  /// Whole numbers in US English: `-1,234`.
  public static var whole: NumberShape { NumberShape(fractionLimit: 0) }

  /// Percentages in US English: `12.5%`. Their values are as they are shown, 12.5 in this example.
  public static var percent: NumberShape { NumberShape(suffix: "%") }

  /// Amounts in US English with a symbol before them: `$1,234.50`.
  public static func currency(_ symbol: String = "$", fractionDigits: Int = 2) -> NumberShape {
    NumberShape(prefix: symbol, fractionLimit: fractionDigits, fractionMinimum: fractionDigits)
  }

  /// Whether a minus sign can be typed.
  var allowsNegative: Bool { (minimum ?? -1) < 0 }
}

/// A piece of text prepared for writing: its UTF-8 and its length in UTF-16.
struct NumberSymbol: Sendable {
  let bytes: [UInt8]
  let units: Int

  init(_ string: String) {
    bytes = Array(string.utf8)
    units = string.utf16Count
  }
}

/// The prefix of a number, with the sign found in it.
struct NumberAffix: Sendable {
  let string: String
  let symbol: NumberSymbol
  /// The UTF-16 offsets of the sign, which the user types and deletes.
  let sign: Range<Int>?

  init(_ string: String, isNegative: Bool) {
    self.string = string
    symbol = NumberSymbol(string)
    var found: Range<Int>?
    var offset = 0
    for character in string {
      let width = character.utf16Count
      if isNegative, found == nil, character.isMinus || character.is("(") || character.is("（") {
        found = offset..<offset + width
      }
      offset += width
    }
    sign = found
  }
}

extension Character {
  /// Whether the character is one of the ways to write a minus sign.
  package var isMinus: Bool { only?.isMinus == true }
}
