#if Web
import CWebClient

/// The module of the editing core, as it stands compressed in the program: its name changes with its content.
enum ModuleFile {
  /// The name below the page's own path.
  static let name = "editing.\(StaticFile.digest(brotli)).wasm"

  private static let brotli = bytes(of: web_client_module(1))
  private static let gzip = bytes(of: web_client_module(0))

  /// The module for a browser that accepts these encodings. There is none without any: such a page edits with the
  /// server.
  static func response(accepting accepted: [String], host: String) -> PageResponse {
    guard let encoding = encoding(for: accepted) else { return .refusal(.notAcceptable) }
    return .unchanging(
      encoding == "br" ? brotli : gzip, type: "application/wasm", encoding: encoding, host: host)
  }

  /// `br` or `gzip` (RFC 9110, 12.5.3); nil where both are excluded.
  static func encoding(for accepted: [String]) -> String? {
    ["br", "gzip"].first { AcceptedEncoding.accepts($0, accepted) }
  }

  private static func bytes(of file: web_client_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
#endif
