#if Web
import CWebClient
import Foundation
import TextFormats

/// A file of the page that is the same for all visitors; its name changes with its content.
struct StaticFile: Sendable {
  /// The name below the page's own path, as the page refers to it: a proxy may serve the page below any path.
  let name: String
  let type: String
  /// The bytes as they are.
  let bytes: [UInt8]
  /// The bytes in the encodings of HTTP that are shorter, by the names of these.
  private let encoded: [String: [UInt8]]

  init(name: String, type: String, bytes: [UInt8], brotli: [UInt8]? = nil) {
    self.bytes = bytes
    encoded = ["br": brotli, "gzip": Self.compressed(bytes)].compactMapValues { $0 }
    self.name = "platen.\(Self.digest(bytes)).\(name)"
    self.type = type
  }

  static let script = StaticFile(
    name: "js", type: "text/javascript; charset=utf-8", bytes: ClientFile.bytes(WEB_CLIENT_SCRIPT),
    brotli: ClientFile.bytes(WEB_CLIENT_SCRIPT_BROTLI))
  static let stylesheet = StaticFile(
    name: "css", type: "text/css; charset=utf-8", bytes: ClientFile.bytes(WEB_CLIENT_STYLE),
    brotli: ClientFile.bytes(WEB_CLIENT_STYLE_BROTLI))
  /// What only a page loads whose program asks for a passkey.
  static let passkeys = StaticFile(
    name: "passkeys.js", type: "text/javascript; charset=utf-8", bytes: ClientFile.bytes(WEB_CLIENT_PASSKEYS))
  static let icon = StaticFile(
    name: "svg", type: "image/svg+xml",
    bytes: Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a66d9"/>\
      <path d="M7 16h9M21 8v16M18 8h6M18 24h6" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>
      """.utf8))

  /// The rules for the telephone numbers of all countries, which only a page with a field for them loads; `nil` without
  /// the package trait `PhoneNumbers`.
  static let countries = PhoneNumberFormatStyle.countryRules.map {
    StaticFile(name: "countries", type: "text/plain; charset=utf-8", bytes: $0)
  }

  /// The files of pages.
  static let all = [script, stylesheet, icon, passkeys] + [countries].compactMap { $0 }

  /// Why a program's style sheet can't be served.
  struct UnreadableStylesheet: Error, CustomStringConvertible {
    var path: String

    var description: String { "the style sheet \(path) can't be read as UTF-8" }
  }

  /// A style sheet of a program's own.
  init(stylesheet path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw UnreadableStylesheet(path: path) }
    self.init(name: "css", type: "text/css; charset=utf-8", bytes: Array(text.utf8))
  }

  /// The file for a browser that accepts these encodings.
  func response(accepting accepted: [String], host: String) -> PageResponse {
    let encoding = AcceptedEncoding.shortest(of: encoded.keys, accepted)
    return .unchanging(encoding.flatMap { encoded[$0] } ?? bytes, type: type, encoding: encoding, host: host)
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let shorter = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = web_client_compress(bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    return shorter.isEmpty ? nil : shorter
  }

  /// FNV-1a: enough to distinguish versions of the server's own files.
  static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}
#endif
