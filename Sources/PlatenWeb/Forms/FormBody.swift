#if Web
import PlatenGraph

/// The values that a browser posts from a form: `application/x-www-form-urlencoded` (URL Standard, 5.1).
enum FormBody {
  /// A form has no more controls than this; what follows is ignored.
  private static let mostValues = 20_000

  /// The values by their names, the last of several; nil where a value is not UTF-8.
  static func values(of body: some Collection<UInt8>) -> [String: String]? {
    var values: [String: String] = [:]
    for pair in body.split(separator: UInt8(ascii: "&")).prefix(mostValues) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, let name = text(first) else { return nil }
      guard let value = parts.count > 1 ? text(parts[1]) : "" else { return nil }
      values[name] = value
    }
    return values
  }

  private static func text(_ encoded: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    // It may be a password.
    defer { bytes.wipe() }
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        if let high = rest.first.flatMap(digit), let low = rest.dropFirst().first.flatMap(digit) {
          bytes.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
#endif
