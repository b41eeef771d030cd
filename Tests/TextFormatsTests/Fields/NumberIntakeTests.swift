import EditingTestSupport
import Foundation
import Testing
import TextEditing
import TextFormats

/// The ways in which a text comes into a field.
enum TextEntry {
  static func typed(_ text: String, into format: EditFormat) -> EditingSession {
    var field = EditingSession(format: format)
    for character in text { field.perform(.insert(String(character))) }
    return field
  }

  static func pasted(_ pieces: String..., into format: EditFormat) -> EditingSession {
    var field = EditingSession(format: format)
    for piece in pieces { field.perform(.paste(piece)) }
    return field
  }

  /// The texts of the field for each way in which a text can come that are not as when it is pasted at once.
  static func differences(_ text: String, _ format: EditFormat) -> [String] {
    let whole = pasted(text, into: format).text
    var result: [String] = []
    let typed = typed(text, into: format).text
    if typed != whole { result.append("'\(text)' pasted '\(whole)' typed '\(typed)'") }
    for index in text.indices.dropFirst() {
      let split = pasted(String(text[..<index]), String(text[index...]), into: format).text
      if split != whole {
        result.append("'\(text)' pasted '\(whole)', in two '\(text[..<index])' '\(text[index...])' '\(split)'")
      }
    }
    return result
  }
}

@Suite struct NumberIntakes {
  static let locales = [
    "en_US", "de_DE", "fr_FR", "de_CH", "pt_BR", "es_ES", "hi_IN", "bn_BD", "ar_EG", "fa_IR", "ja_JP", "sv_SE", "fy_NL",
    "en_IN",
  ]

  private func text(_ text: String, _ locale: String, _ fraction: ClosedRange<Int> = 0...2) -> String {
    let style = Decimal.FormatStyle(locale: Locale(identifier: locale)).precision(.fractionLength(fraction))
    let differences = TextEntry.differences(text, style.editFormat)
    #expect(differences == [], "\(locale)")
    return TextEntry.pasted(text, into: style.editFormat).text
  }

  @Test(arguments: [
    ("en_US", "$1,234.56", "1,234.56"), ("en_US", "1234.50", "1,234.50"), ("en_US", "10,5", "10.5"),
    ("en_US", "0,5", "0.5"), ("en_US", "1,234", "1,234"), ("en_US", "12,34,567", "1,234,567"),
    ("en_US", "１，２３４．５", "1,234.5"), ("en_US", "١٢٣٤٫٥", "1,234.5"), ("en_US", "1 234.5", "1,234.5"),
    ("en_US", "1\u{202F}234,5", "1,234.5"), ("en_US", "1\u{2009}234", "1,234"), ("en_US", "(1,234.5)", "-1,234.5"),
    ("en_US", "−5", "-5"), ("en_US", "5-", "-5"), ("en_US", "5 −", "-5"), ("en_US", "- 5", "-5"),
    ("en_US", "1,234,567.5", "1,234,567.5"), ("en_US", ",5", ".5"), ("en_US", "12,", "12."),
    ("de_DE", "0.5", "0,5"), ("de_DE", "10.5", "10,5"), ("de_DE", "1.234", "1.234"), ("de_DE", "1.234,5", "1.234,5"),
    ("de_DE", "1.234.567,5", "1.234.567,5"), ("pt_BR", "0.5", "0,5"), ("es_ES", "0.5", "0,5"),
    ("es_ES", "1.234", "1234"),
    ("fr_FR", "0.5", "0,5"), ("fr_FR", "1 234,5", "1\u{202F}234,5"), ("sv_SE", "1 234,5", "1\u{A0}234,5"),
    ("de_CH", "1'234.5", "1’234.5"), ("de_CH", "0,5", "0.5"), ("ja_JP", "0,5", "0.5"), ("hi_IN", "0,5", "0.5"),
    ("hi_IN", "1,00,000.5", "1,00,000.5"), ("bn_BD", "0,5", "0.5"), ("ar_EG", "0,5", "٠٫٥"), ("ar_EG", "0.5", "٠٫٥"),
    ("fa_IR", "1.5", "۱٫۵"), ("fy_NL", "5-", "-5"), ("de_DE", "12,-", "12,"), ("de_CH", "12.–", "12."),
    ("fy_NL", "1.234,50-", "-1.234,50"), ("en_IN", "1,00,000", "1,00,000"),
    // The keys of input methods for Chinese and Japanese.
    ("ja_JP", "１２３４。５", "1,234.5"), ("zh_CN", "1234。5", "1,234.5"), ("ja_JP", "1234｡5", "1,234.5"),
    ("de_DE", "0。5", "0,5"), ("ja_JP", "ー５", "-5"), ("ja_JP", "ｰ5", "-5"),
  ]) func theDecimalSignIsRecognizedByItsPlace(_ locale: String, _ typed: String, _ shown: String) {
    #expect(text(typed, locale) == shown)
  }

  /// A field without live formatting reads its text by the same rule when editing ends.
  @Test(arguments: [
    ("en_US", "0,25", "0.25"), ("en_US", "1,23", "1.23"), ("en_US", "12,34", "12.34"), ("en_US", "-,5", "-0.5"),
    ("en_US", "0,250", "0.25"), ("en_US", "1,234", "1234"), ("en_US", "1,234,567", "1234567"), ("en_US", "5-", "-5"),
    ("en_US", "12,34,567", "1234567"), ("en_US", "1,5e-3", "0.0015"), ("de_DE", "0.25", "0.25"),
    ("de_DE", "3.99", "3.99"), ("de_DE", "100.99", "100.99"), ("de_DE", "1.234", "1234"), ("de_DE", "12,-", "12"),
    ("hi_IN", "1,00,000", "100000"), ("hi_IN", "0,25", "0.25"), ("es_ES", "1.234", "1234"), ("es_ES", "1.23", "1.23"),
    ("ja_JP", "１２３４。５", "1234.5"), ("zh_CN", "0。25", "0.25"), ("ja_JP", "ー５", "-5"),
    ("fr_FR", "1 234,5", "1234.5"), ("de_CH", "1'234.5", "1234.5"),
  ]) func aTextIsReadAsItIsTypedLive(_ locale: String, _ text: String, _ value: String) throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: locale))
    #expect(try style.value(of: text) == Decimal(string: value))
    #expect(try style.wholeValue(of: text) == Decimal(string: value))
    let money = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: locale))
    if !text.contains("e") { #expect(try money.committedValue(of: text) == Decimal(string: value)) }
  }

  /// Foundation's strategies stop at a sign that they do not expect. A field follows them where no digit is lost.
  @Test(arguments: [("1234.5x", "1234.5"), ("12 kg", "12"), ("1,234.50 euros", "1234.5")])
  func wordsBehindTheDigitsAreLeftOut(_ text: String, _ value: String) throws {
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
    #expect(try style.committedValue(of: text) == Decimal(string: value))
    // A prompt, which does not show the number that it has read, refuses them.
    #expect(throws: (any Error).self) { try style.wholeValue(of: text) }
  }

  @Test(arguments: ["abc", "12x34", "x12", "2026-11-20", ""])
  func aTextWithOtherDigitsThanThoseOfANumberIsRefused(_ text: String) {
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
    #expect(throws: (any Error).self) { try style.committedValue(of: text) }
  }

  /// A style that pads numbers with zeros groups them too.
  @Test func groupsOfZerosThatAStyleHasWrittenAreReadBack() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US")).precision(.integerLength(4...))
    #expect(style.format(12) == "0,012")
    #expect(try style.value(of: "0,012") == 12)
  }

  @Test(arguments: [
    ("en_US", "$1,234.56", "1,234", 1_234), ("en_US", "1,234.56", "1,234", 1_234), ("en_US", "1.5", "1", 1),
    ("en_US", "1,234", "1,234", 1_234), ("de_DE", "1.234,56", "1.234", 1_234), ("de_DE", "1.234", "1.234", 1_234),
    ("fr_FR", "10,5", "10", 10), ("fr_FR", "1.234", "1\u{202F}234", 1_234), ("es_ES", "10,50", "10", 10),
    ("ar_EG", "10٫5", "١٠", 10), ("en_US", "10.5%", "10", 10),
  ]) func aFractionNeverMultipliesAWholeNumber(_ locale: String, _ typed: String, _ shown: String, _ value: Int) throws
  {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
    #expect(TextEntry.differences(typed, style.editFormat) == [])
    let text = TextEntry.pasted(typed, into: style.editFormat).text
    #expect(text == shown)
    #expect(try style.value(of: text) == value)
  }

  /// Arabic's separators are a decimal and a grouping one wherever they are typed.
  @Test(arguments: locales) func arabicSeparatorsHaveTheirMeaningInEveryLocale(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let whole = IntegerFormatStyle<Int>(locale: locale)
    let decimal = Decimal.FormatStyle(locale: locale)
    for (text, wholeValue, value) in [
      ("1\u{66B}234", 1, "1.234"), ("12\u{66B}345", 12, "12.345"), ("1\u{66C}234", 1_234, "1234"),
      ("1\u{66C}234\u{66B}567", 1_234, "1234.567"),
    ] {
      #expect(TextEntry.differences(text, whole.editFormat) == [])
      #expect(try whole.value(of: TextEntry.typed(text, into: whole.editFormat).text) == wholeValue)
      #expect(try whole.value(of: EditingSession(text: text, format: whole.editFormat).text) == wholeValue)
      #expect(TextEntry.differences(text, decimal.editFormat) == [])
      let shown = TextEntry.typed(text, into: decimal.editFormat).text
      #expect(try decimal.value(of: shown) == Decimal(string: value))
      #expect(EditingSession(text: text, format: decimal.editFormat).text == shown)
    }
  }

  @Test func aFractionThatIsNotKnownToBeOneIsShownInAWholeNumber() throws {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    #expect(TextEntry.differences("10,5", style.editFormat) == [])
    let text = TextEntry.typed("10,5", into: style.editFormat).text
    #expect(text == "10.5")
    #expect(try style.value(of: text) == 10)
  }

  /// More digits than a `Double` has, behind which a fraction is shown that may still be a group.
  @Test func aShownFractionRoundsNoLongWholeNumber() throws {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    for digits in ["9007199254740993", "1234567890123456789", "-1234567890123456789"] {
      let shown = TextEntry.typed(digits + ",5", into: style.editFormat).text
      #expect(shown.hasSuffix(".5"))
      #expect(try style.value(of: shown) == Int(digits))
    }
  }

  @Test func currenciesAndPercentagesWithoutFraction() throws {
    let english = Locale(identifier: "en_US")
    let yen = Decimal.FormatStyle.Currency(code: "JPY", locale: english)
    #expect(TextEntry.pasted("1234.50", into: yen.editFormat).text == "¥1,234")
    #expect(TextEntry.differences("1234.50", yen.editFormat) == [])
    #expect(TextEntry.differences("¥1,234.50", yen.editFormat) == [])
    let percent = Decimal.FormatStyle.Percent(locale: english).precision(.fractionLength(0))
    #expect(TextEntry.pasted("10.5%", into: percent.editFormat).text == "10%")
    #expect(TextEntry.differences("10.5%", percent.editFormat) == [])
    #expect(try percent.value(of: "10%") == Decimal(string: "0.1"))
  }

  @Test(arguments: [
    "2026-11-20", "5-10", "1e3", "12:30", "1/2", "1,2,3", "1.2.3", "1.5 2.5", "12abc3", "5(3)", "abc", " ", "1-2-",
  ]) func whatIsNoNumberIsRefusedAsAWhole(_ pasted: String) {
    let style = Decimal.FormatStyle.Percent(locale: Locale(identifier: "en_US")).precision(.fractionLength(0...2))
    for start in ["", "7", "1,234.5"] {
      var field = TextEntry.pasted(start, into: style.editFormat)
      let state = field.state
      let effects = field.perform(.paste(pasted))
      #expect(effects == [.refused(.format)], "\(start) \(pasted)")
      #expect(field.state == state, "\(start) \(pasted)")
      field.perform(.selectAll)
      field.perform(.paste(pasted))
      #expect(field.text == state.text, "\(start) \(pasted)")
    }
  }

  @Test func wordsAndUnitsAroundANumberAreNoPartOfIt() {
    for (pasted, shown) in [
      ("USD 1,234.50", "1,234.50"), ("Fr. 12.50", "12.50"), ("Rs.500", "500"), ("12.– CHF", "12."), ("12 kg.", "12"),
      ("€.50", ".50"), ("costs 1.5.", "1.5"), ("5,00 €-", "-5.00"),
    ] {
      let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US")).precision(.fractionLength(0...2))
      #expect(TextEntry.pasted(pasted, into: style.editFormat).text == shown, "\(pasted)")
    }
  }

  @Test func aDigitAfterAHiddenFractionIsRefusedUntilTheCaretMoves() {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    var field = TextEntry.typed("12.", into: style.editFormat)
    #expect(field.perform(.insert("5")) == [.refused(.format)])
    field.perform(.move(.backward, .grapheme, extending: false))
    field.perform(.move(.forward, .grapheme, extending: false))
    field.perform(.insert("5"))
    #expect(field.text == "125")
  }

  @Test func theSignOfANumberThatWasThereStaysTheDecimalOne() {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US")).precision(.fractionLength(0...3))
    var field = EditingSession(format: style.editFormat)
    field.setText("1.234")
    #expect(field.perform(.insert(".")) == [.refused(.format)])
    #expect(field.perform(.insert(",")) == [.refused(.format)])
    #expect(field.text == "1.234")
  }

  @Test(arguments: locales) func numbersWithAFractionTakeAnExponent(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let double = FloatingPointFormatStyle<Double>(locale: locale)
    let decimal = Decimal.FormatStyle(locale: locale)
    for text in ["1e3", "1E3", "1e+3", "1E+03", "0.01e5"] {
      #expect(TextEntry.differences(text, double.editFormat) == [])
      let field = TextEntry.pasted(text, into: double.editFormat)
      #expect(try double.value(of: field.text) == 1_000, "\(text)")
      #expect(try double.wholeValue(of: field.text) == 1_000, "\(text)")
      #expect(try decimal.value(of: TextEntry.typed(text, into: decimal.editFormat).text) == 1_000, "\(text)")
    }
    #expect(try double.value(of: TextEntry.typed("-2e-2", into: double.editFormat).text) == -0.02)
    #expect(try decimal.value(of: TextEntry.typed("15e-1", into: decimal.editFormat).text) == Decimal(string: "1.5"))
  }

  @Test(arguments: ["1e3", "1E+03"]) func amountsPercentagesAndWholeNumbersHaveNoExponent(_ text: String) {
    let locale = Locale(identifier: "en_US")
    let formats = [
      Decimal.FormatStyle.Currency(code: "USD", locale: locale).editFormat,
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale).editFormat,
      FloatingPointFormatStyle<Double>.Percent(locale: locale).editFormat,
      IntegerFormatStyle<Int>(locale: locale).editFormat,
    ]
    for format in formats { #expect(TextEntry.pasted(text, into: format).text.isEmpty) }
    // The word for a currency is no exponent, also while it is typed.
    #expect(TextEntry.typed("5 EUR", into: formats[1]).text == "€5")
  }

  @Test(arguments: ["1e400", "-1e400", "1e309", "9e99999999999", "10e308"])
  func noNumberIsInfinite(_ text: String) throws {
    for identifier in ["en_US", "ar_EG"] {
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: identifier))
      for field in [TextEntry.pasted(text, into: style.editFormat), TextEntry.typed(text, into: style.editFormat)] {
        #expect(throws: (any Error).self) { try style.value(of: field.text) }
      }
      #expect(throws: (any Error).self) { try style.value(of: text) }
      #expect(style.valueFormat.committedValue(text) == nil)
    }
    let long = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    #expect(throws: (any Error).self) { try long.value(of: String(repeating: "9", count: 400)) }
  }

  @Test func aWordThatBeginsWithTheSignOfAnExponentIsNone() {
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).editFormat
    for text in ["5 eggs", "5eggs", "5 EUR"] {
      #expect(TextEntry.pasted(text, into: format).text == "5")
      #expect(TextEntry.typed(text, into: format).text == "5")
    }
    #expect(TextEntry.typed("Le.5", into: format).text == "5")
  }

  @Test func theFractionOfANumberWithAnExponentIsPartOfTheWhole() throws {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    #expect(try style.value(of: "2.5e3") == 2_500)
  }

  // MARK: every locale and shape against Foundation

  private func check<S: ParseableFormatStyle>(_ style: S, _ values: [S.FormatInput], _ context: String)
  where S.FormatOutput == String, S.FormatInput: Equatable {
    let format = style.editFormat
    for value in values {
      let text = style.format(value)
      let differences = TextEntry.differences(text, format)
      #expect(differences == [], "\(context)")
      let field = TextEntry.pasted(text, into: format)
      #expect(field.text == text, "\(context)")
      #expect((try? style.value(of: field.text)) == (try? style.parseStrategy.parse(text)), "\(context) \(text)")
    }
  }

  @Test(arguments: locales) func whatTheLocaleWritesComesInByEveryWay(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var edits = RandomEdits(seed: 20_261_122)
    let amounts = (0..<60).map { _ in
      Decimal(edits.int(-9_999_999...9_999_999)) / [1, 10, 100][edits.int(0...2)] / [1, 1_000][edits.int(0...1)]
    }
    let wholes = (0..<40).map { _ in edits.int(-9_999_999...9_999_999) / [1, 100, 10_000][edits.int(0...2)] }
    let cents = amounts.map { amount in
      var (amount, rounded) = (amount, Decimal())
      NSDecimalRound(&rounded, &amount, 2, .plain)
      return rounded
    }
    check(IntegerFormatStyle<Int>(locale: locale), wholes, "\(identifier) integer")
    check(Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...2)), cents, "\(identifier) decimal")
    check(Decimal.FormatStyle.Currency(code: "EUR", locale: locale), cents, "\(identifier) currency")
    check(Decimal.FormatStyle.Currency(code: "JPY", locale: locale), wholes.map { Decimal($0) }, "\(identifier) yen")
    check(
      Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(0...2)), cents.map { $0 / 100 },
      "\(identifier) percent")
  }

  /// A code or a symbol of a currency before or behind the amount, with spaces of all kinds.
  @Test(arguments: [
    ("en_US", "USD", "$1,234.50"), ("de_DE", "EUR", "1.234,50\u{A0}€"), ("fr_FR", "EUR", "1\u{202F}234,50\u{A0}€"),
    ("de_CH", "CHF", "CHF\u{A0}1’234.50"),
  ])
  func currencyCodesAndSpacesAreNoPartOfTheNumber(_ identifier: String, _ code: String, _ shown: String) {
    let format = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier)).editFormat
    for space in ["", " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "\u{3000}", "\t", "  "] {
      for number in ["1234.50", "1234,50", "1,234.50", "1.234,50", "1 234,50", "1\u{202F}234,50", "1'234.50"] {
        for symbol in ["USD", "EUR", "CHF", "€", "$", "US$", "R$", "£"] {
          for text in [symbol + space + number, number + space + symbol, space + number + space] {
            #expect(TextEntry.pasted(text, into: format).text == shown, "\(identifier) \(text)")
            // With groups by the locale's decimal sign a fraction is full before the group is.
            if !number.contains(",") || !number.contains(".") {
              #expect(TextEntry.differences(text, format) == [], "\(identifier)")
            }
          }
        }
      }
    }
  }

  /// The same number as another locale writes it, without groups where they could be taken for a fraction.
  @Test(arguments: locales) func whatOtherLocalesWriteComesInByEveryWay(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...2))
    var edits = RandomEdits(seed: 11_222_026)
    for other in Self.locales {
      let foreign = Decimal.FormatStyle(locale: Locale(identifier: other)).precision(.fractionLength(1...2))
      for _ in 0..<25 {
        let value = Decimal(edits.int(1...9_999_999)) / 100 * (edits.bool() ? 1 : -1)
        let text = foreign.grouping(edits.bool() ? .never : .automatic).format(value)
        let shown = TextEntry.pasted(text, into: style.editFormat).text
        #expect(try style.value(of: shown) == value, "\(identifier) \(text)")
        // With groups by the locale's decimal sign a fraction is full before the group is.
        let ownSign = locale.decimalSeparator ?? "."
        if text.filter({ String($0) == ownSign }).count <= 1,
          !text.contains(where: { $0 == "." || $0 == "," })
            || foreign.grouping(.never).format(value) == text
        {
          #expect(TextEntry.differences(text, style.editFormat) == [], "\(identifier)")
        }
      }
    }
  }
}
