import Foundation
import Testing
import TextEditing
import TextFormats

@Suite struct Phones {
  private func pasted(_ region: String?, _ text: String) -> String {
    var field = EditingSession(format: PhoneNumberFormatStyle(region: region).editFormat)
    field.perform(.paste(text))
    return field.text
  }

  private func typed(_ region: String?, _ text: String) -> [String] {
    var field = EditingSession(format: PhoneNumberFormatStyle(region: region).editFormat)
    return text.map { key in
      field.perform(.insert(String(key)))
      return field.text
    }
  }

  @Test(arguments: [nil, "US", "DE", "FR", "RU", "AQ", "nowhere", ""])
  func typingEqualsPasting(_ region: String?) {
    let numbers = [
      "5552345678", "+15552345678", "+4930123456", "+33612345678", "+79123456789", "030123456", "+", "0",
      "+442079460958",
    ]
    for number in numbers {
      #expect(typed(region, number).last == pasted(region, number), "\(number)")
      let style = PhoneNumberFormatStyle(region: region)
      let value = try? style.parseStrategy.parse(pasted(region, number))
      #expect(value.map(style.format) == pasted(region, number), "\(number)")
    }
  }

  @Test func aPlusSignIsAcceptedOnlyInFront() {
    #expect(typed("DE", "+").last == "+")
    #expect(typed("AQ", "12+3").last == "123")
    var field = EditingSession(format: PhoneNumberFormatStyle(region: "AQ").editFormat)
    field.perform(.paste("+672 1"))
    field.perform(.move(.backward, .document, extending: false))
    #expect(field.perform(.insert("5")) == [.refused(.format)])
    #expect(field.perform(.insert("+")) == [.refused(.format)])
  }

  @Test func aNumberHasNoMoreDigitsThanNumbersHave() {
    #expect(typed("AQ", String(repeating: "1", count: 30)).last == String(repeating: "1", count: 15))
    #expect(typed(nil, "55523456789").last == "(555) 234 - 5678")
  }

  @Test func aNumberThatIsTooLongIsShownUngroupedAndCanBeShortened() {
    var field = EditingSession(format: PhoneNumberFormatStyle().editFormat)
    field.setText("555123456789")
    #expect(field.text == "555123456789")
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "55512345678")
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "(555) 123 - 4567")
  }

  @Test(arguments: [nil, "US", "DE", "ZZ"]) func aTextThatIsNoNumberIsRefused(_ region: String?) {
    for text in ["hello", "x", "()", "1 or 2 numbers"] {
      var field = EditingSession(text: "5552345678", format: PhoneNumberFormatStyle(region: region).editFormat)
      let shown = field.text
      field.perform(.selectAll)
      field.perform(.paste(text))
      #expect(field.text == shown || region == "US" || region == "DE", "\(text): \(field.text)")
    }
  }

  @Test(arguments: [
    ("GB", "+44 (0)20 7946 0018", "+442079460018"), ("US", "+44 (0)20 7946 0018", "+442079460018"),
    ("US", "650-253-2222 x123", "6502532222"), ("US", "650-253-2222 ext. 123", "6502532222"),
    ("US", "650-253-2222 #123", "6502532222"), ("US", "tel:650-253-2222;ext=5", "6502532222"),
    ("DE", "tel:+1-650-253-2222;ext=5", "+16502532222"), ("ZZ", "tel:+1-650-253-2222", "+16502532222"),
  ])
  func numbersInOtherNotationsHaveTheirDigits(_ region: String, _ text: String, _ value: String) throws {
    let style = PhoneNumberFormatStyle(region: region)
    let shown = pasted(region, text)
    let read = try style.parseStrategy.parse(shown)
    #expect(read == value || region == "GB" && read == "02079460018", "\(shown)")
    #expect(typed(region, text).last == shown)
    #expect(try style.parseStrategy.parse(text) == read)
  }

  @Test(arguments: [nil, "US", "DE", "ZZ"], ["x", "e", "#", ";", "a"])
  func aMistypedLetterLosesNoDigit(_ region: String?, _ mistyped: String) {
    #expect(typed(region, "20" + mistyped + "1555012").last == typed(region, "201555012").last)
    #expect(typed(region, "20155" + mistyped + "5").last == typed(region, "201555").last)
  }

  @Test func typingInAFullNumberReplacesTheDigitAfterTheCaret() {
    var field = EditingSession(text: "5551234567", format: PhoneNumberFormatStyle().editFormat)
    field.perform(.select(EditSelection(caret: 2)))
    field.perform(.insert("9"))
    #expect(field.text == "(595) 123 - 4567")
    field.perform(.insert("8"))
    #expect(field.text == "(598) 123 - 4567")
  }

  #if PhoneNumbers
  @Test(arguments: [
    ("US", "5552345678", "(555) 234-5678"), ("US", "+442079460958", "+44 20 7946 0958"),
    ("DE", "030123456", "030 123456"), ("DE", "+4930123456", "+49 30 123456"),
    ("DE", "+1 555 234 5678", "+1 555-234-5678"),
    ("de", "0151 23456789", "01512 3456789"), ("FR", "0612345678", "06 12 34 56 78"),
    ("IN", "9876543210", "98765 43210"), ("JP", "0312345678", "03-1234-5678"), ("KE", "0712345678", "0712 345678"),
  ])
  func everyRegionHasItsGrouping(_ region: String, _ text: String, _ shown: String) {
    #expect(pasted(region, text) == shown)
    #expect(typed(region, text.filter { $0.isNumber || $0 == "+" }).last == shown)
  }

  @Test(arguments: Locale.Region.isoRegions.map(\.identifier))
  func everyRegionKeepsAllDigits(_ region: String) {
    for number in ["+4930123456", "0612345678", "+15552345678", "12345", "0011441234567"] {
      let keys = number.filter { $0.isNumber }
      for shown in [pasted(region, number), typed(region, number).last ?? ""] {
        #expect(shown.filter(\.isNumber) == keys, "\(region)")
      }
    }
  }

  @Test func lettersOfTheKeypadAndCodesOfNetworks() throws {
    let flowers = pasted("US", "1-800-FLOWERS")
    #expect(flowers == typed("US", "18003569377").last)
    #expect(flowers == typed("US", "1-800-FLOWERS").last)
    #expect(try PhoneNumberFormatStyle(region: "US").parseStrategy.parse(flowers) == "18003569377")
    #expect(pasted("US", "*121#") == "*121#")
    #expect(typed("US", "*121#") == ["*", "*1", "*12", "*121", "*121#"])
    #expect(try PhoneNumberFormatStyle(region: "US").parseStrategy.parse("*121#") == "*121#")
    #expect(PhoneNumberFormatStyle(region: "US").format("*121#") == "*121#")
    #expect(!PhoneNumberFormatStyle(region: "US").isComplete("*121#"))
  }

  @Test func withoutARegionNumbersAreGroupedByTheirCountryCode() {
    #expect(pasted("ZZ", "+442079460958") == "+44 20 7946 0958")
    #expect(typed("ZZ", "+16502532222").last == "+1 650-253-2222")
    #expect(pasted("ZZ", "5552345678") == "5552345678")
    #expect(PhoneNumberFormatStyle(region: "ZZ").isComplete("+44 20 7946 0958"))
  }

  /// The library's formatter keeps what was typed last; other numbers in between must not change it.
  @Test func fieldsOfOneRegionDoNotDisturbEachOther() {
    var first = EditingSession(format: PhoneNumberFormatStyle(region: "DE").editFormat)
    var second = first
    for (a, b) in zip("030123456", "015123456789") {
      first.perform(.insert(String(a)))
      second.perform(.insert(String(b)))
      if a == "4" { second.perform(.delete(.backward, .grapheme)) }
    }
    #expect(first.text == "030 123456")
    #expect(second.text == pasted("DE", second.text.filter(\.isNumber)))
  }

  @Test func theCaretStaysNextToItsDigit() {
    var field = EditingSession(format: PhoneNumberFormatStyle(region: "DE").editFormat)
    field.perform(.paste("+4930123456"))
    #expect(field.text == "+49 30 123456")
    field.perform(.select(EditSelection(caret: 7)))
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text.filter(\.isNumber) == "493123456")
    field.perform(.insert("0"))
    #expect(field.text == "+49 30 123456")
    #expect(field.text.prefix(field.state.selection.head).filter(\.isNumber) == "4930")
  }

  @Test func aNumberWithAllDigitsIsComplete() {
    #expect(PhoneNumberFormatStyle(region: "DE").isComplete("030 123456"))
    #expect(PhoneNumberFormatStyle(region: "US").isComplete("+44 20 7946 0958"))
    #expect(!PhoneNumberFormatStyle(region: "US").isComplete("555"))
  }
  #else
  @Test(arguments: [
    ("FR", "+33 6 12 34 56 78", "06 12 34 56 78"), ("GB", "+447911123456", "07911 123456"),
    ("BR", "11987654321", "(11) 98765-4321"), ("ES", "612345678", "612 34 56 78"),
    ("US", "+44 20 7946 0958", "+44 2079460958"), ("DE", "+49 30 123456", "+49 30123456"),
    ("RU", "+7 912 345-67-89", "8 (912) 345-67-89"), ("AQ", "5552345678", "5552345678"),
    ("nowhere", "+1 555 234 5678", "+15552345678"),
  ])
  func regionsWithMasksAndWithout(_ region: String, _ text: String, _ shown: String) {
    #expect(pasted(region, text) == shown)
  }

  @Test func aCompleteNumberWithTheRegionsCountryCodeBecomesDomestic() {
    #expect(Array(typed("US", "+15552345678").suffix(3)) == ["+1 55523456", "+1 555234567", "(555) 234 - 5678"])
    #expect(typed("US", "15552345678").last == "(555) 234 - 5678")
  }

  @Test func aNumberWithAllDigitsIsComplete() {
    #expect(PhoneNumberFormatStyle(region: "ES").isComplete("612 34 56 78"))
    #expect(!PhoneNumberFormatStyle().isComplete("(555) 123"))
    #expect(PhoneNumberFormatStyle(region: "AQ").isComplete("1234567"))
  }
  #endif
}
