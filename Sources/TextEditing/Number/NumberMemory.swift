/// What a number remembers of how it was typed, as long as it is typed at its end.
///
/// A point or a comma may be the decimal sign or separate groups. Which of them it is shows only by what follows.
struct NumberMemory {
  /// The sign that is shown as the decimal one; ``NumberToken/none`` for the shape's own, or if there is none.
  var decimal = NumberToken.none
  /// Whether the decimal sign turns out to separate groups when a whole group follows it.
  var mayGroup = false
  /// The sign that is known to separate groups; ``NumberToken/none`` for none.
  var grouped = NumberToken.none
  /// Whether a fraction is being typed that the shape does not show.
  var isFractionHidden = false
  /// Whether that fraction has digits.
  var hasHiddenDigits = false
  /// Whether the number has ended, with a sign behind it.
  var isClosed = false
  /// Whether a letter was typed last. A sign behind it ends an abbreviation, as in `Rs. 500`.
  var isAfterWord = false

  init() {}

  /// Unpacks the memory of a format.
  init(_ bits: UInt8) {
    decimal = Self.sign(bits & 3)
    grouped = Self.sign(bits >> 2 & 3)
    // A sign that may separate groups is shown, and no fraction is hidden then.
    let fraction = bits >> 4 & 3
    mayGroup = fraction == 1
    isFractionHidden = fraction > 1
    hasHiddenDigits = fraction == 3
    isClosed = bits & 64 != 0
    isAfterWord = bits & 128 != 0
  }

  /// The memory as a format keeps it.
  var bits: UInt8 {
    let fraction: UInt8 = isFractionHidden ? hasHiddenDigits ? 3 : 2 : mayGroup ? 1 : 0
    return Self.bits(decimal) | Self.bits(grouped) << 2 | fraction << 4 | (isClosed ? 64 : 0)
      | (isAfterWord ? 128 : 0)
  }

  private static func sign(_ bits: UInt8) -> UInt8 { bits == 0 ? NumberToken.none : NumberToken.point + bits - 1 }
  private static func bits(_ sign: UInt8) -> UInt8 { NumberToken.isSign(sign) ? sign - NumberToken.point + 1 : 0 }
}
