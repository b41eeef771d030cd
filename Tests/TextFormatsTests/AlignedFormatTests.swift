import Foundation
import Testing
import TextEditing
import TextFormats

/// Custom styles of programs, as in articles about SwiftUI.
@Suite struct AnyStyle {
  struct PhoneStyle: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> String { value.filter { $0.isNumber } }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: String) -> String {
      var result = ""
      var index = value.startIndex
      for character in "(###) ### - ####" {
        if index >= value.endIndex { break }
        if character == "#" {
          result.append(value[index])
          index = value.index(after: index)
        } else {
          result.append(character)
        }
      }
      return result
    }
  }

  struct HexStyle: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> UInt32 {
        let digits = value.drop { $0 == "#" }
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else { throw CocoaError(.formatting) }
        return number
      }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: UInt32) -> String {
      let hex = String(value, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - hex.count) + hex
    }
  }

  struct ClampedStyle: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int { min(max(Int(value) ?? 1, 1), 120) }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "\(value)" }
  }

  private func field<S: ParseableFormatStyle>(_ style: S, _ keys: String = "") -> EditingSession
  where S.FormatOutput == String {
    var field = EditingSession(format: style.editFormat)
    for key in keys { field.perform(.insert(String(key))) }
    return field
  }

  @Test func aMaskStyleGetsTheCaretRule() {
    var field = field(PhoneStyle(), "5551234567")
    #expect(field.text == "(555) 123 - 4567")
    #expect(field.perform(.insert("8")) == [.refused(.format)])
    field.perform(.select(EditSelection(caret: 6)))
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "(551) 234 - 567")
    #expect(field.state.selection.head == 3)
    field.perform(.insert("5"))
    #expect(field.text == "(555) 123 - 4567")
    #expect(field.state.selection.head == 4)
    field.perform(.selectAll)
    field.perform(.paste("555.987.6543"))
    #expect(field.text == "(555) 987 - 6543")
  }

  @Test func anIncompleteValueStaysAsTyped() {
    #expect(field(HexStyle(), "#ff88").text == "#ff88")
    #expect(field(HexStyle(), "ff8800").text == "#FF8800")
    #expect(field(FloatingPointFormatStyle<Double>.number.notation(.compactName), "12.").text == "12.")
  }

  @Test func aClampingStyleDoesNotClampInTheMiddleOfANumber() {
    #expect(field(ClampedStyle(), "150").text == "150")
    #expect(field(ClampedStyle(), "-").text == "-")
  }

  @Test func backspaceReachesTheStart() {
    var field = field(PhoneStyle(), "5551234567")
    for _ in 0..<10 { field.perform(.delete(.backward, .grapheme)) }
    #expect(field.text.isEmpty)
  }

  @Test func aFormatterChecksEveryEdit() {
    let format = EditFormat.validating { text in
      if text.contains("x") { return .invalid }
      return text.contains("a") ? .replaced(text.uppercased()) : .valid
    }
    var field = EditingSession(format: format)
    field.perform(.insert("b"))
    #expect(field.perform(.insert("x")) == [.refused(.format)])
    field.perform(.insert("a"))
    #expect(field.text == "BA")
    #expect(field.state.selection.head == 2)
  }

  @Test func numberAndDateFormattersAreLive() throws {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.numberStyle = .decimal
    number.maximumFractionDigits = 2
    var field = EditingSession(format: try #require(number.editFormat as EditFormat?))
    for key in "1234.567" { field.perform(.insert(String(key))) }
    #expect(field.text == "1,234.56")
    let date = DateFormatter()
    date.dateFormat = "dd.MM.yyyy"
    field = EditingSession(format: try #require(date.editFormat as EditFormat?))
    for key in "512024" { field.perform(.insert(String(key))) }
    #expect(field.text == "05.12.024")
  }

  @Test(arguments: [NumberFormatter.Style.ordinal, .currencyPlural, .spellOut])
  func formattersWhoseWordsDependOnTheNumberAreNotLive(_ style: NumberFormatter.Style) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    #expect((formatter.editFormat as EditFormat?).map { _ in style } == nil)
  }

  @Test func aNumberFormatterReadsTheWholeText() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    for text in ["1.2.3", "12x", "5-", "3 apples", ""] { #expect(formatter.wholeNumber(from: text) == nil, "\(text)") }
    for (text, number) in [("1,234.5", 1234.5), (" 12 ", 12), ("12.", 12), ("-5", -5), ("0", 0)] {
      #expect(formatter.wholeNumber(from: text)?.doubleValue == number)
    }
    formatter.maximum = 10
    #expect(formatter.wholeNumber(from: "10.5") == nil)
    for style in [NumberFormatter.Style.none, .decimal, .percent, .currency, .currencyAccounting] {
      for identifier in Locale.availableIdentifiers {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: identifier)
        formatter.numberStyle = style
        for value in [1234.5, -8, 0] {
          let text = formatter.string(from: NSNumber(value: value)) ?? ""
          #expect(formatter.wholeNumber(from: text) == formatter.number(from: text), "\(identifier) \(text)")
        }
      }
    }
  }

  // MARK: every character that is typed counts

  private func typed(_ keys: String, _ reformat: @escaping (String) -> String?) -> String {
    var field = EditingSession(format: .aligned(reformat))
    for key in keys { field.perform(.insert(String(key))) }
    return field.text
  }

  @Test func aStyleThatChangesNothingLeavesTheTextAlone() {
    #expect(typed("https://example.org/a?b=1") { $0 } == "https://example.org/a?b=1")
    #expect(typed("a -- (b) 👍\u{A0}!") { $0 } == "a -- (b) 👍\u{A0}!")
  }

  @Test func urlsAndNamesKeepTheirSeparators() {
    let url = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)
    for keys in ["https://example.org/a?b=1", "http://a.b:8080/c#d"] {
      #expect(field(url, keys).text == keys)
      #expect(field(URL.FormatStyle(), keys).text == keys)
    }
    for (style, name) in [
      (PersonNameComponents.FormatStyle.Style.short, "Anna Weber"), (.medium, "Anna Maria Weber"),
      (.long, "Dr. Anna Maria Weber Jr."),
    ] {
      let locale = Locale(identifier: "en_US")
      #expect(field(PersonNameComponents.FormatStyle(style: style, locale: locale), name).text == name)
    }
  }

  @Test func aSpaceSurvivesDeletingTheLetterAfterIt() {
    var field = field(PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en_US")), "Anna W")
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "Anna ")
  }

  @Test func datesAndScientificNumbersReadTypedText() {
    let locale = Locale(identifier: "en_US")
    let date = Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: .gmt)
    #expect(field(date, "November 20, 2026").text == "November 20, 2026")
    let scientific = FloatingPointFormatStyle<Double>(locale: locale).notation(.scientific)
    #expect(field(scientific, "1.5E3").text == "1.5E3")
    #expect(field(scientific, "1.53").text == "1.53E0")
  }

  /// Characters of the style that are typed are typed over.
  @Test func decimalsAndUnitsOfTheStyleAreTypedOver() {
    func percent(_ text: String) -> String? {
      Double(text.replacing("%", with: "")).map { String(format: "%.2f%%", $0) }
    }
    #expect(typed("12.5", percent) == "12.50%")
    #expect(typed("7.05%", percent) == "7.05%")
    #expect(typed("100", percent) == "100.00%")
  }

  @Test func listsAndDurationsKeepTheirSeparators() {
    func list(_ text: String) -> String? {
      text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
    }
    #expect(typed("a,b,c", list) == "a, b, c")
    func duration(_ text: String) -> String? {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count <= 2, !parts.contains(nil) else { return nil }
      let seconds = parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
      return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
    #expect(typed("12:34", duration) == "12:34")
    #expect(typed("5", duration) == "0:05")
  }

  @Test func aDigitTooManyIsRefusedInTheMiddleToo() {
    var field = field(PhoneStyle(), "5551234567")
    field.perform(.select(EditSelection(caret: 3)))
    #expect(field.perform(.insert("9")) == [.refused(.format)])
    #expect(field.text == "(555) 123 - 4567")
    #expect(field.selection == EditSelection(caret: 3))
  }

  @Test func aTextFromTheProgramIsEditedLikeATypedOne() {
    var field = field(PhoneStyle())
    field.setText("(555) 123 - 456")
    field.perform(.select(EditSelection(caret: 4)))
    field.perform(.insert("9"))
    #expect(field.text == "(555) 912 - 3456")
    #expect(field.selection.head == 7)
    field.setText("(555) 123 - 4567")
    field.perform(.select(EditSelection(caret: 6)))
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "(551) 234 - 567")
    #expect(field.selection.head == 3)
  }
}
