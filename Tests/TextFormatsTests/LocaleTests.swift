import Foundation
import Testing
import TextFormats

@Suite struct ProcessLocale {
  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"], "de_DE"),
    (["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE"], "fr_FR"),
    (["LANG": "pt_BR"], "pt_BR"),
    (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
    (["LANG": "zh_Hant_TW"], "zh_Hant_TW"),
    (["LC_ALL": "", "LANG": "hi_IN.UTF-8"], "hi_IN"),
    (["LC_ALL": "C", "LANG": "de_DE"], "en_US"),
    (["LANG": "C.UTF-8"], "en_US"),
    (["LANG": "POSIX"], "en_US"),
    (["LANG": "\u{1B}[31m"], "en_US"),
    ([:], "en_US"),
  ])
  func comesFromTheEnvironment(_ environment: [String: String], _ identifier: String) {
    #expect(Locale.process(environment: environment).identifier == identifier)
  }

  @Test func stylesWithoutALocaleFollow() {
    let german = Locale(identifier: "de_DE")
    #expect(FloatingPointFormatStyle<Double>.number.following(german).format(1234.5) == "1.234,5")
    #expect(
      FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US")).following(german).format(1234.5)
        == "1,234.5")
    #expect(Decimal.FormatStyle.Currency(code: "EUR").following(german).format(5) == "5,00\u{A0}€")
    #expect(IntegerFormatStyle<Int>.Percent().following(german).format(5) == "5\u{A0}%")
    #expect(Date.FormatStyle().following(german).locale == german)
    #expect(Date.ISO8601FormatStyle().following(german) == Date.ISO8601FormatStyle())
  }
}
