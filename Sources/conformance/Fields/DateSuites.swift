import Foundation
import SwiftUI

/// Dates in Foundation's locales. Foundation is the oracle: what it writes is entered into a field under
/// `liveFormatting()`, which then has to have the value, and the text that the field's style writes.
@MainActor enum DateSuites {
  static let all =
    EntryWay.allCases.map { suite("dates, \($0.name)", $0, .numeric, .omitted) { style, date in style.format(date) } }
    + EntryWay.allCases.map {
      suite("dates with times, \($0.name)", $0, .numeric, .shortened) { style, date in style.format(date) }
    }
    + [
      suite("dates in ISO 8601, pasted", .pasted, .numeric, .omitted) { _, date in
        date.formatted(.iso8601.year().month().day())
      },
      suite("dates with names of months, pasted", .pasted, .numeric, .omitted) { style, date in
        Date.FormatStyle(
          date: .long, time: .omitted, locale: style.locale, calendar: style.calendar, timeZone: style.timeZone
        ).format(date)
      },
    ]

  /// The dates have no two components of the same value in one place, and times at both sides of noon and midnight.
  private static let dates = [
    [2026, 11, 20, 9, 5], [2024, 2, 29, 23, 59], [2001, 1, 2, 0, 30], [2019, 12, 31, 12, 0], [2033, 7, 8, 15, 45],
  ]

  /// Whether the style writes the year, the day and the month in this order.
  private static func hasDayInMiddle(_ style: Date.FormatStyle, _ calendar: Calendar) -> Bool {
    let numbers = calendar.date(from: DateComponents(year: 2026, month: 11, day: 20)).map(style.format)?
      .split { !$0.isNumber }.compactMap { Int($0.compactMap(\.wholeNumberValue).map(String.init).joined()) }
    return numbers == [2026, 20, 11]
  }

  private static func suite(
    _ name: String, _ way: EntryWay, _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ text: @escaping (Date.FormatStyle, Date) -> String
  ) -> Suite {
    let locales = Locale.languagesInRegions
    return Suite(name: name, source: "Foundation in \(locales.count) locales") { tally in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      for locale in locales {
        let style = Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
        let field = await ValueField(style, locale)
        for numbers in dates {
          let hasTime = time != .omitted
          let components = DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: hasTime ? numbers[3] : 0,
            minute: hasTime ? numbers[4] : 0)
          guard let value = calendar.date(from: components) else { continue }
          let text = text(style, value)
          tally.compare(
            field.enter(text, way), .init(value: value, text: style.format(value)), "\(locale.identifier) \(text)"
          ) { _ in
            hasDayInMiddle(style, calendar) && text.hasPrefix("\(numbers[0])-")
              ? "the locale itself writes 2026-20-11" : nil
          }
        }
      }
      return true
    }
  }
}
