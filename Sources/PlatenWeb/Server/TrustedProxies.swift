#if Web
import NIOHTTP1

/// The proxies in front of the server whose word about the addresses of browsers counts.
///
/// A proxy adds the address that it was connected from at the end of `X-Forwarded-For`, or as `for=` of `Forwarded`
/// (RFC 7239). What is before that is what the request came with, which may be invented: the entries are read from the
/// end, and the first that is no trusted proxy's is the browser.
struct TrustedProxies: Sendable {
  private let ranges: [NetworkRange]

  /// A text that is no address and no range of addresses.
  struct Unreadable: Error, Equatable, CustomStringConvertible {
    let text: String

    var description: String {
      "the trusted proxy “\(text)” is no address: it has to be one of IPv4 or IPv6, or a range such as 10.0.0.0/8"
    }
  }

  init(_ texts: [String]) throws(Unreadable) {
    var ranges: [NetworkRange] = []
    for text in texts {
      guard let range = NetworkRange(text) else { throw Unreadable(text: text) }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  private func trusts(_ address: NetworkAddress) -> Bool { ranges.contains { $0.contains(address) } }

  /// Whether connections from this address are those of a proxy.
  func trusts(_ peer: String) -> Bool {
    guard !ranges.isEmpty, let address = NetworkAddress(peer) else { return false }
    return trusts(address)
  }

  /// The network address of the browser that a request comes from. `peer` is the address of the connection, which it is
  /// itself unless a trusted proxy has sent the request.
  func client(of headers: HTTPHeaders, peer: String) -> String {
    guard trusts(peer) else { return peer }
    let lists = [Self.plainEntries(headers["X-Forwarded-For"]), Self.namedEntries(headers["Forwarded"])]
    let clients = Set(lists.filter { !$0.isEmpty }.map { client(in: $0, peer: peer) })
    // A proxy writes one of the headers, and may leave the other as the browser has sent it. Where they do not agree, it
    // is not known which, and the request counts as the proxy's own.
    return clients.count == 1 ? clients.first ?? peer : peer
  }

  /// The last address in a list that is no proxy's. Where the list has none, or names an address in a way that does not
  /// say it, it is the one before which nothing is known.
  private func client(in entries: [NetworkAddress?], peer: String) -> String {
    var nearest = peer
    for entry in entries.reversed() {
      guard let entry else { break }
      nearest = entry.text
      guard trusts(entry) else { break }
    }
    return nearest
  }

  /// The addresses of `X-Forwarded-For`, nil for what is none.
  private static func plainEntries(_ headers: [String]) -> [NetworkAddress?] {
    headers.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { address(in: $0) }
  }

  /// The addresses of `for=` in `Forwarded`, nil for an element without one.
  private static func namedEntries(_ headers: [String]) -> [NetworkAddress?] {
    headers.flatMap { parts(of: $0, at: ",") }.map { element in
      for pair in parts(of: element, at: ";") {
        let halves = pair.split(separator: "=", maxSplits: 1)
        guard halves.count == 2, trimmed(halves[0]).lowercased() == "for" else { continue }
        return address(in: unquoted(trimmed(halves[1])))
      }
      return nil
    }
  }

  /// An address with or without a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
  private static func address(in text: some StringProtocol) -> NetworkAddress? {
    let text = trimmed(text)
    if text.hasPrefix("[") { return NetworkAddress(text.dropFirst().prefix { $0 != "]" }) }
    let isWithPort = text.utf8.count { $0 == UInt8(ascii: ":") } == 1
    return NetworkAddress(isWithPort ? text.prefix { $0 != ":" } : text)
  }

  /// The parts between separators that are outside of quotation marks.
  private static func parts(of text: some StringProtocol, at separator: Character) -> [Substring] {
    var isQuoted = false
    var isEscaped = false
    return Substring(text).split(omittingEmptySubsequences: false) { character in
      defer { isEscaped = isQuoted && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let rest = Substring(text).drop(while: isSpace)
    return rest.prefix(rest.count - rest.reversed().prefix(while: isSpace).count)
  }

  private static func unquoted(_ text: Substring) -> Substring {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text
  }
}
#endif
