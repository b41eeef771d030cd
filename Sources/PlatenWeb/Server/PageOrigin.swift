#if Web
import NIOHTTP1

/// Where browsers find the page: what is before the path of its addresses.
struct PageOrigin: Equatable, Sendable {
  /// The origin with the page's own path, without a slash at the end.
  let address: String
  /// The page's own path as the proxy in front says; nil where it says nothing.
  let path: String?

  /// `host` is the checked `Host` of the request.
  init(_ headers: HTTPHeaders, host: String) {
    path = headers.first(name: "X-Forwarded-Prefix").flatMap(Self.checked)
    address = "\(Cookies.isSecure(headers) ? "https" : "http")://\(host)\(path ?? "")"
  }

  /// The prefix without a slash at the end, if it is a path of plain characters. A browser that adds the header itself
  /// gets a cookie that it does not send back.
  private static func checked(_ prefix: String) -> String? {
    guard prefix.hasPrefix("/"), prefix.utf8.count <= 200 else { return nil }
    let isPlain = prefix.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (letter >= 97 && letter <= 122) || (byte >= 45 && byte <= 57) || byte == 95 || byte == 126
    }
    guard isPlain, !prefix.hasPrefix("//") else { return nil }
    return String(prefix.reversed().drop { $0 == "/" }.reversed())
  }
}
#endif
