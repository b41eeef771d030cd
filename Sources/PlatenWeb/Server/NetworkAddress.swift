#if Web
import Foundation

/// An address of IPv4 or IPv6. An IPv4 address that is mapped to IPv6 (RFC 4291, 2.5.5.2) is the IPv4 address.
struct NetworkAddress: Hashable, Sendable {
  /// 4 bytes or 16.
  let bytes: [UInt8]

  /// Reads an address without a port, in the notations of RFC 4291 and of four decimal numbers; nil for another text.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    // The longest notation, of an IPv4 address in an IPv6 one, has 45 characters.
    guard text.utf8.count <= 45 else { return nil }
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
      return
    }
    var sixteen = in6_addr()
    guard inet_pton(AF_INET6, text, &sixteen) == 1 else { return nil }
    let all = withUnsafeBytes(of: sixteen) { Array($0) }
    let isMapped = all[..<10].allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
    bytes = isMapped ? Array(all[12...]) : all
  }

  /// The same text for the same address (RFC 5952 for IPv6).
  var text: String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = bytes.withUnsafeBytes {
      inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, $0.baseAddress, &buffer, socklen_t(buffer.count))
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension NetworkAddress {
  /// The name of what limits count as one client: an IPv4 address, also one that a gateway has translated (RFC 6052),
  /// and all addresses of an IPv6 network of 64 bits. A customer of IPv6 has such a network at least (RFC 6177), and can
  /// connect from any of its addresses.
  var counted: String {
    guard bytes.count == 16 else { return text }
    if bytes[..<12] == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] {
      return bytes[12...].map(String.init).joined(separator: ".")
    }
    return bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "/64"
  }

  /// The same of an address in text; a text that is no address is counted as it is.
  static func counted(_ text: String) -> String { NetworkAddress(text)?.counted ?? text }
}

/// All addresses that begin with the same bits, such as `10.0.0.0/8`, or one address (RFC 4632, 3.1).
struct NetworkRange: Equatable, Sendable {
  private let first: NetworkAddress
  private let prefix: Int

  /// Reads an address with or without `/` and the number of bits; nil for another text.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let part = parts.first, let address = NetworkAddress(part) else { return nil }
    first = address
    let most = address.bytes.count * 8
    guard parts.count > 1 else {
      prefix = most
      return
    }
    guard parts[1].utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let bits = Int(parts[1]), bits <= most else { return nil }
    prefix = bits
  }

  func contains(_ address: NetworkAddress) -> Bool {
    guard address.bytes.count == first.bytes.count else { return false }
    let (whole, rest) = prefix.quotientAndRemainder(dividingBy: 8)
    guard address.bytes[..<whole] == first.bytes[..<whole] else { return false }
    return rest == 0 || (address.bytes[whole] ^ first.bytes[whole]) >> UInt8(8 - rest) == 0
  }
}
#endif
