#if Web
import CWebClient
import NIOHTTP1

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
    var headers = HTTPHeaders()
    headers.add(name: "Content-Type", value: "application/wasm")
    headers.add(name: "Content-Encoding", value: encoding)
    headers.add(name: "Vary", value: "Accept-Encoding")
    headers.add(name: "Cache-Control", value: "public, max-age=31536000, immutable")
    SecurityHeaders.apply(to: &headers, host: host)
    return PageResponse(status: .ok, headers: headers, body: encoding == "br" ? brotli : gzip)
  }

  /// `br` or `gzip` (RFC 9110, 12.5.3); nil where both are excluded.
  static func encoding(for accepted: [String]) -> String? {
    let listed = accepted.flatMap { $0.split(separator: ",") }.compactMap { item -> Substring? in
      let parts = item.split(separator: ";").map { $0.trimming { $0 == " " || $0 == "\t" } }
      guard let name = parts.first else { return nil }
      let isExcluded = parts.dropFirst().contains { $0.wholeMatch(of: /q=0(?:\.0*)?/) != nil }
      return isExcluded ? nil : name
    }
    return ["br", "gzip"].first { name in listed.contains { $0.lowercased() == name } }
  }

  private static func bytes(of file: web_client_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}

extension Substring {
  fileprivate func trimming(_ isSpace: (Character) -> Bool) -> Substring {
    var result = drop(while: isSpace)
    while let last = result.last, isSpace(last) { result.removeLast() }
    return result
  }
}
#endif
