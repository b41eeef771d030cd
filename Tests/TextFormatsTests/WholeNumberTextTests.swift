import Foundation
import TextEditing
import Testing

@testable import TextFormats

/// A number's text is read whole, or not at all: Foundation's strategies stop at a sign that they do not expect.
@Suite struct WholeNumberTextTests {
  private let american = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  private let german = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
  private let whole = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))

  private func decimal(_ text: String) -> Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

  @Test(arguments: [
    ("12,5", "12.5"), ("1.234,56", "1234.56"), ("1,234.56", "1234.56"), ("1234.5", "1234.5"), ("$5", "5"), ("-3", "-3"),
    ("12.345", "12.345"), ("12.50", "12.5"), ("0.10", "0.1"), ("1,000", "1000"),
  ])
  func `an amount in dollars`(text: String, value: String) throws {
    #expect(try american.value(of: text) == decimal(value))
  }

  @Test(arguments: [
    ("99,50", "99.5"), ("12.5", "12.5"), ("1,234.5", "1234.5"), ("1.234,5", "1234.5"), ("5 €", "5"), ("1.000", "1000"),
  ])
  func `an amount in euros in German`(text: String, value: String) throws {
    #expect(try german.value(of: text) == decimal(value))
  }

  @Test(arguments: ["2026-11-20", "1.2.3", "abc", "1-2"])
  func `what is no number has no value`(text: String) {
    #expect(throws: (any Error).self) { try american.value(of: text) }
    #expect(throws: (any Error).self) { try german.value(of: text) }
  }

  @Test func `what a style writes is read again`() throws {
    for style in [american, german] {
      for number in ["0", "0.5", "-1234.56", "1234567.8", "999999999999.99"].compactMap(decimal) {
        #expect(try style.value(of: style.format(number)) == number)
        #expect(try style.wholeValue(of: style.format(number)) == number)
      }
    }
    for locale in ["ar_EG", "hi_IN", "fr_CH", "fa_IR", "sv_SE", "ja_JP"].map(Locale.init(identifier:)) {
      let style = FloatingPointFormatStyle<Double>.Currency(code: "SEK", locale: locale)
      #expect(try style.value(of: style.format(-1234.5)) == -1234.5, "\(locale)")
      #expect(try style.wholeValue(of: style.format(1234.5)) == 1234.5, "\(locale)")
    }
  }

  @Test(arguments: ["3.7", "3 pods", "7.0001", "1e3x", "12abc"])
  func `a whole number that leaves something out is no answer`(text: String) {
    #expect(throws: (any Error).self) { try whole.wholeValue(of: text) }
  }

  @Test(arguments: ["--3", "+-3", "-−3", "-3-", "− -3"])
  func `a number with several signs is no answer`(text: String) {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(throws: (any Error).self) { try style.wholeValue(of: text) }
    #expect(throws: (any Error).self) { try whole.wholeValue(of: text) }
  }

  @Test func `the sign of an exponent is apart from the one of the number`() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(try style.wholeValue(of: "-3") == -3)
    #expect(try style.wholeValue(of: "-25e-1") == decimal("-2.5"))
  }

  @Test func `a decimal number with more digits than it can have is no answer`() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let most = String(repeating: "9", count: 38)
    #expect(try style.wholeValue(of: most) == decimal(most))
    #expect(throws: (any Error).self) { try style.wholeValue(of: String(repeating: "9", count: 42)) }
    #expect(throws: (any Error).self) { try style.wholeValue(of: "0.\(most)1") }
  }

  @Test(arguments: [
    ("0.00000000000000000000000000000000000000000000001", true), ("12345678901234567890123456789012345678e5", true),
    ("123456789012345678901234567890123456789", false), ("-123,456,789,012,345,678,901,234,567,890,123,456,780", true),
    ("-123,456,789,012,345,678,901,234,567,890,123,456,781", false), ("", true), ("0", true),
  ])
  func `the digits of a decimal number are counted from the first to the last that is not zero`(
    text: String, isHeld: Bool
  ) {
    #expect(Decimal.holdsDigits(of: text) == isHeld)
  }

  @Test func `a field keeps its value where the text is no number`() {
    var session = ValueSession(format: american, value: 7, isLive: false)
    session.perform(.selectAll)
    session.perform(.insert("2026-11-20"))
    session.endEditing()
    #expect(session.value == 7 && session.text == "$7.00")
    session.perform(.selectAll)
    session.perform(.insert("12,5"))
    session.endEditing()
    #expect(session.value == decimal("12.5") && session.text == "$12.50")
  }

  @Test func `a formatter that refuses a text refuses it while it is formatted`() {
    let groups: (String) -> String? = { text in
      let digits = text.filter(\.isNumber)
      return Int(digits).map { "\($0 / 1000 > 0 ? "\($0 / 1000)’" : "")\($0 % 1000)" }
    }
    let short = EditFormat.aligned(groups).checked { $0.text.filter(\.isNumber).count <= 5 ? .valid : .invalid }
    var session = EditingSession(format: short)
    for digit in ["1", "2", "3", "4", "5", "6"] { session.perform(.insert(digit)) }
    #expect(session.text == "12’345")
    // One that does not know its own separator is not asked about it.
    let strict = EditFormat.aligned(groups).checked { $0.text.allSatisfy(\.isNumber) ? .valid : .invalid }
    session = EditingSession(format: strict)
    for digit in ["1", "2", "3", "4", "5", "6"] { session.perform(.insert(digit)) }
    #expect(session.text == "123’456")
  }
}
