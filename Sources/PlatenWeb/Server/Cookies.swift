#if Web
import NIOHTTP1

/// The cookie that identifies a browser (RFC 6265).
enum Cookies {
  /// Cookies are shared between the ports of a host, so the port is part of the name.
  static func name(port: Int) -> String { "platen-\(port)" }

  /// The session's identity, if the request contains a well-formed one.
  static func session(in headers: HTTPHeaders, port: Int) -> String? {
    let name = name(port: port)
    for header in headers["Cookie"] {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
        let token = String(parts[1])
        if Token.isWellFormed(token) { return token }
      }
    }
    return nil
  }

  /// Not accessible to scripts, and sent only by pages of this server; over TLS alone if it was set over TLS.
  ///
  /// Without a `Path` the browser sends it to the path of the page and below (RFC 6265, 5.1.4), as a proxy shows it.
  static func header(session: String, port: Int, isSecure: Bool) -> String {
    "\(name(port: port))=\(session); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// Whether the browser speaks TLS to the proxy in front, as that says. A browser that adds the header itself gets a
  /// cookie that it does not send back, and harms no other.
  static func isSecure(_ headers: HTTPHeaders) -> Bool {
    let first = headers.first(name: "X-Forwarded-Proto")?.prefix { $0 != "," }
    return first?.filter { $0 != " " }.lowercased() == "https"
  }
}
#endif
