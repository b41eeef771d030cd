#if Web
import NIOHTTP1

/// The cookies of a browser: one identifies it, the other names the view that a page continues (RFC 6265).
enum Cookies {
  /// Cookies are shared between the ports of a host, so the port is part of the name.
  static func name(port: Int) -> String { "platen-\(port)" }

  /// The name of the cookie that a page sets when it is left: the next one in its tab continues the view.
  static func viewName(port: Int) -> String { "platen-view-\(port)" }

  /// The well-formed identities of sessions in the request, those of the nearest path first.
  static func sessions(in headers: HTTPHeaders, port: Int) -> [String] { tokens(name(port: port), in: headers) }

  /// The identity of the view that the page before this one has shown.
  static func view(in headers: HTTPHeaders, port: Int) -> String? {
    tokens(viewName(port: port), in: headers).first ?? leftPage(in: headers, port: port)?.view
  }

  /// The view of the page that is left for this one, and how many messages that has sent over its connection: a page
  /// with scripts names both, with a point between.
  static func leftPage(in headers: HTTPHeaders, port: Int) -> (view: String, sent: Int)? {
    for value in values(viewName(port: port), in: headers) {
      let parts = value.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let sent = Int(parts[1]) else { continue }
      let view = String(parts[0])
      if Token.isWellFormed(view) { return (view, sent) }
    }
    return nil
  }

  private static func tokens(_ name: String, in headers: HTTPHeaders) -> [String] {
    values(name, in: headers).map(String.init).filter(Token.isWellFormed)
  }

  private static func values(_ name: String, in headers: HTTPHeaders) -> [Substring] {
    var values: [Substring] = []
    for header in headers["Cookie"] {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
        values.append(parts[1])
      }
    }
    return values
  }

  /// Not accessible to scripts; over TLS alone if it was set over TLS. A link on another site opens a page in the same
  /// session, which a page load does not change; all else that other sites send comes without the cookie.
  ///
  /// Without a `Path` the browser sends it to the path of the page and below (RFC 6265, 5.1.4), as a proxy shows it.
  static func header(session: String, port: Int, path: String?, isSecure: Bool) -> String {
    "\(name(port: port))=\(session); HttpOnly; SameSite=Lax" + (path.map { "; Path=\($0)" } ?? "")
      + (isSecure ? "; Secure" : "")
  }

  /// Names the view of a browser without scripts, which has no other way to say which one it shows. With scripts the
  /// page removes it, so it has to be accessible to them.
  static func viewHeader(view: String, port: Int, path: String?, isSecure: Bool) -> String {
    "\(viewName(port: port))=\(view); SameSite=Lax" + (path.map { "; Path=\($0)" } ?? "") + (isSecure ? "; Secure" : "")
  }

  /// Whether the browser speaks TLS to the proxy in front, as that says. A browser that adds the header itself gets a
  /// cookie that it does not send back, and harms no other.
  static func isSecure(_ headers: HTTPHeaders) -> Bool {
    let first = headers.first(name: "X-Forwarded-Proto")?.prefix { $0 != "," }
    return first?.filter { $0 != " " }.lowercased() == "https"
  }
}
#endif
