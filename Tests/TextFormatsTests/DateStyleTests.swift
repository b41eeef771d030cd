import Foundation
import Testing
import TextEditing
import TextFormats

/// Foundation's date styles as live formats.
@Suite struct DateStyleTests {
  private static let utc = TimeZone(identifier: "UTC") ?? .current

  private func style(
    _ identifier: String, _ date: Date.FormatStyle.DateStyle = .numeric, _ time: Date.FormatStyle.TimeStyle = .omitted
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: Locale(identifier: identifier), timeZone: Self.utc)
  }

  private func pasted(_ style: Date.FormatStyle, _ text: String) -> String {
    var field = EditingSession(format: style.editFormat)
    field.perform(.paste(text))
    return field.text
  }

  private let day = Date(timeIntervalSince1970: 1_795_132_800)  // 2026-11-20

  /// Foundation reads the twelfth year of an era as the 112th.
  @Test(arguments: [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long, .complete])
  func theYearsOfErasAreRead(_ length: Date.FormatStyle.DateStyle) throws {
    for identifier in ["ja_JP@calendar=japanese", "zh_TW@calendar=roc", "th_TH@calendar=buddhist"] {
      let style = Date.FormatStyle(date: length, time: .omitted, timeZone: Self.utc)
        .following(Locale(identifier: identifier))
      for seconds in [0, 951_782_400, 1_795_132_800, -3_456_000_000.0] {
        let date = Date(timeIntervalSince1970: seconds)
        let text = style.format(date)
        #expect(try style.value(of: text) == date, "\(text)")
        #expect(pasted(style, text) == text)
      }
    }
  }

  @Test func namesOfTheLocaleAreUnderstood() {
    #expect(pasted(style("de_DE"), "20. November 2026") == "20.11.2026")
    #expect(pasted(style("de_DE"), "Freitag, 4. März 2026") == "04.03.2026")
    #expect(pasted(style("fr_FR"), "20 février 2026") == "20/02/2026")
    #expect(pasted(style("es_ES"), "20 de noviembre de 2026") == "20/11/2026")
    #expect(pasted(style("ru_RU"), "20 ноября 2026 г.") == "20.11.2026")
    #expect(pasted(style("ja_JP"), "2026年11月20日") == "2026/11/20")
    #expect(pasted(style("en_US"), "20.11.2026") == "11/20/2026")
    #expect(pasted(style("en_US"), "2026-11-20") == "11/20/2026")
    #expect(pasted(style("en_US"), "what") == "")
  }

  /// What a locale's own styles write is understood by its numeric field.
  @Test(arguments: [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "ru_RU", "ja_JP",
    "ko_KR", "vi_VN", "he_IL", "ar_EG", "fa_IR", "kk_KZ", "mn_MN", "lv_LV", "lt_LT", "hy_AM", "eu_ES", "th_TH",
  ])
  func longDatesOfALocaleAreUnderstood(_ identifier: String) throws {
    for style in [Date.FormatStyle.DateStyle.long, .complete, .abbreviated, .numeric] {
      let text = self.style(identifier, style).format(day)
      let numeric = self.style(identifier)
      #expect(try numeric.liveValue(pasted(numeric, text)) == day, "\(text)")
    }
  }

  @Test func aDateThatDoesNotExistHasNoValue() throws {
    let style = style("en_US")
    #expect(throws: CocoaError.self) { try style.liveValue("02/30/2026") }
    #expect(throws: CocoaError.self) { try style.liveValue("13/01/2026") }
    #expect(throws: CocoaError.self) { try style.liveValue("11/20/26") }
    #expect(throws: CocoaError.self) { try style.liveValue("11/20/202") }
    #expect(try style.liveValue("11/20/2026") == day)
    #expect(try style.liveValue(style.format(day)) == day)
    let third = Date(timeIntervalSince1970: 1_767_398_400)  // 2026-01-03
    #expect(try style.liveValue(style.format(third)) == third)
  }

  @Test func twoDigitsAreAYearWhenEditingEnds() throws {
    let live = try #require(DateShape(pattern: "MM/dd/yyyy").map { LiveDate($0) })
    #expect(live.completed("11/20/26") == "11/20/2026")
    #expect(live.completed("11/20/69") == "11/20/2069")
    #expect(live.completed("11/20/70") == "11/20/1970")
    for text in ["02/30/26", "11/20/2", "11/20/202", "11/20/2026", "13/01/26", ""] {
      #expect(live.completed(text) == nil, "\(text)")
    }
  }

  @Test func oneDigitAtTheEndIsADayWhenEditingEnds() throws {
    let live = try #require(DateShape(pattern: "yyyy/MM/dd").map { LiveDate($0) })
    #expect(!live.isComplete("2026/1/2"))
    #expect(live.completed("2026/1/2") == "2026/01/02")
    #expect(live.completed("2026/1/0") == nil)
    #expect(live.completed("2026/1/") == nil)
  }

  /// Foundation alone reads 2026-11-20 as a day in May there.
  @Test(arguments: ["ar_EG", "fa_IR", "ne_NP", "my_MM"]) func datesInDigitsOfAnotherScript(_ identifier: String) throws
  {
    let style = style(identifier)
    let written = style.format(day)
    #expect(!written.contains { $0.isASCII && $0.isNumber })
    for text in ["2026-11-20", written] {
      #expect(pasted(style, text) == written)
      var field = EditingSession(format: style.editFormat)
      for key in text { field.perform(.insert(String(key))) }
      #expect(field.text == written)
      #expect(field.selection == EditSelection(caret: written.utf16.count))
      #expect(try style.liveValue(field.text) == day)
    }
  }

  @Test func whatFollowsTheLastFieldStaysAsWritten() {
    let style = style("ko_KR")
    let second = Date(timeIntervalSince1970: 1_767_312_000)  // 2026-01-02
    var field = EditingSession(format: style.editFormat)
    field.setText(style.format(second))
    #expect(field.text == "2026. 1. 2.")
    field.perform(.move(.forward, .document, extending: false))
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "2026. 01. ")
    field.perform(.insert("3"))
    #expect(field.text == "2026. 01. 3")
  }

  @Test func timesWithADayPeriod() throws {
    let style = style("en_US", .omitted, .shortened)
    var field = EditingSession(format: style.editFormat)
    for key in "230p" { field.perform(.insert(String(key))) }
    #expect(field.text == "02:30\u{202F}PM")
    field.perform(.move(.up, .line, extending: false))
    #expect(field.text == "02:30\u{202F}AM")
    #expect(pasted(style, "14:30") == "02:30\u{202F}PM")
  }

  @Test func stepsStayInTheRange() throws {
    let style = RangedFormatStyle(style("en_US"), in: day...day.addingTimeInterval(86_400 * 2))
    var field = EditingSession(text: "11/20/2026", format: style.liveFormat)
    field.perform(.select(EditSelection(caret: 4)))
    field.perform(.move(.up, .line, extending: false))
    field.perform(.move(.up, .line, extending: false))
    #expect(field.text == "11/22/2026")
    #expect(field.perform(.move(.up, .line, extending: false)) == [.refused(.atEdge)])
    #expect(throws: CocoaError.self) { try style.liveValue("11/31/2026") }
    #expect(try style.liveValue("12/31/2026") == day.addingTimeInterval(86_400 * 2))
  }

  @Test func anEmptyFieldStepsFromToday() {
    let style = style("en_US")
    var field = EditingSession(format: style.editFormat)
    field.perform(.move(.up, .line, extending: false))
    let month = Calendar(identifier: .gregorian).dateComponents(in: Self.utc, from: .now).month ?? 0
    #expect(field.text == (month < 10 ? "0" : "") + "\(month)/")
  }
}
