#if PhoneNumbers
import CPhoneNumbers
#endif

/// The rules for showing and storing the keys of a number in one region.
protocol PhoneWriter: Sendable {
  /// The formatted keys of a complete or incomplete number; `nil` when there are more keys than a number has.
  func text(_ keys: PhoneKeys) -> String?
  /// The keys as they are stored: a complete number with the region's own country code becomes the domestic one.
  func settled(_ keys: PhoneKeys) -> PhoneKeys
  /// Whether the keys have the form of a complete number.
  func isComplete(_ keys: PhoneKeys) -> Bool
}

/// The most digits of any number (ITU-T E.164).
private let mostDigits = 15
/// The fewest digits of a complete number in a region without rules.
private let fewestDigits = 7

/// Numbers of a region, grouped by its masks. Those of other countries are shown ungrouped after their country code.
struct MaskedPhone: PhoneWriter {
  let region: PhoneRegion

  func text(_ keys: PhoneKeys) -> String? {
    if keys.isInternational { return international(keys) }
    for mask in region.masks where keys.digitCount <= mask.capacity { return mask.fill(keys.bytes) }
    return nil
  }

  private func international(_ keys: PhoneKeys) -> String? {
    guard keys.digitCount <= mostDigits else { return nil }
    let code = keys.hasPrefix("+" + region.code) ? region.code : PhoneRegion.code(of: keys)
    guard let code, let rest = keys.dropping(code: code), rest.digitCount > 0 else { return keys.string }
    return "+" + code + " " + rest.string
  }

  func settled(_ keys: PhoneKeys) -> PhoneKeys {
    var domestic: PhoneKeys
    if let rest = keys.dropping(code: region.code) {
      domestic = rest
      if !region.trunk.isEmpty, region.trunk != region.code, !rest.hasPrefix(region.trunk) {
        domestic.insertFirst(region.trunk)
      }
    } else if region.trunk == region.code, keys.hasPrefix(region.code) {
      domestic = keys
      domestic.removeFirst(region.code.utf8.count)
    } else {
      return keys
    }
    return region.masks.contains { $0.isFilled(by: domestic.digitCount) } ? domestic : keys
  }

  func isComplete(_ keys: PhoneKeys) -> Bool {
    if keys.isInternational { return keys.digitCount > fewestDigits }
    return region.masks.contains { $0.isFilled(by: keys.digitCount) }
      || region.masks.contains { $0.isOpen } && keys.digitCount >= fewestDigits
  }
}

/// Numbers of a region without rules: the digits as typed.
struct PlainPhone: PhoneWriter {
  func text(_ keys: PhoneKeys) -> String? { keys.digitCount <= mostDigits ? keys.string : nil }
  func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }
  func isComplete(_ keys: PhoneKeys) -> Bool { keys.digitCount >= fewestDigits }
}

#if PhoneNumbers
/// Numbers of every country, by libphonenumber's formatter for typing.
struct LibraryPhone: PhoneWriter {
  let region: String

  /// `nil` for a region that the library does not know.
  init?(region: String) {
    guard platen_phone_is_region(region) else { return nil }
    self.region = region
  }

  func text(_ keys: PhoneKeys) -> String? {
    // With a prefix for international calls a number has more digits than E.164 allows.
    guard keys.digitCount <= mostDigits + 5 else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      let count = platen_phone_as_typed(region, keys.string, buffer.baseAddress, Int32(buffer.count))
      guard count >= 0, let start = buffer.baseAddress else { return keys.string }
      return String(cString: start)
    }
  }

  func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }
  func isComplete(_ keys: PhoneKeys) -> Bool { platen_phone_is_possible(region, keys.string) }
}
#endif
