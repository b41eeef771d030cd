/// What decides which tokens a number takes: the parts of a shape that an edit needs, without references.
struct NumberRules: Sendable {
  /// The token of the decimal separator.
  let decimalSign: UInt8
  /// The token of the grouping separator; ``NumberToken/none`` if that is never taken for a decimal one.
  let groupingSign: UInt8
  /// Whether the prefix or the suffix has a point, a comma, or another sign that is the decimal one somewhere, as the
  /// point of `kr.`.
  private let affixHasPoint: Bool
  private let affixHasComma: Bool
  private let affixHasOther: Bool
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
    let affixes = [shape.positivePrefix, shape.positiveSuffix, shape.negativePrefix, shape.negativeSuffix]
    let signs = Set(affixes.joined().unicodeScalars.compactMap(Self.token))
    affixHasPoint = signs.contains(NumberToken.point)
    affixHasComma = signs.contains(NumberToken.comma)
    affixHasOther = signs.contains(NumberToken.otherDecimal)
  }

  /// Whether a key of this token may be one of the symbol's own.
  func affixesHave(_ token: UInt8) -> Bool {
    switch token {
    case NumberToken.point: affixHasPoint
    case NumberToken.comma: affixHasComma
    case NumberToken.otherDecimal: affixHasOther
    default: false
    }
  }

  private static func sign(_ separator: String) -> UInt8 {
    separator.unicodeScalars.first.flatMap(token) ?? NumberToken.otherDecimal
  }

  private static func token(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case ".", "\u{FF0E}": NumberToken.point
    case ",", "\u{FF0C}", "\u{3001}", "\u{60C}": NumberToken.comma
    case "\u{66B}": NumberToken.otherDecimal
    default: nil
    }
  }
}
