#if Web
import Foundation
import Logging
import NIOEmbedded
import NIOHTTP1
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

/// Which view a page gets, and which views end for others.
@MainActor @Suite struct ViewRegistryTests {
  private final class Link: BrowserLink {
    var closed: [CloseReason] = []
    func send(_ text: String) {}
    func close(_ reason: CloseReason) { closed.append(reason) }
  }

  private func registry(_ change: (inout WebLimits) -> Void = { _ in }) -> ViewRegistry {
    var limits = WebLimits()
    change(&limits)
    let app = LaunchedApp(name: "app", title: "App") { _ in ViewHost(Text("Shown")) }
    return ViewRegistry(app: app, limits: limits, logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test func aLoadedPageGoesOnWithTheViewBeforeAndTheServedOneEnds() throws {
    let registry = registry()
    let (before, link) = (try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1"), Link())
    before.attach(link, epoch: registry.epoch, isResumed: true)
    before.detach(link)
    let served = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1")
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: false) === before)
    #expect(registry.view(served.id, session: "s") == nil)
    #expect(registry.count == 1)
  }

  @Test func aCopyOfAPageDoesNotTakeItsViewAway() throws {
    let registry = registry()
    let (before, link) = (try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1"), Link())
    before.attach(link, epoch: registry.epoch, isResumed: true)
    let served = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1")
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: false) == nil)
    #expect(registry.view(served.id, session: "s") === served)
    // A page that is reloaded is the same one.
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: true) === before)
    #expect(registry.resume(before.id, session: "other", insteadOf: "", takesOver: true) == nil)
  }

  /// A view of a browser of its own, whose connection has ended.
  private func visit(_ registry: ViewRegistry, from peer: String, session: String = Token.random()) -> BrowserView? {
    guard let view = try? registry.open(session: session, acceptLanguage: nil, peer: peer) else { return nil }
    let link = Link()
    view.attach(link, epoch: registry.epoch, isResumed: true)
    view.receive(
      .action(
        1,
        .surroundings(
          isNarrow: false, isDark: false, isStill: false, window: CGSize(width: 9, height: 9), scale: 1000)))
    view.detach(link)
    return view
  }

  private func isKept(_ view: BrowserView, by registry: ViewRegistry) -> Bool {
    registry.view(view.id, session: view.session) != nil
  }

  @Test func tabsAreWindowsOfOneProgramAndBrowsersAreNot() throws {
    let registry = registry()
    let tabs = try (0..<2).map { _ in try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1") }
    let other = try registry.open(session: "t", acceptLanguage: nil, peer: "192.0.2.1")
    let windows = tabs[0].host.inContext { UIApplication.shared.windows }
    #expect(windows.map(ObjectIdentifier.init) == tabs.map { ObjectIdentifier($0.host.uiWindow) })
    #expect(other.host.inContext { UIApplication.shared.windows.count } == 1)
  }

  @Test func aPreferenceForLittleMotionReachesTheProgram() throws {
    let view = try #require(visit(registry(), from: "192.0.2.1"))
    #expect(!view.host.rootEnvironment.accessibilityReduceMotion)
    view.receive(
      .action(
        2,
        .surroundings(isNarrow: false, isDark: false, isStill: true, window: CGSize(width: 9, height: 9), scale: 1000)))
    #expect(view.host.rootEnvironment.accessibilityReduceMotion)
  }

  @Test func oneClientShutsOutNoOthers() throws {
    let registry = registry { ($0.views, $0.viewsPerAddress) = (4, 4) }
    let views = (0..<4).compactMap { _ in visit(registry, from: "192.0.2.1") }
    #expect(views.count == 4)
    let other = try #require(visit(registry, from: "192.0.2.2"), "a view in which nothing was done ends for it")
    #expect(!isKept(views[0], by: registry))
    for view in views[1...] { #expect(isKept(view, by: registry)) }
    #expect(isKept(other, by: registry))
  }

  @Test func ofUsedViewsOneOfTheAddressWithTheMostEnds() throws {
    let registry = registry { ($0.views, $0.viewsPerAddress) = (4, 4) }
    let first = try #require(visit(registry, from: "192.0.2.2"))
    let views = [first] + (0..<3).compactMap { _ in visit(registry, from: "192.0.2.1") }
    for view in views { view.receive(.action(2, .key("Escape", modifiers: 0))) }
    for view in views { #expect(view.wasUsed) }
    _ = try #require(visit(registry, from: "192.0.2.3"))
    #expect(isKept(first, by: registry), "it is the oldest, and the only one of its address")
    #expect(!isKept(views[1], by: registry))
  }

  @Test func viewsWithAConnectionStay() throws {
    let registry = registry { ($0.views, $0.viewsPerAddress) = (3, 2) }
    for _ in 0..<2 {
      let view = try registry.open(session: Token.random(), acceptLanguage: nil, peer: "192.0.2.1")
      view.attach(Link(), epoch: registry.epoch, isResumed: true)
    }
    #expect(throws: ViewRegistry.Failure.full, "the share of the address") {
      _ = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1")
    }
    _ = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.2")
    #expect(registry.count == 3)
  }

  @Test func theAddressesOfAnIPv6NetworkHaveOneShareOfTheViews() throws {
    let registry = registry { $0.viewsPerAddress = 2 }
    for peer in ["2001:db8::1", "2001:db8::2"] {
      try registry.open(session: Token.random(), acceptLanguage: nil, peer: peer)
        .attach(Link(), epoch: registry.epoch, isResumed: true)
    }
    #expect(throws: ViewRegistry.Failure.full) {
      _ = try registry.open(session: "s", acceptLanguage: nil, peer: "2001:db8:0:0:ffff::3")
    }
    _ = try registry.open(session: "s", acceptLanguage: nil, peer: "2001:db8:0:1::1")
    #expect(registry.count == 3)
  }

  @Test func aViewThatAConnectionOpensCountsForTheBrowserBehindAProxy() async throws {
    let registry = registry { $0.viewsPerAddress = 1 }
    let mailbox = SocketMailbox(
      service: try service(registry), session: "s", acceptLanguage: nil,
      origin: PageOrigin(HTTPHeaders(), host: "127.0.0.1:8080"), peer: "192.0.2.1", channel: EmbeddedChannel())
    mailbox.deliver(try ClientMessage(Array("[\"h\",\(protocolVersion),\"v\",\"of another start\",\"\"]".utf8)))
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(registry.count == 1)
    #expect(throws: ViewRegistry.Failure.full) {
      _ = try registry.open(session: "other", acceptLanguage: nil, peer: "192.0.2.1")
    }
  }

  private func service(_ registry: ViewRegistry) throws -> PageService {
    let proxies = try TrustedProxies([])
    return PageService(
      policy: RequestPolicy(host: "127.0.0.1", port: 8080, allowed: []), limits: registry.limits, port: 8080,
      logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }, registry: registry, stylesheets: [],
      proxies: proxies, connections: ConnectionCount(limits: registry.limits, proxies: proxies))
  }

  private func response(_ method: HTTPMethod, _ path: String, _ service: PageService) -> PageResponse {
    let head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
    return service.openPage(head, host: "127.0.0.1:8080", peer: "192.0.2.1")
  }

  private func status(_ method: HTTPMethod, _ path: String, _ service: PageService) -> Int {
    Int(response(method, path, service).status.code)
  }

  @Test func aPageThatIsNotThereEndsNoOther() throws {
    let registry = registry { $0.views = 1 }
    let view = try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.2")
    #expect(try status(.GET, "/no/such/page", service(registry)) == 404)
    #expect(isKept(view, by: registry))
    #expect(try status(.GET, "/", service(registry)) == 200)
    #expect(!isKept(view, by: registry))
  }

  @Test func theHeadOfAPageMakesNoView() throws {
    var made = 0
    let app = LaunchedApp(name: "app", title: "App") { _ in
      made += 1
      return ViewHost(Text("Shown"))
    }
    let registry = ViewRegistry(
      app: app, limits: WebLimits(), logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    let service = try service(registry)
    let asked = response(.HEAD, "/?from=mail", service)
    // Whether there is another page only a view knows.
    let other = response(.HEAD, "/items/7", service)
    #expect(other.status == .methodNotAllowed)
    #expect(other.headers["Allow"] == ["GET, POST"])
    #expect(made == 0)
    #expect(registry.count == 0)
    let page = response(.GET, "/?from=mail", service)
    #expect(made == 1)
    #expect(asked.status == page.status)
    // A cookie belongs to a view.
    var headers = page.headers
    headers.remove(name: "Set-Cookie")
    #expect(asked.headers == headers)
    #expect(!asked.isWhole, "its length is not known")
  }
}
#endif
