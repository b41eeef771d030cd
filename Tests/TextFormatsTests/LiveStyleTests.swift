import Foundation
import Testing
import TextEditing
import TextFormats

/// A field with a style's live format, and its text after typing.
private func typed<S: ParseableFormatStyle>(_ style: S, _ keys: String) -> String where S.FormatOutput == String {
  var field = EditingSession(format: style.editFormat)
  for key in keys { field.perform(.insert(String(key))) }
  return field.text
}

private let english = Locale(identifier: "en_US")

@Suite struct LiveStyles {
  /// Keys that move nothing, and a selection that is set already.
  private static let unmoving: [EditCommand] = [
    .move(.forward, .line, extending: false), .move(.forward, .grapheme, extending: true),
    .move(.forward, .word, extending: false), .move(.forward, .document, extending: false),
  ]

  @Test(arguments: unmoving) func aKeyThatMovesNothingSettlesNothing(_ command: EditCommand) throws {
    func typed(_ format: EditFormat, _ keys: String, _ more: String) -> EditingSession {
      var field = EditingSession(format: format)
      for key in keys { field.perform(.insert(String(key))) }
      field.perform(command)
      for key in more { field.perform(.insert(String(key))) }
      return field
    }
    #expect(typed(FloatingPointFormatStyle<Double>.number.locale(english).editFormat, "1,", "234").text == "1,234")
    let phone = PhoneNumberFormatStyle(region: "US").editFormat
    #expect(typed(phone, "201", "5550123").text == typed(phone, "", "2015550123").text)
    var field = typed(phone, "4", "6")
    field.perform(.undo)
    #expect(field.text.isEmpty, "one step of undoing")
  }

  @Test func numbersPercentAndCurrencyFormatAsTheyAreTyped() {
    #expect(typed(FloatingPointFormatStyle<Double>.number.locale(english), "1234.5") == "1,234.5")
    #expect(typed(IntegerFormatStyle<Int>.number.locale(english), "1234.5") == "1,234")
    #expect(typed(FloatingPointFormatStyle<Double>.Currency(code: "USD").locale(english), "1234.567") == "$1,234.56")
    #expect(typed(FloatingPointFormatStyle<Double>.Percent().locale(english), "12.5") == "12.5%")
    #expect(
      typed(Decimal.FormatStyle.Currency(code: "EUR").locale(Locale(identifier: "de_DE")), "1234,5") == "1.234,5\u{A0}€"
    )
    #expect(
      typed(IntegerFormatStyle<Int>.Currency(code: "INR").locale(Locale(identifier: "hi_IN")), "1234567")
        == "₹12,34,567")
    #expect(
      typed(FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "ar_EG")), "-1234.5") == "\u{61C}-١٬٢٣٤٫٥"
    )
    #expect(
      typed(FloatingPointFormatStyle<Double>.Currency(code: "JPY").locale(Locale(identifier: "ja_JP")), "1234.5")
        == "¥1,234")
  }

  @Test func aDecimalSeparatorThatIsAlwaysShownIsTypedOnce() {
    let style = Decimal.FormatStyle.number.decimalSeparator(strategy: .always).locale(english)
    #expect(typed(style, "12") == "12")
    #expect(typed(style, "12.") == "12.")
    #expect(typed(style, "1234.5") == "1,234.5")
    var amount = ValueSession<Decimal>(format: style)
    amount.perform(.insert("12"))
    amount.endEditing()
    #expect(amount.text == "12.")
  }

  @Test func precisionGroupingAndSignOfTheStyleHold() {
    #expect(
      typed(FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2)).locale(english), "1.2345")
        == "1.23")
    #expect(typed(IntegerFormatStyle<Int>.number.grouping(.never).locale(english), "12345") == "12345")
    #expect(
      typed(FloatingPointFormatStyle<Double>.Currency(code: "USD").sign(strategy: .accounting).locale(english), "-5")
        == "($5)")
    #expect(typed(IntegerFormatStyle<UInt8>.number.locale(english), "-300") == "30")
  }

  @Test func anIncompleteNumberHasNoValue() {
    let style = Decimal.FormatStyle.number.locale(english)
    for text in ["", "-", "+", ".", " ", "e"] {
      #expect(throws: (any Error).self, "Linux reads \(text) as 0") { try style.value(of: text) }
    }
    #expect(throws: (any Error).self) { try IntegerFormatStyle<Int>.number.locale(english).value(of: "NaN") }
    #expect((try? style.value(of: "1,234.5")) == Decimal(string: "1234.5"))
    #expect((try? FloatingPointFormatStyle<Double>.number.locale(english).value(of: "12.")) == 12)
  }

  /// Typing the output of a style shows that output, in every locale.
  @Test(
    arguments: Set(Locale.availableIdentifiers.map { String($0.prefix(while: { $0 != "_" && $0 != "-" })) }).sorted())
  func everyLanguage(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let number = FloatingPointFormatStyle<Double>.number.locale(locale)
    let currency = Decimal.FormatStyle.Currency(code: "EUR").locale(locale)
    let percent = FloatingPointFormatStyle<Double>.Percent().locale(locale)
    for value in [0, 7, -7, 1234, -1234, 12345.5, -1234567.25] {
      try check(number, number.format(value), locale)
      try check(currency, currency.format(Decimal(value)), locale)
      try check(percent, percent.format(value / 100), locale)
    }
  }

  private func check<S: ParseableFormatStyle>(_ style: S, _ text: String, _ locale: Locale) throws
  where S.FormatOutput == String {
    var field = EditingSession(format: style.editFormat)
    field.setText(text)
    #expect(field.text == text, "\(locale.identifier)")
    // Deleting the last digit and typing it again.
    guard let digit = text.last(where: { $0.wholeNumberValue != nil }) else { return }
    field.perform(.delete(.backward, .grapheme))
    field.perform(.insert(String(digit)))
    #expect(field.text == text, "\(locale.identifier)")
    field.perform(.selectAll)
    field.perform(.paste(text))
    #expect(field.text == text, "\(locale.identifier)")
  }

  @Test func aRangeClampsAtTheEndOrRefusesWhileTyping() throws {
    let clamping = RangedFormatStyle(IntegerFormatStyle<Int>().locale(english), in: 1...64)
    #expect(typed(clamping, "150") == "150")
    #expect(try clamping.value(of: "150") == 64)
    #expect(clamping.format(150) == "64")
    let refusing = RangedFormatStyle(IntegerFormatStyle<Int>().locale(english), in: 10...120, outOfRange: .refuse)
    #expect(typed(refusing, "150") == "15")
    #expect(typed(refusing, "5") == "5")
    #expect(throws: (any Error).self) { try refusing.value(of: "5") }
    #expect(typed(.ranged(0...120) as RangedFormatStyle<IntegerFormatStyle<Int>>, "-12") == "12")
  }

  @Test func numericDatesFormatAndOthersStayAsTyped() {
    let utc = TimeZone(identifier: "UTC") ?? .current
    let numeric = Date.FormatStyle(date: .numeric, time: .omitted, locale: english, timeZone: utc)
    #expect(typed(numeric, "12312024") == "12/31/2024")
    let german = Date.FormatStyle(date: .numeric, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: utc)
    #expect(typed(german, "5.1.2024") == "05.01.2024")
    let long = Date.FormatStyle(date: .long, time: .omitted, locale: english, timeZone: utc)
    #expect(typed(long, "Dec") == "Dec")
    let iso = Date.ISO8601FormatStyle(timeZone: utc)
    #expect(typed(iso, "20241231235959") == "2024-12-31T23:59:59Z")
  }

  @Test func noDigitIsRoundedAway() {
    // NumberFormatter makes 12,345.11 of it on Linux when it rounds down.
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).rounded(rule: .down)
    #expect(typed(style.locale(english), "12345.12") == "12,345.12")
  }

  @Test func compactNotationHasNoLiveFormat() {
    #expect(FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(english).liveFormat == nil)
  }
}
