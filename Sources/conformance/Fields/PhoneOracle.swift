import CPhoneOracle

/// What libphonenumber itself says of numbers.
enum PhoneOracle {
  /// ISO 3166 codes; nil without the package trait `PhoneNumbers`.
  static var regions: [String]? {
    text { phone_oracle_regions($0, $1) }?.split(separator: " ").map(String.init)
  }

  /// The country calling code of a region.
  static func code(of region: String) -> String { String(phone_oracle_code(region)) }

  /// The region's example numbers of all types, as they are written in the region, or with the country code.
  static func examples(_ region: String, isInternational: Bool) -> [String] {
    // The types of numbers that the library has, and a few more.
    let numbers = (0..<16).compactMap { type in
      text { phone_oracle_example(region, type, isInternational ? 1 : 0, $0, $1) }
    }
    return Set(numbers).sorted()
  }

  /// A number with its country code.
  static func international(_ number: String, in region: String) -> String? {
    text { phone_oracle_e164(region, number, $0, $1) }
  }

  /// Keys as a formatter that has read nothing else shows them.
  static func asTyped(_ keys: String, in region: String) -> String? {
    text { phone_oracle_as_typed(region, keys, $0, $1) }
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress, write(start, 4096) >= 0 else { return nil }
      return String(cString: start)
    }
  }
}
