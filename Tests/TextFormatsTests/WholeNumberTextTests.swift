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
