import Foundation
import TextEditing

/// A day as users write it: as year-month-day, or as their language writes it, in digits, or with words and the whole
/// year.
package enum WrittenDay {
  /// The most characters that are taken for a day: the parsers need seconds for a long text.
  package static let longest = 64
  /// The same with spaces that are left out.
  package static let longestWithSpaces = 4 * longest

  /// A day as year-month-day, in the user's time zone.
  package static var iso: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: .current).year().month().day() }

  /// A day in digits, in the language of a locale.
  package static func numeric(_ locale: Locale = .process) -> Date.FormatStyle {
    Date.FormatStyle(date: .numeric, time: .omitted).following(locale)
  }

  /// A time in the day that a text writes; nil for none.
  package static func date(of text: String, _ locale: Locale = .process) -> Date? {
    guard text.utf16.count <= longestWithSpaces else { return nil }
    // The parser takes the 30th of February for a day in March.
    if let day = try? iso.parse(text), iso.format(day) == text { return day }
    let numeric = numeric(locale)
    if let day = try? numeric.committedValue(of: text), isWritten(text, as: numeric.format(day)) { return day }
    guard numbers(in: text).values.contains(where: { $0 > 99 }) else { return nil }
    for length in [Date.FormatStyle.DateStyle.abbreviated, .long] {
      let local = Date.FormatStyle(date: length, time: .omitted).following(locale)
      if let day = try? local.parseStrategy.parse(text), isWritten(text, as: local.format(day)) { return day }
    }
    return nil
  }

  /// Whether a text has the form of a day, and yet there is none.
  package static func isImpossible(_ text: String) -> Bool {
    guard text.utf16.count <= longestWithSpaces else { return false }
    // Without a whole year it is not known which number is the day: 12-24-20.
    guard text.split(whereSeparator: { !$0.isWholeNumber }).contains(where: { $0.count >= 4 }) else { return false }
    return iso.isImpossible(text) || numeric().isImpossible(text)
  }

  /// Whether a text has the numbers and the signs of a formatted day or time: the parser takes `24.12.20` for the 12th
  /// of a month in English. Numbers may have leading zeros, and the year all of its digits or two; marks of direction
  /// are not typed.
  package static func isWritten(_ text: String, as formatted: String) -> Bool {
    let (parts, expected) = (numbers(in: text.lowercased()), numbers(in: formatted.lowercased()))
    guard parts.signs == expected.signs, parts.values.count == expected.values.count else { return false }
    return zip(parts.values, expected.values).allSatisfy { $0 == $1 || max($0, $1) > 99 && $0 % 100 == $1 % 100 }
  }

  /// The whole numbers in a text, and what is between them.
  private static func numbers(in text: String) -> (values: [Int], signs: [Character]) {
    var (values, signs): ([Int], [Character]) = ([], [])
    var isInNumber = false
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        if !isInNumber { values.append(0) }
        values[values.count - 1] = min(values[values.count - 1] * 10 + digit, 1_000_000)
        isInNumber = true
      } else {
        if !character.isWhitespace, !isFormat(character) { signs.append(character) }
        isInNumber = false
      }
    }
    return (values, signs)
  }

  private static func isFormat(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
