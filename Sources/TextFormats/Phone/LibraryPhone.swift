#if PhoneNumbers
import CPhoneNumbers
import TextEditing

/// Numbers of every country by libphonenumber: its rules group them, and it reads other notations.
struct LibraryPhone: PhoneWriter {
  private let region: String
  private let numbers: CountryPhone

  /// Of a region that the library does not know, only numbers with a country code are grouped.
  init(region: String) {
    let code = platen_phone_code(region)
    self.region = code > 0 ? region : "ZZ"
    numbers = CountryPhone(CountryRules.libphonenumber, code: code > 0 ? String(code) : "")
  }

  func text(_ keys: PhoneKeys) -> String? { numbers.text(keys) }

  func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }

  func isComplete(_ keys: PhoneKeys) -> Bool {
    if numbers.code.isEmpty, !keys.isInternational { return keys.digitCount >= Self.fewestDigits }
    return platen_phone_is_possible(region, keys.string)
  }

  func number(in text: String) -> PhoneKeys? {
    // The library's expressions take the square of the length, and a character can be long.
    guard text.utf8.count <= 1_000 else { return PhoneKeys(beforeExtension: text) }
    let keys = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String? in
      let count = platen_phone_read(region, text, buffer.baseAddress, Int32(buffer.count))
      guard count >= 0, let start = buffer.baseAddress else { return nil }
      return String(cString: start)
    }
    // A number that is only begun is none yet.
    return keys.map { PhoneKeys($0) } ?? PhoneKeys(beforeExtension: text)
  }

  var formatDescription: String? { numbers.formatDescription }
}

extension CountryRules {
  /// The library's rules, read from it when they are first needed.
  static let libphonenumber = CountryRules(Array(String(cString: platen_phone_rules()).utf8))
}
#endif
