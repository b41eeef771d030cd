import Foundation
import SwiftUI

/// Numbers as CLDR's data write them, entered into a field of that locale under `liveFormatting()`: it then has to have
/// the value, and to show the text of the data. Foundation, by which the field writes, has data of a later version: the
/// texts are compared where the two versions write the same.
@MainActor enum CLDRSuites {
  static let all =
    suites("decimal numbers", ["0", "7", "42", "1234", "1234567", "0.5", "12.25", "1234.5", "-3", "-1234.75"]) {
      numbers, locale in
      NumberKind(style: Decimal.FormatStyle(locale: locale), text: numbers.decimalText)
    }
    + suites("numbers with a plus sign", ["7", "1234.5"]) { numbers, locale in
      NumberKind(style: Decimal.FormatStyle(locale: locale), sign: numbers.plus, text: numbers.decimalText)
    }
    + suites("amounts", ["0", "7", "42", "1234", "1234567", "-3"]) { numbers, locale in
      let code = locale.currency?.identifier ?? "EUR"
      return NumberKind(style: Decimal.FormatStyle.Currency(code: code, locale: locale)) {
        numbers.currencyText($0, code)
      }
    }
    + suites("percentages", ["0", "0.07", "0.42", "1", "12.34", "-0.03"]) { numbers, locale in
      NumberKind(style: Decimal.FormatStyle.Percent(locale: locale), text: numbers.percentText)
    }

  /// A kind of number in a locale.
  private struct NumberKind<Style: ParseableFormatStyle>
  where Style.FormatInput == Decimal, Style.FormatOutput == String {
    var style: Style
    /// What is entered before the text. The field doesn't keep it.
    var sign = ""
    var text: (Decimal) -> String
  }

  private static func suites<Style>(
    _ name: String, _ values: [String], _ kind: @escaping (CLDRNumbers, Locale) -> NumberKind<Style>
  ) -> [Suite] {
    let values = values.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
    let source = "CLDR \(CLDR.installed?.version ?? "") in \(CLDR.installed?.locales.count ?? 0) locales"
    return [EntryWay.typed, .pasted].flatMap { way in
      [
        Suite(name: "CLDR’s \(name), \(way.name): value", source: source) { tally in
          await enterAll(values, way, kind) { entry in
            tally.compare(entry.found.value, entry.value, entry.description) { _ in
              entry.hasOtherSeparators ? "Foundation’s later CLDR has other separators for the locale" : nil
            }
          }
        },
        Suite(name: "CLDR’s \(name), \(way.name): text", source: source + ", where Foundation’s is the same") { tally in
          await enterAll(values, way, kind) { entry in
            if entry.text == entry.foundationText { tally.compare(entry.found.text, entry.text, entry.description) }
          }
        },
      ]
    }
  }

  /// A number that was entered, and what the field has then.
  private struct Entered<Style: ParseableFormatStyle>
  where Style.FormatInput == Decimal, Style.FormatOutput == String {
    var locale: Locale
    var value: Decimal
    var text: String
    var foundationText: String
    var found: ValueField<Style>.Result

    /// Whether a separator in the text is another in Foundation's, so that it may be read as another one.
    var hasOtherSeparators: Bool { Self.separators(text) != Self.separators(foundationText) }

    private static func separators(_ text: String) -> String { text.filter { ".,٫٬".contains($0) } }

    var description: String { "\(locale.identifier) \(text)" }
  }

  /// False where the data are not installed.
  private static func enterAll<Style>(
    _ values: [Decimal], _ way: EntryWay, _ kind: (CLDRNumbers, Locale) -> NumberKind<Style>,
    _ compare: (Entered<Style>) -> Void
  ) async -> Bool {
    guard let data = CLDR.installed else { return false }
    for identifier in data.locales {
      guard let numbers = data.numbers(identifier) else { continue }
      let locale = Locale(identifier: identifier)
      let kind = kind(numbers, locale)
      let field = await ValueField(kind.style, locale)
      for value in values {
        let text = kind.text(value)
        compare(
          Entered(
            locale: locale, value: value, text: text, foundationText: kind.style.format(value),
            found: field.enter(kind.sign + text, way)))
      }
    }
    return true
  }
}
