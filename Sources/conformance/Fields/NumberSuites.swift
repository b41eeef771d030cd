import Foundation
import SwiftUI

/// Numbers in Foundation's locales. Foundation is the oracle: what it writes is entered into a field under
/// `liveFormatting()`, which then has to have the value, and the text that Foundation has written.
@MainActor enum NumberSuites {
  static let all =
    suites("decimal numbers", ["0", "7", "42", "1234", "1234567", "0.5", "12.25", "1234.5", "-3", "-1234.75"]) {
      Decimal.FormatStyle(locale: $0)
    }
    + suites("amounts", ["0", "7", "42", "1234", "1234567", "-3"]) {
      Decimal.FormatStyle.Currency(code: $0.currency?.identifier ?? "EUR", locale: $0)
    }
    + suites("percentages", ["0", "0.07", "0.42", "1", "12.34", "-0.03"]) { Decimal.FormatStyle.Percent(locale: $0) }

  private static func suites<Style: ParseableFormatStyle>(
    _ name: String, _ values: [String], _ style: @escaping (Locale) -> Style
  ) -> [Suite] where Style.FormatInput == Decimal, Style.FormatOutput == String {
    let values = values.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
    return EntryWay.allCases.map { way in
      Suite(name: "\(name), \(way.name)", source: "Foundation in \(locales.count) locales") { tally in
        for locale in locales {
          let style = style(locale)
          let field = await ValueField(style, locale)
          for value in values {
            let text = style.format(value)
            let entered = field.enter(text, way)
            tally.compare(entered, .init(value: value, text: text), "\(locale.identifier) \(text)")
          }
        }
        return true
      }
    }
  }

  private static let locales = Locale.languagesInRegions
}
