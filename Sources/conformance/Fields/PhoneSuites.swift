import EditingTestSupport
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

  /// Random keys in every region: numbers of the region and of other countries, with and without prefixes, whole and too
  /// long. The text is the library's.
  static func random(steps: Int, seed: UInt64) -> [Suite] {
    [
      Suite(name: "phones, random keys", source: "libphonenumber in all regions, seed \(seed)") { tally in
        guard let regions = PhoneOracle.regions else { return false }
        var generator = SeededGenerator(seed: seed)
        for step in 0..<steps {
          let region = regions[step % regions.count]
          let keys = randomKeys(in: region, &generator)
          let found = PhoneNumberFormatStyle(region: region).format(keys)
          let own = " " + PhoneOracle.code(of: region) + " "
          let expected = PhoneOracle.asTyped(keys, in: region) ?? ""
          tally.compare(found, expected, "\(region) \(keys)") { _ in
            // One prefix for international calls can be the beginning of another, as 00 and 008 in Korea: the number
            // was first taken for one of another country.
            keys.first == "0" && (found.contains(own) || expected.contains(own))
              ? "the library keeps the rules of another country" : nil
          }
        }
        return true
      }
    ]
  }

  private static func randomKeys(in region: String, _ generator: inout SeededGenerator) -> String {
    let starts = [
      "", "", "+", "0", "1", "00", "011", "+" + PhoneOracle.code(of: region), "00" + PhoneOracle.code(of: region),
    ]
    var keys = starts.randomElement(using: &generator) ?? ""
    let count = Int.random(in: 1...19, using: &generator)
    while keys.count < count { keys.append(String(Int.random(in: 0...9, using: &generator))) }
    return keys
  }

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
