import TextEditing

/// A decimal number, to be written without an exponent.
struct PlainNumber {
  private let isNegative: Bool
  private let whole: String
  private let fraction: String

  /// The largest power of ten, either way: beyond that of any `Double` and `Decimal` that is not zero.
  private static let largestPower = 700

  /// Reads a number in ASCII (`-1.5e-3`), as `LiveNumber.canonical(_:)` returns it. Nil for one with an exponent that
  /// is too large, or for another text.
  init?(_ text: String) {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let power = parts.count == 1 ? 0 : Int(parts[1]),
      abs(power) <= Self.largestPower
    else { return nil }
    isNegative = parts[0].first == "-"
    let mantissa = parts[0].dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(mantissa.count), mantissa.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return nil }
    var digits = Array(mantissa.joined())
    guard !digits.isEmpty else { return nil }
    var point = mantissa[0].count + power
    if point < 1 {
      digits.insert(contentsOf: repeatElement("0", count: 1 - point), at: 0)
      point = 1
    }
    if point > digits.count { digits += repeatElement("0", count: point - digits.count) }
    whole = String(digits[..<point])
    fraction = String(digits[point...])
  }

  /// The number in the digits and with the signs of a shape, without groups.
  func text(_ shape: NumberShape) -> String {
    let text = unsignedText(shape)
    return isNegative
      ? shape.negativePrefix + text + shape.negativeSuffix : shape.positivePrefix + text + shape.positiveSuffix
  }

  /// The same without what the shape has around the digits, and a hyphen as the minus.
  func bareText(_ shape: NumberShape) -> String { (isNegative ? "-" : "") + unsignedText(shape) }

  private func unsignedText(_ shape: NumberShape) -> String {
    func digits(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.compactMap(\.wholeNumberValue).compactMap { Unicode.Scalar(shape.zero.value + UInt32($0)) }))
    }
    return digits(whole) + (fraction.isEmpty ? "" : shape.decimalSeparator + digits(fraction))
  }
}
