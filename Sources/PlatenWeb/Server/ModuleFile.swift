#if Web
import CWebClient

/// The module of the editing core, as it stands compressed in the program: its name changes with its content.
enum ModuleFile {
  /// The name below the page's own path.
  static let name = "editing.\(StaticFile.digest(brotli)).wasm"

  private static let brotli = ClientFile.bytes(WEB_CLIENT_MODULE_BROTLI)
  private static let gzip = ClientFile.bytes(WEB_CLIENT_MODULE_GZIP)

  /// The module for a browser that accepts these encodings. There is none without any: such a page edits with the
  /// server.
  static func response(accepting accepted: [String], host: String) -> PageResponse {
    let encoded = ["br": brotli, "gzip": gzip]
    guard let encoding = AcceptedEncoding.shortest(of: encoded.keys, accepted), let bytes = encoded[encoding] else {
      return .refusal(.notAcceptable)
    }
    return .unchanging(bytes, type: "application/wasm", encoding: encoding, host: host)
  }
}
#endif
