import Foundation
import TextEditing
import TextFormats
import Testing

@Suite struct ValueFormatTests {
  private let american = Locale(identifier: "en_US")

  @Test func aSessionOfAStyleKnowsItsValue() {
    var session = ValueSession<Decimal>(format: .currency(code: "USD").locale(american))
    session.perform(.insert("1234.5"))
    #expect(session.text == "$1,234.5" && session.value == Decimal(string: "1234.5") && session.isComplete)
    session.endEditing()
    #expect(session.text == "$1,234.50")
    var mask = ValueSession(format: .mask("##/##"))
    mask.perform(.insert("12"))
    #expect(mask.value == "12" && !mask.isComplete)
  }

  @Test func completenessIsThatOfTheStyle() {
    #expect(!MaskFormatStyle.mask("##/##").isComplete("1") && MaskFormatStyle.mask("##/##").isComplete("12/34"))
    #expect(CardNumberFormatStyle().isComplete("4111 1111 1111 1111"))
    #expect(!CardNumberFormatStyle().isComplete("4111 1111 1111 1112"))
    #expect(CardExpiryFormatStyle().isComplete("04/27") && !CardExpiryFormatStyle().isComplete("13/27"))
    let age = RangedFormatStyle(IntegerFormatStyle<Int>(locale: american), in: 18...120)
    #expect(age.isComplete("18") && !age.isComplete("7") && !age.isComplete(""))
    #expect(URL.FormatStyle().isComplete("https://example.org") && !URL.FormatStyle().isComplete("nonsense"))
    let day = Date.VerbatimFormatStyle(
      format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)", locale: american, timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    #expect(day.isComplete("29.02.2024") && !day.isComplete("29.02.2023") && !day.isComplete("29.02."))
  }

  @Test func theEndOfEditingIsTheFieldsOwn() {
    var session = ValueSession(format: RangedFormatStyle(IntegerFormatStyle<Int>(locale: american), in: 18...120))
    session.perform(.insert("7"))
    session.endEditing()
    #expect(session.text == "18" && session.value == 18)
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
    var full = ValueSession(format: PersonNameComponents.FormatStyle(locale: american), value: name)
    #expect(full.text == "Ada Lovelace")
    full.endEditing()
    #expect(full.value?.middleName == "King")
  }

  /// A style of a program that rounds while it formats: what is shown decides.
  private struct Tenths: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Double {
        guard let number = Double(value) else { throw CocoaError(.formatting) }
        return number
      }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Double) -> String { String(format: "%.1f", value) }
  }

  @Test func aStyleThatCorrectsItsValuesShowsTheValue() {
    var session = ValueSession(format: Tenths())
    session.perform(.insert("1.26"))
    #expect(session.value == 1.26)
    session.endEditing()
    #expect(session.text == "1.3" && session.value == 1.3)
  }
}
