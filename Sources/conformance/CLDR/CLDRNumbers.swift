import Foundation

/// How numbers are written in a locale, by CLDR's symbols and patterns alone.
struct CLDRNumbers {
  var digits: [String]
  var decimal: String
  var group: String
  var currencyDecimal: String
  var currencyGroup: String
  var minus: String
  var plus: String
  var percent: String
  var minimumGroupingDigits: Int
  var decimalPattern: NumberPattern
  var percentPattern: NumberPattern
  var currencyPattern: NumberPattern
  var currencySymbol: (String) -> String
  var currencyFractionDigits: (String) -> Int

  func decimalText(_ value: Decimal) -> String {
    write(value, decimalPattern, decimalPattern.fractionDigits, decimal, group)
  }

  func percentText(_ value: Decimal) -> String {
    write(value * 100, percentPattern, percentPattern.fractionDigits, decimal, group)
  }

  func currencyText(_ value: Decimal, _ code: String) -> String {
    let digits = currencyFractionDigits(code)
    return write(value, currencyPattern, digits...digits, currencyDecimal, currencyGroup, currencySymbol(code))
  }

  /// Writes a number that has no more fraction digits than the pattern.
  private func write(
    _ value: Decimal, _ pattern: NumberPattern, _ fractionDigits: ClosedRange<Int>, _ decimal: String, _ group: String,
    _ currency: String = ""
  ) -> String {
    let sides = abs(value).description.split(separator: ".").map(String.init)
    let fraction = sides.count > 1 ? sides[1] : ""
    var text = grouped(sides[0], pattern, group)
    let count = max(fraction.count, fractionDigits.lowerBound)
    if count > 0 { text += decimal + localized(fraction.padding(toLength: count, withPad: "0", startingAt: 0)) }
    let prefix = value < 0 ? pattern.negativePrefix : pattern.prefix
    let suffix = value < 0 ? pattern.negativeSuffix : pattern.suffix
    // Between letters of a currency and a digit is a space, though the pattern has none.
    let space = "\u{A0}"
    let before = prefix.last == .currency && currency.last.map(Self.needsSpace) == true ? space : ""
    let after = suffix.first == .currency && currency.first.map(Self.needsSpace) == true ? space : ""
    return written(prefix, currency) + before + text + after + written(suffix, currency)
  }

  /// A currency's end that is neither a symbol nor a space.
  private static func needsSpace(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  private func grouped(_ integer: String, _ pattern: NumberPattern, _ group: String) -> String {
    guard let sizes = pattern.group, integer.count >= sizes.last + minimumGroupingDigits else {
      return localized(integer)
    }
    var rest = Substring(integer)
    var parts = [localized(String(rest.suffix(sizes.last)))]
    rest = rest.dropLast(sizes.last)
    while !rest.isEmpty {
      parts.append(localized(String(rest.suffix(sizes.others))))
      rest = rest.dropLast(sizes.others)
    }
    return parts.reversed().joined(separator: group)
  }

  private func localized(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { self.digits[$0] }.joined()
  }

  private func written(_ affix: [NumberPattern.Part], _ currency: String) -> String {
    affix.map { part in
      switch part {
      case .minus: minus
      case .plus: plus
      case .percent: percent
      case .currency: currency
      case .text(let character): String(character)
      }
    }.joined()
  }
}
