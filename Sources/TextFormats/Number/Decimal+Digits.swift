import Foundation

extension Decimal {
  /// The significant digits that any decimal number of so many has.
  package static let digitLimit = 38

  /// Whether a decimal number has all digits of the one that is written, with any signs and groups. Foundation rounds
  /// one with more to what fits, without an error.
  package static func holdsDigits(of text: String) -> Bool {
    var mantissa = text[...]
    if let mark = text.lastIndex(where: { $0 == "e" || $0 == "E" }),
      text[..<mark].last?.isWholeNumber ?? false, text[mark...].last?.isWholeNumber ?? false
    {
      mantissa = text[..<mark]
    }
    // Zeros at either end are a matter of the exponent.
    let digits = mantissa.compactMap(\.wholeNumberValue).drop { $0 == 0 }
    let last = digits.lastIndex { $0 != 0 }
    return last.map { $0 - digits.startIndex < digitLimit } ?? true
  }
}
