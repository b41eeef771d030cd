import Foundation
import Testing
import TextEditing
import TextFormats

/// Telephone numbers are in `PhoneTests.swift`, except the mask that is used without a region.
@Suite struct PhonesAndCards {
  private func pasted<S: ParseableFormatStyle>(_ style: S, _ text: String) -> String where S.FormatOutput == String {
    var field = EditingSession(format: style.editFormat)
    field.perform(.paste(text))
    return field.text
  }

  @Test(arguments: [
    "5551234567", "+1 555 123 4567", "15551234567", "1 (555) 123-4567", "(555) 123 - 4567", "٥٥٥١٢٣٤٥٦٧",
  ])
  func americanNumbers(_ text: String) throws {
    let style = PhoneNumberFormatStyle()
    #expect(pasted(style, text) == "(555) 123 - 4567")
    #expect(try style.parseStrategy.parse(text) == "5551234567")
    #expect(style.format("5551234567") == "(555) 123 - 4567")
  }

  @Test(arguments: [
    ("4242424242424242", CardBrand.visa, "4242 4242 4242 4242"),
    ("378282246310005", .americanExpress, "3782 822463 10005"),
    ("5555555555554444", .mastercard, "5555 5555 5555 4444"),
    ("30569309025904", .dinersClub, "3056 930902 5904"),
    ("6011111111111117", .discover, "6011 1111 1111 1117"),
    ("3566002020360505", .jcb, "3566 0020 2036 0505"),
  ])
  func cards(_ digits: String, _ brand: CardBrand, _ shown: String) {
    #expect(CardBrand(digits) == brand)
    #expect(CardNumberFormatStyle().format(digits) == shown)
    #expect(pasted(CardNumberFormatStyle(), digits) == shown)
    #expect(CardNumberFormatStyle.isValid(digits))
    #expect(!CardNumberFormatStyle.isValid(String(digits.dropLast()) + (digits.last == "1" ? "2" : "1")))
  }

  @Test func theBrandShowsWhileTyping() {
    var field = EditingSession(format: CardNumberFormatStyle().editFormat)
    for key in "37828" { field.perform(.insert(String(key))) }
    #expect(field.text == "3782 8")
    #expect(CardBrand("4") == .visa)
    #expect(CardBrand("5") == nil)
    #expect(CardBrand("") == nil)
  }

  /// A number that has all digits of its brand keeps their count, though a number of another brand may have more.
  @Test(arguments: [
    ("4111111111111111", 0, "5", "5111 1111 1111 1111", 1), ("4111111111111111", 3, "234", "4112 3411 1111 1111", 7),
    ("378282246310005", 4, "99", "3782 992463 10005", 7), ("378282246310005", 0, "4", "4782 8224 6310 005", 1),
    ("30569309025904", 15, "1", "3056 930902 5901", 16),
  ])
  func typingInAFullNumberReplacesTheDigitAfterTheCaret(
    _ digits: String, _ caret: Int, _ keys: String, _ shown: String, _ after: Int
  ) {
    for pieces in [keys.map { String($0) }, [keys]] {
      var field = EditingSession(text: digits, format: CardNumberFormatStyle().editFormat)
      field.perform(.select(EditSelection(caret: caret)))
      for piece in pieces { #expect(field.perform(.insert(piece)).contains(.textChanged)) }
      #expect(field.text == shown)
      #expect(field.selection == EditSelection(caret: after))
      #expect(field.perform(.undo).contains(.textChanged))
    }
  }

  @Test func aFullNumberTakesNoDigitAtItsEnd() {
    var field = EditingSession(text: "4111111111111111", format: CardNumberFormatStyle().editFormat)
    field.perform(.move(.forward, .document, extending: false))
    #expect(field.perform(.insert("1")) == [.refused(.format)])
    #expect(field.text == "4111 1111 1111 1111")
  }

  @Test func expiryDates() throws {
    var field = EditingSession(format: CardExpiryFormatStyle().editFormat)
    for key in "427" { field.perform(.insert(String(key))) }
    #expect(field.text == "04/27")
    #expect(try CardExpiryFormatStyle().parseStrategy.parse("04/27") == CardExpiry(month: 4, year: 2027))
    #expect(throws: (any Error).self) { try CardExpiryFormatStyle().parseStrategy.parse("04/2") }
    #expect(CardExpiryFormatStyle().format(CardExpiry(month: 4, year: 2027)) == "04/27")
  }
}
