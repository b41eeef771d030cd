#if Web
import CWebClient
import Foundation

/// A file of the page that is the same for all visitors; its name changes with its content.
struct StaticFile: Sendable {
  /// The name below the page's own path, as the page refers to it: a proxy may serve the page below any path.
  let name: String
  let type: String
  let bytes: [UInt8]
  /// The bytes as gzip; nil when that is not shorter.
  let compressed: [UInt8]?

  init(name: String, type: String, text: String) {
    bytes = Array(text.utf8)
    compressed = Self.compressed(bytes)
    self.name = "platen.\(Self.digest(bytes)).\(name)"
    self.type = type
  }

  static let script = StaticFile(name: "js", type: "text/javascript; charset=utf-8", text: PageSources.script)
  static let stylesheet = StaticFile(name: "css", type: "text/css; charset=utf-8", text: PageSources.stylesheet)
  static let icon = StaticFile(
    name: "svg", type: "image/svg+xml",
    text: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a66d9"/>\
      <path d="M7 16h9M21 8v16M18 8h6M18 24h6" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>
      """)

  /// The files of every page.
  static let all = [script, stylesheet, icon]

  /// Why a program's style sheet can't be served.
  struct UnreadableStylesheet: Error, CustomStringConvertible {
    var path: String

    var description: String { "the style sheet \(path) can't be read as UTF-8" }
  }

  /// A style sheet of a program's own.
  init(stylesheet path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw UnreadableStylesheet(path: path) }
    self.init(name: "css", type: "text/css; charset=utf-8", text: text)
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
