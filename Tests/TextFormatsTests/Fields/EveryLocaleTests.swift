import Foundation
import Testing
import TextEditing
import TextFormats

/// Typing a number digit by digit, as a user of the locale does, results in Foundation's output, in every locale.
@Suite struct EveryLocale {
  static let identifiers = Locale.availableIdentifiers.sorted()

  private struct Failure: CustomStringConvertible {
    var locale: String
    var shown: String
    var wanted: String
    var description: String { "\(locale): \(shown.debugDescription) is not \(wanted.debugDescription)" }
  }

  /// Types a number in ASCII digits with the locale's own separator, and in the locale's own digits, sign first.
  private func check<S: ParseableFormatStyle>(
    _ style: S, _ value: S.FormatInput, _ plain: String, _ locale: Locale, _ failures: inout [Failure]
  ) where S.FormatOutput == String, S.FormatInput: Equatable {
    guard (style as? any LiveFormatStyle)?.liveFormat != nil else { return }
    let wanted = style.format(value)
    // Currency amounts have a different separator in some locales.
    let digits = wanted.drop { $0.wholeNumberValue == nil }
    let cents = digits.reversed().drop { $0.wholeNumberValue == nil }.drop { $0.wholeNumberValue != nil }
    let separator = plain.contains(".") ? cents.first.map(String.init) ?? "" : ""
    var ascii = EditingSession(format: style.editFormat)
    for key in plain { ascii.perform(.insert(key == "." ? separator : String(key))) }
    let own = Array(wanted.filter { $0.wholeNumberValue != nil })
    var native = EditingSession(format: style.editFormat)
    var digit = 0
    for key in plain {
      if key.isNumber, digit < own.count {
        native.perform(.insert(String(own[digit])))
        digit += 1
      } else {
        native.perform(.insert(key == "." ? separator : String(key)))
      }
    }
    for shown in [ascii.text, native.text] where shown != wanted {
      failures.append(Failure(locale: locale.identifier, shown: shown, wanted: wanted))
    }
    // Deleting from the end removes one digit at a time.
    for _ in plain.drop(while: { $0 == "-" }) { ascii.perform(.delete(.backward, .grapheme)) }
    if ascii.text.contains(where: { $0.wholeNumberValue != nil }) {
      failures.append(Failure(locale: locale.identifier, shown: ascii.text, wanted: "no digit"))
    }
    // The shown text is parsed as the value.
    let read = try? style.value(of: wanted)
    if read != value {
      failures.append(Failure(locale: locale.identifier, shown: read.map { "\($0)" } ?? "no value", wanted: "\(value)"))
    }
  }

  @Test func moreThanSevenHundredLocalesAreTested() { #expect(Self.identifiers.count > 700) }

  @Test func numbers() {
    var failures: [Failure] = []
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      check(
        Decimal.FormatStyle.number.locale(locale), Decimal(string: "1234567.89") ?? 0, "1234567.89", locale, &failures)
      check(FloatingPointFormatStyle<Double>.number.locale(locale), -1234.5, "-1234.5", locale, &failures)
      check(IntegerFormatStyle<Int>.number.locale(locale), 98_765_432, "98765432", locale, &failures)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(12))")
  }

  @Test func percentages() {
    var failures: [Failure] = []
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      let style = Decimal.FormatStyle.Percent().precision(.fractionLength(0...2)).locale(locale)
      check(style, Decimal(string: "12.345") ?? 0, "1234.5", locale, &failures)
      check(style, Decimal(string: "-0.25") ?? 0, "-25", locale, &failures)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(12))")
  }

  @Test(arguments: ["EUR", "USD", "JPY", "KWD", "INR", "CHF"]) func currencies(_ code: String) {
    var failures: [Failure] = []
    let cents = ["JPY": "", "KWD": ".895"][code] ?? ".89"
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      for sign in ["", "-"] {
        let plain = sign + "1234567" + cents
        check(
          Decimal.FormatStyle.Currency(code: code).locale(locale), Decimal(string: plain) ?? 0, plain, locale, &failures
        )
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(12))")
  }

  /// A narrow symbol is that of several currencies: strategies of most locales do not read it.
  @Test(arguments: ["EUR", "USD", "CAD", "SEK"]) func narrowCurrencies(_ code: String) {
    var failures: [Failure] = []
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      let style = Decimal.FormatStyle.Currency(code: code).presentation(.narrow).locale(locale)
      for plain in ["1234567.89", "-8.25"] {
        check(style, Decimal(string: plain) ?? 0, plain, locale, &failures)
        let text = style.format(Decimal(string: plain) ?? 0)
        if (try? style.wholeValue(of: text)) != Decimal(string: plain) {
          failures.append(Failure(locale: identifier, shown: "no whole value", wanted: text))
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(12))")
  }

  /// Dates in digits take their digits one after the other, in the order of the locale.
  @Test func dates() {
    var failures: [Failure] = []
    var count = 0
    let utc = TimeZone(identifier: "UTC") ?? .current
    let date = Date(timeIntervalSince1970: 1_735_603_200)  // 2024-12-31
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      let style = Date.FormatStyle(
        date: .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: utc)
      guard style.liveFormat != nil else { continue }
      count += 1
      let wanted = style.format(date)
      var field = EditingSession(format: style.editFormat)
      for key in wanted where key.isNumber { field.perform(.insert(String(key))) }
      if field.text != wanted {
        failures.append(Failure(locale: identifier, shown: field.text, wanted: wanted))
      }
      var pasted = EditingSession(format: style.editFormat)
      pasted.perform(.paste(wanted))
      if pasted.text != wanted {
        failures.append(Failure(locale: identifier, shown: pasted.text, wanted: wanted))
      }
      while !field.text.isEmpty, field.perform(.delete(.backward, .grapheme)).contains(.textChanged) {}
      if !field.text.isEmpty { failures.append(Failure(locale: identifier, shown: field.text, wanted: "")) }
    }
    #expect(count > 400)
    #expect(failures.isEmpty, "\(count), \(failures.count): \(failures.prefix(12))")
  }
}
