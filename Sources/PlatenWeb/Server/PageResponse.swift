#if Web
import NIOHTTP1

/// A complete HTTP response.
struct PageResponse: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: [UInt8]
  /// Whether ``body`` is what a request for the whole would get: the length of a page is known when it is made.
  var isWhole = true

  static func refusal(_ status: HTTPResponseStatus) -> PageResponse { words(of: status) }

  /// The refusal of a method at an address that has others (RFC 9110, 15.5.6).
  static func notAllowed(but methods: String) -> PageResponse {
    var response = refusal(.methodNotAllowed)
    response.headers.add(name: "Allow", value: methods)
    return response
  }

  private static func words(of status: HTTPResponseStatus) -> PageResponse {
    var headers = HTTPHeaders()
    headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    headers.add(name: "Cache-Control", value: "no-store")
    return PageResponse(status: status, headers: headers, body: Array("\(status.reasonPhrase)\n".utf8))
  }

  /// The server answers requests.
  static let health = words(of: .ok)

  /// A file whose name changes with its content, in an encoding that the browser accepts.
  static func unchanging(_ body: [UInt8], type: String, encoding: String?, host: String) -> PageResponse {
    var headers = HTTPHeaders()
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Cache-Control", value: "public, max-age=31536000, immutable")
    headers.add(name: "Vary", value: "Accept-Encoding")
    if let encoding { headers.add(name: "Content-Encoding", value: encoding) }
    SecurityHeaders.apply(to: &headers, host: host)
    return PageResponse(status: .ok, headers: headers, body: body)
  }

  static func page(_ html: String, host: String, cookie: String?) -> PageResponse {
    text(html, type: "text/html; charset=utf-8", host: host, cookie: cookie)
  }

  /// The head of a page that is not made.
  static func headOfPage(host: String) -> PageResponse {
    var response = page("", host: host, cookie: nil)
    response.isWhole = false
    return response
  }

  /// What the browser requests in place of what it has posted: loading the page again posts nothing.
  static func seeOther(_ target: String, cookie: String) -> PageResponse {
    var response = refusal(.seeOther)
    response.headers.add(name: "Location", value: target)
    response.headers.add(name: "Set-Cookie", value: cookie)
    return response
  }

  /// A text of one browser alone.
  static func text(_ text: String, type: String, host: String, cookie: String?) -> PageResponse {
    var headers = HTTPHeaders()
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Cache-Control", value: "no-store")
    SecurityHeaders.apply(to: &headers, host: host)
    if let cookie { headers.add(name: "Set-Cookie", value: cookie) }
    return PageResponse(status: .ok, headers: headers, body: Array(text.utf8))
  }
}
#endif
