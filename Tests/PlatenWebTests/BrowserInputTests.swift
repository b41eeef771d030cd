#if Web
import Dispatch
import Logging
import NIOEmbedded
import NIOHTTP1
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

/// The order in which what a browser sends is handled.
@MainActor @Suite struct BrowserInputTests {
  private struct Page: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  private let registry: ViewRegistry = {
    let app = LaunchedApp(name: "app", title: "App") { _ in ViewHost(Page()) }
    let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
    return ViewRegistry(app: app, limits: WebLimits(), logger: logger)
  }()

  private func service() throws -> PageService {
    let proxies = try TrustedProxies([])
    return PageService(
      policy: RequestPolicy(host: "127.0.0.1", port: 8080, allowed: []), limits: registry.limits, port: 8080,
      logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }, registry: registry, stylesheets: [],
      proxies: proxies, connections: ConnectionCount(limits: registry.limits, proxies: proxies))
  }

  private func mailbox(_ service: PageService) -> SocketMailbox {
    SocketMailbox(
      service: service, session: "s", acceptLanguage: nil, origin: PageOrigin(HTTPHeaders(), host: "127.0.0.1:8080"),
      peer: "192.0.2.1", channel: EmbeddedChannel())
  }

  private func send(_ text: String, to mailbox: SocketMailbox) throws {
    mailbox.deliver(try ClientMessage(Array(text.utf8)))
  }

  @Test func whatThePageBeforeHasSentComesBeforeTheConnectionOfTheNextOne() async throws {
    let (service, view) = (try service(), try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1"))
    _ = view.document()
    let field = try #require(view.host.root.first { if case .field = $0.content { true } else { false } })
    let (before, next) = (mailbox(service), mailbox(service))
    let hello = "[\"h\",\(protocolVersion),\"\(view.id)\",\"\(registry.epoch)\",\"\"]"
    try send(hello, to: before)
    var base = try #require(view.markup.fields[field.id]?.version)
    for (index, letter) in "letters".enumerated() {
      let end = index + 1
      try send(
        "[\"e\",\(field.id.rawValue),\(end),\(base),\(index),\(index),\"\(letter)\",\(end),\(end),\(end)]", to: before)
      base = 0
    }
    try send(hello, to: next)
    before.closed()
    await settled()
    guard case .field(let content) = view.host.node(field.id)?.content else { return }
    #expect(content.text == "letters")
  }

  private func settled() async {
    for _ in 0..<100 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }

  /// The last messages of a page arrive on its own connection behind those of the next page, or there before, or not.
  @Test(arguments: [0, 3, 7], [0, 1, 2])
  func whatArrivesBehindTheNextPageIsSentByThatAgain(arrived: Int, repeats: Int) async throws {
    let (service, view) = (try service(), try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1"))
    _ = view.document()
    let field = try #require(view.host.root.first { if case .field = $0.content { true } else { false } })
    let (before, next) = (mailbox(service), mailbox(service))
    let hello = "[\"h\",\(protocolVersion),\"\(view.id)\",\"\(registry.epoch)\",\"\"]"
    try send(hello, to: before)
    let base = try #require(view.markup.fields[field.id]?.version)
    let edits = "letters".enumerated().map { index, letter in
      let (end, base) = (index + 1, index == 0 ? base : 0)
      return "[\"e\",\(field.id.rawValue),\(end),\(base),\(index),\(index),\"\(letter)\",\(end),\(end),\(end)]"
    }
    for edit in edits.prefix(arrived) { try send(edit, to: before) }
    await settled()
    // The next page is served with what has arrived, and typed into.
    _ = view.page()
    let servedVersion = try #require(view.markup.fields[field.id]?.version)
    for copy in 0...repeats {
      let socket = copy == repeats ? next : mailbox(service)
      try send("[\"b\",\"\(view.id)\"]", to: socket)
      for edit in edits { try send(edit, to: socket) }
    }
    for edit in edits.dropFirst(arrived) { try send(edit, to: before) }
    try send(hello, to: next)
    for edit in edits { try send(edit, to: before) }
    before.closed()
    let (end, length) = (edits.count + 1, arrived + 1)
    try send(
      "[\"e\",\(field.id.rawValue),\(end),\(servedVersion),\(arrived),\(arrived),\"!\",\(length),\(length),\(length)]",
      to: next)
    await settled()
    guard case .field(let content) = view.host.node(field.id)?.content else { return }
    #expect(content.text == "letters!")
  }

  @Test func whatIsLateComesBeforeHello() async throws {
    let (service, view) = (try service(), try registry.open(session: "s", acceptLanguage: nil, peer: "192.0.2.1"))
    let next = mailbox(service)
    try send("[\"b\",\"of a view that has ended\"]", to: next)
    try send("[\"r\",1,1]", to: next)
    try send("[\"h\",\(protocolVersion),\"\(view.id)\",\"\(registry.epoch)\",\"\"]", to: next)
    await settled()
    #expect(view.link != nil)
    try send("[\"b\",\"\(view.id)\"]", to: next)
    try send("[\"r\",2,1]", to: next)
    await settled()
    #expect(view.pending.received == 0)
  }
}
#endif
