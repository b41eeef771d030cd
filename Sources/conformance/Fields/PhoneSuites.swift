import SwiftUI
import TextFormats

/// Telephone numbers of every region. The oracle is libphonenumber: each of its example numbers is entered as it is
/// written, and the field has to have that number, and the text that the library shows for the typed keys.
@MainActor enum PhoneSuites {
  static let all =
    EntryWay.allCases.map { way in suite("phones, \(way.name)") { field, text in field.enter(text, way) } }
    + [
      suite("phones, edited in the middle") { field, text in field.enterMiddleLast(text) }
    ]

  private struct Answer: Equatable, CustomStringConvertible {
    /// The number with its country code.
    var number: String?
    var text: String

    var description: String { "“\(text)” \(number ?? "no number")" }
  }

  private static func suite(
    _ name: String,
    _ enter:
      @escaping @MainActor (ValueField<PhoneNumberFormatStyle>, String) ->
      ValueField<PhoneNumberFormatStyle>
      .Result
  ) -> Suite {
    Suite(name: name, source: "example numbers of libphonenumber in all regions") { tally in
      guard let regions = PhoneOracle.regions else { return false }
      for region in regions {
        let field = await ValueField(PhoneNumberFormatStyle(region: region), Locale(identifier: "en_US"))
        for isInternational in [false, true] {
          for text in PhoneOracle.examples(region, isInternational: isInternational) {
            let result = enter(field, text)
            let found = Answer(
              number: result.value.flatMap { PhoneOracle.international($0, in: region) }, text: result.text)
            let keys = text.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
            let expected = Answer(
              number: PhoneOracle.international(text, in: region), text: PhoneOracle.asTyped(keys, in: region) ?? "")
            tally.compare(found, expected, "\(region) \(text)")
          }
        }
      }
      return true
    }
  }
}
