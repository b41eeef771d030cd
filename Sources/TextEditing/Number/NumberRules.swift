/// What decides which tokens a number takes: the parts of a shape that an edit needs, without references.
struct NumberRules: Sendable {
  /// The token of the decimal separator.
  let decimalSign: UInt8
  /// The token of the grouping separator; ``NumberToken/none`` if that is never taken for a decimal one.
  let groupingSign: UInt8
  /// The signs that are in the prefix or the suffix, as the point of `kr.`, as a set of bits.
  private let affixSigns: UInt8
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
    var signs: UInt8 = 0
    for affix in [shape.positivePrefix, shape.positiveSuffix, shape.negativePrefix, shape.negativeSuffix] {
      for scalar in affix.unicodeScalars { if let token = NumberToken.sign(scalar) { signs |= Self.bit(token) } }
    }
    affixSigns = signs
  }

  /// Whether a sign behind digits may separate groups: the locale's own, and in whole numbers a point or a comma that is
  /// not the decimal sign. Arabic's decimal separator is the decimal sign everywhere.
  func separatesGroups(_ token: UInt8) -> Bool {
    token == groupingSign
      || fractionLimit == 0 && token != decimalSign && token != NumberToken.otherDecimal
  }

  /// Whether a key of this token may be one of the symbol's own.
  func affixesHave(_ token: UInt8) -> Bool { NumberToken.isSign(token) && affixSigns & Self.bit(token) != 0 }

  private static func bit(_ sign: UInt8) -> UInt8 { 1 << (sign - NumberToken.point) }

  private static func sign(_ separator: String) -> UInt8 {
    separator.unicodeScalars.first.flatMap(NumberToken.sign) ?? NumberToken.otherDecimal
  }
}
