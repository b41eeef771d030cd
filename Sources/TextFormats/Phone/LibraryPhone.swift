#if PhoneNumbers
import CPhoneNumbers
import TextEditing

/// Numbers of every country, by libphonenumber's formatter for typing.
struct LibraryPhone: PhoneWriter {
  let region: String
  /// Whether the library has rules for the region's own numbers.
  private let isKnown: Bool

  /// Of a region that the library does not know, only numbers with a country code are grouped.
  init(region: String) {
    isKnown = platen_phone_is_region(region)
    self.region = isKnown ? region : "ZZ"
  }

  func text(_ keys: PhoneKeys) -> String? {
    // With a prefix for international calls a number has more digits than E.164 allows.
    guard keys.digitCount <= (isKnown ? Self.mostDigits + 5 : Self.mostDigits) else { return nil }
    if keys.isCode { return keys.string }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      let count = platen_phone_as_typed(region, keys.string, buffer.baseAddress, Int32(buffer.count))
      guard count >= 0, let start = buffer.baseAddress else { return keys.string }
      return String(cString: start)
    }
  }

  func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }

  func isComplete(_ keys: PhoneKeys) -> Bool {
    if !isKnown, !keys.isInternational { return keys.digitCount >= Self.fewestDigits }
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

  /// The library's rules are in the library.
  var formatDescription: String? { nil }
}
#endif
