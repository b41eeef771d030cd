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
  /// The keys of a number in a text with letters or signs; `nil` if there is none.
  func number(in text: String) -> PhoneKeys?
  /// Whether codes of networks can be shown.
  var showsCodes: Bool { get }
}

extension PhoneWriter {
  func number(in text: String) -> PhoneKeys? { PhoneKeys(beforeExtension: text) }
  var showsCodes: Bool { true }
}

/// The most digits of any number (ITU-T E.164).
private let mostDigits = 15
/// The fewest digits of a complete number in a region without rules.
private let fewestDigits = 7

/// Numbers of a region, grouped by its masks. Those of other countries are shown ungrouped after their country code.
struct MaskedPhone: PhoneWriter {
  let region: PhoneRegion

  /// A mask takes digits alone.
  var showsCodes: Bool { false }

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
  /// Whether the library has rules for the region's own numbers.
  private let isKnown: Bool

  /// Of a region that the library does not know, only numbers with a country code are grouped.
  init(region: String) {
    isKnown = platen_phone_is_region(region)
    self.region = isKnown ? region : "ZZ"
  }

  func text(_ keys: PhoneKeys) -> String? {
    // With a prefix for international calls a number has more digits than E.164 allows.
    guard keys.digitCount <= (isKnown ? mostDigits + 5 : mostDigits) else { return nil }
    if keys.isCode { return keys.string }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      let count = platen_phone_as_typed(region, keys.string, buffer.baseAddress, Int32(buffer.count))
      guard count >= 0, let start = buffer.baseAddress else { return keys.string }
      return String(cString: start)
    }
  }

  func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }

  func isComplete(_ keys: PhoneKeys) -> Bool {
    if !isKnown, !keys.isInternational { return keys.digitCount >= fewestDigits }
    return platen_phone_is_possible(region, keys.string)
  }

  func number(in text: String) -> PhoneKeys? {
    let keys = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String? in
      let count = platen_phone_read(region, text, buffer.baseAddress, Int32(buffer.count))
      guard count >= 0, let start = buffer.baseAddress else { return nil }
      return String(cString: start)
    }
    // A number that is only begun is none yet.
    return keys.map { PhoneKeys($0) } ?? PhoneKeys(beforeExtension: text)
  }
}
#endif
