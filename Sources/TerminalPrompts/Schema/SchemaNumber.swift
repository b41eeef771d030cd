import Foundation
import Platen

/// A number as it is typed.
enum SchemaNumber {
  /// The number in JSON; nil where the text is none. The digits stay as they are typed where JSON has them too.
  static func literal(_ text: String, isWhole: Bool) -> String? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if JSONReader.isNumber(text) {
      guard isWhole, !text.allSatisfy({ $0 == "-" || $0.isWholeNumber }) else { return text }
      return Decimal(literal: text).flatMap { $0.isWhole ? "\($0)" : nil }
    }
    guard text.contains(where: \.isNumber),
      let value = try? Decimal.FormatStyle.allDigits.following().wholeValue(of: text)
    else { return nil }
    return isWhole && !value.isWhole ? nil : "\(value)"
  }

  /// Why a value is not such a number; nil where it is.
  static func mismatch(of value: JSONValue, isWhole: Bool) -> String? {
    guard case .number(let digits) = value else { return Prompt.words("A number is needed.") }
    return isWhole && literal(digits, isWhole: true) == nil ? Prompt.words("A whole number is needed.") : nil
  }

  static func value(_ text: String) -> Double? { literal(text, isWhole: false).flatMap(Double.init) }
}

extension Decimal.FormatStyle {
  /// Shows all digits that a number has.
  package static var allDigits: Self { .number.precision(.fractionLength(0...38)) }
}

extension Decimal {
  /// A number with a point and without grouping; nil where it has more digits than a decimal number. The caller has
  /// checked the text, after whose number other characters are ignored.
  package init?(literal text: String) {
    guard Self.holdsDigits(of: text) else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  package var isWhole: Bool {
    var (value, whole) = (self, Decimal())
    NSDecimalRound(&whole, &value, 0, .plain)
    return value == whole
  }
}
