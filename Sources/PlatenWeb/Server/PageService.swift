#if Web
import Logging
import NIOHTTP1
import PlatenGraph

/// The services shared by the handlers of all connections.
final class PageService: Sendable {
  let policy: RequestPolicy
  let limits: WebLimits
  let port: Int
  let logger: Logger
  let registry: ViewRegistry

  init(policy: RequestPolicy, limits: WebLimits, port: Int, logger: Logger, registry: ViewRegistry) {
    self.policy = policy
    self.limits = limits
    self.port = port
    self.logger = logger
    self.registry = registry
  }

  /// The page of a view: of the one that the page before it in its tab has shown, which is as the user left it, or of a
  /// new one.
  @MainActor func openPage(_ head: HTTPRequestHead, host: String) -> PageResponse {
    let (session, cookie) = session(for: head.headers)
    // The page of a HEAD request is not read, but its length has to be right.
    let accepted = head.headers.first(name: "Accept-Language")
    let former = Cookies.view(in: head.headers, port: port).flatMap { registry.view($0, session: session) }
    guard let view = former ?? registry.open(session: session, acceptLanguage: accepted) else {
      return .refusal(.serviceUnavailable)
    }
    let language = AcceptedLanguage.locale(in: accepted)?.identifier.replacing("_", with: "-")
    let html = PageDocument.html(
      of: view, title: registry.app.title, epoch: registry.epoch, viewCookie: Cookies.viewName(port: port),
      language: language)
    return .page(html, host: host, cookie: cookie)
  }

  /// The session that the request's cookie names, or a new one with the cookie to set.
  @MainActor func session(for headers: HTTPHeaders) -> (session: String, cookie: String?) {
    if let session = Cookies.session(in: headers, port: port), registry.knows(session: session) {
      return (session, nil)
    }
    let session = Token.random()
    return (session, Cookies.header(session: session, port: port, isSecure: Cookies.isSecure(headers)))
  }
}
#endif
