/// What decides which tokens a number takes: the parts of a shape that an edit needs, without references.
struct NumberRules: Sendable {
  /// The token of the decimal separator.
  let decimalSign: UInt8
  /// The token of the grouping separator; ``NumberToken/none`` if that is never taken for a decimal one.
  let groupingSign: UInt8
  /// The number of digits in the group before the decimal separator.
  let group: Int
  let fractionLimit: Int
  let integerLimit: Int?
  let allowsNegative: Bool

  init(_ shape: NumberShape) {
    decimalSign = Self.sign(shape.decimalSeparator)
    let read = Self.sign(shape.readGroupingSeparator ?? shape.groupingSeparator)
    groupingSign = read == NumberToken.otherDecimal || read == decimalSign ? NumberToken.none : read
    group = shape.primaryGroup > 0 ? shape.primaryGroup : 3
    fractionLimit = shape.fractionLimit
    integerLimit = shape.integerLimit
    allowsNegative = shape.allowsNegative
  }

  private static func sign(_ separator: String) -> UInt8 {
    switch separator.unicodeScalars.first {
    case ".", "\u{FF0E}": NumberToken.point
    case ",", "\u{FF0C}", "\u{3001}", "\u{60C}": NumberToken.comma
    default: NumberToken.otherDecimal
    }
  }
}
