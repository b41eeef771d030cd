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
  /// The program's own style sheets.
  let stylesheets: [StaticFile]
  let proxies: TrustedProxies
  let connections: ConnectionCount
  let input = BrowserInput()

  init(
    policy: RequestPolicy, limits: WebLimits, port: Int, logger: Logger, registry: ViewRegistry,
    stylesheets: [StaticFile], proxies: TrustedProxies, connections: ConnectionCount
  ) {
    self.policy = policy
    self.limits = limits
    self.port = port
    self.logger = logger
    self.registry = registry
    self.stylesheets = stylesheets
    self.proxies = proxies
    self.connections = connections
  }

  /// The file at a path below the page's own; nil where there is none.
  func file(at path: Substring) -> StaticFile? {
    (StaticFile.all + stylesheets).first { path == "/\($0.name)" }
  }

  /// The page of a view: of the one that the page before it in its tab has shown, which is as the user left it, or of a
  /// new one.
  @MainActor func openPage(_ head: HTTPRequestHead, host: String, peer: String) -> PageResponse {
    let origin = PageOrigin(head.headers, host: host)
    guard let address = PageAddress(head.uri) else { return .refusal(.notFound) }
    if head.method == .HEAD {
      // The first page is always there; of another one only a view knows, and none is made for a question. The length
      // of what is not made is left out (RFC 9110, 9.3.2).
      return address.components.isEmpty ? .headOfPage(host: host) : .notAllowed(but: "GET, POST")
    }
    let accepted = head.headers.first(name: "Accept-Language")
    let (session, cookie) = session(for: head.headers, path: cookiePath(origin, address))
    let former = Cookies.view(in: head.headers, port: port).flatMap { registry.view($0, session: session) }
    if let former {
      guard former.open(address, from: origin) else { return .refusal(.notFound) }
      return .page(html(of: former, head), host: host, cookie: cookie)
    }
    do throws(ViewRegistry.Failure) {
      let view = try registry.open(session: session, acceptLanguage: accepted, peer: peer) {
        $0.open(address, from: origin)
      }
      return .page(html(of: view, head), host: host, cookie: cookie)
    } catch {
      return Self.refusal(error)
    }
  }

  private static func refusal(_ failure: ViewRegistry.Failure) -> PageResponse {
    switch failure {
    case .full: .refusal(.serviceUnavailable)
    case .notFound: .refusal(.notFound)
    }
  }

  @MainActor private func html(of view: BrowserView, _ head: HTTPRequestHead, expired: ExpiredForm? = nil) -> String {
    PageDocument.html(
      of: view, base: PageAddress.base(of: head.uri), epoch: registry.epoch, viewCookie: Cookies.viewName(port: port),
      stylesheets: stylesheets, expired: expired)
  }

  /// Performs what a browser without scripts posts. The response has it request the page that the view shows when the
  /// response is made. The view is the one that a press may have set to work.
  @MainActor func submit(
    _ head: HTTPRequestHead, body: WipedBytes, host: String, peer: String
  ) -> (response: @MainActor () -> PageResponse, working: BrowserView?) {
    let origins = head.headers["Origin"]
    // Without a referrer browsers name no origin either.
    guard origins.isEmpty || origins == ["null"] || policy.accepts(origins: origins, host: host),
      let address = PageAddress(head.uri)
    else { return ({ .refusal(.forbidden) }, nil) }
    guard let values = body.withBytes({ FormBody.values(of: $0) }) else { return ({ .refusal(.badRequest) }, nil) }
    let sessions = Cookies.sessions(in: head.headers, port: port)
    guard let id = values["view"], let view = sessions.lazy.compactMap({ self.registry.view(id, session: $0) }).first
    else {
      let response = openAgain(values, head, address, host: host, peer: peer)
      return ({ response }, nil)
    }
    guard view.formToken == values["token"] else { return ({ .refusal(.forbidden) }, nil) }
    view.notePlain()
    view.noteUse()
    let wasWorking = view.showsWork
    if view.takesForm(body) { view.submit(values) }
    let path = cookiePath(PageOrigin(head.headers, host: host), address)
    let cookie = Cookies.viewHeader(
      view: view.id, port: port, path: path, isSecure: Cookies.isSecure(head.headers))
    let base = PageAddress.base(of: head.uri)
    return ({ .seeOther(base + view.reference, cookie: cookie) }, wasWorking ? nil : view)
  }

  /// The page of a new view in place of one that has ended, with what was posted from that one still to be sent.
  /// Nothing is performed: the request is refused, by a page that leads on.
  @MainActor private func openAgain(
    _ posted: [String: String], _ head: HTTPRequestHead, _ address: PageAddress, host: String, peer: String
  ) -> PageResponse {
    guard let expired = ExpiredForm(posted) else { return .refusal(.forbidden) }
    let origin = PageOrigin(head.headers, host: host)
    let (session, cookie) = session(for: head.headers, path: cookiePath(origin, address))
    let accepted = head.headers.first(name: "Accept-Language")
    do throws(ViewRegistry.Failure) {
      let view = try registry.open(session: session, acceptLanguage: accepted, peer: peer) {
        $0.open(address, from: origin) || $0.open(PageAddress([]), from: origin)
      }
      view.notePlain()
      var response = PageResponse.page(html(of: view, head, expired: expired), host: host, cookie: cookie)
      response.status = .forbidden
      return response
    } catch {
      return Self.refusal(error)
    }
  }

  /// The styles of a view's elements, which only a browser without scripts requests.
  @MainActor func plainStyle(_ head: HTTPRequestHead, view id: String, host: String) -> PageResponse {
    let sessions = Cookies.sessions(in: head.headers, port: port)
    guard let view = sessions.lazy.compactMap({ self.registry.view(id, session: $0) }).first, let form = view.form
    else { return .refusal(.notFound) }
    view.notePlain()
    // The file is beside the page, whose own path its address has.
    let cookie = Cookies.viewHeader(
      view: id, port: port, path: PageOrigin(head.headers, host: host).path.map { "\($0)/" },
      isSecure: Cookies.isSecure(head.headers))
    return .text(form.style, type: "text/css; charset=utf-8", host: host, cookie: cookie)
  }

  /// The path of a cookie that is set with a page: what the proxy says; otherwise the browser derives it from the first
  /// page, and of other pages only the beginning is certain.
  private func cookiePath(_ origin: PageOrigin, _ address: PageAddress) -> String? {
    if let path = origin.path { return "\(path)/" }
    return address.components.count > 1 ? "/" : nil
  }

  /// The session that the request's cookie names, or a new one with the cookie to set.
  @MainActor func session(for headers: HTTPHeaders, path: String?) -> (session: String, cookie: String?) {
    // The same cookie may have been set for several paths.
    if let session = Cookies.sessions(in: headers, port: port).first(where: registry.knows) {
      return (session, nil)
    }
    let session = Token.random()
    let isSecure = Cookies.isSecure(headers)
    return (session, Cookies.header(session: session, port: port, path: path, isSecure: isSecure))
  }
}
#endif
