#if Web
import Dispatch
import Logging
import NIOCore
import NIOHTTP1
import PlatenGraph

/// Answers HTTP requests: the page at each of its addresses, its files, forms, and refusals.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let service: PageService
  private var head: HTTPRequestHead?
  /// Whether the request that is answered now is for the head of a response alone. Requests on a connection come one
  /// after another, each when the one before is answered.
  private var isForHead = false
  private var isRefused = false
  /// What a form posts.
  private var body = WipedBytes()

  init(service: PageService) { self.service = service }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      isForHead = head.method == .HEAD
      isRefused = false
      body = WipedBytes()
      if head.headers[canonicalForm: "Expect"].contains(where: { $0.lowercased() == "100-continue" }) {
        inviteBody(head, context)
      }
    case .body(var part):
      guard !isRefused else { return }
      // Only forms have a body.
      if head?.method == .POST, body.count + part.readableBytes <= service.limits.messageBytes {
        body.take(&part)
      } else {
        isRefused = true
        write(.refusal(.payloadTooLarge), keepsAlive: false, context)
      }
    case .end:
      guard !isRefused, let head else { return }
      self.head = nil
      answer(head, context)
      body = WipedBytes()
    }
  }

  /// Answers a request that waits with its body until it knows that it is taken (RFC 9110, 10.1.1).
  private func inviteBody(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
    if head.method == .POST, length <= service.limits.messageBytes {
      let invitation = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(invitation)), promise: nil)
    } else {
      isRefused = true
      write(.refusal(.payloadTooLarge), keepsAlive: false, context)
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let keepsAlive = head.isKeepAlive
    let path = head.uri.prefix { $0 != "?" && $0 != "#" }
    let isRead = head.method == .GET || head.method == .HEAD
    // A monitor asks by whatever address it has; the answer says nothing of the program.
    if path == Self.healthPath, isRead {
      write(.health, keepsAlive: keepsAlive, context)
      return
    }
    guard service.policy.accepts(hosts: head.headers["Host"]), let host = head.headers.first(name: "Host") else {
      service.logger.warning("request refused: unknown host")
      write(.refusal(.misdirectedRequest), keepsAlive: false, context)
      return
    }
    if head.method == .POST { return submit(head, host: host, context) }
    guard isRead else {
      write(.notAllowed(but: "GET, HEAD, POST"), keepsAlive: false, context)
      return
    }
    if let file = service.file(at: path) {
      let response = file.response(accepting: head.headers["Accept-Encoding"], host: host)
      write(response, keepsAlive: keepsAlive, context)
    } else if path.dropFirst() == ModuleFile.name {
      let response = ModuleFile.response(accepting: head.headers["Accept-Encoding"], host: host)
      write(response, keepsAlive: keepsAlive, context)
    } else if let view = path.wholeMatch(of: /\/plain\.(\w+)\.css/)?.output.1 {
      let view = String(view)
      answer(head, context) { $0.plainStyle(head, view: view, host: host) }
    } else if path == "/socket" {
      // An upgrade that was refused, or none at all. A browser's key without an upgrade has come through a proxy.
      if head.headers.contains(name: "Sec-WebSocket-Key"), !head.headers.contains(name: "Upgrade") {
        service.logger.warning("no upgrade: the proxy has to pass the headers Upgrade and Connection to the server")
      }
      write(.refusal(.forbidden), keepsAlive: false, context)
    } else if !service.policy.canShowPage(head.headers) {
      write(.refusal(.notFound), keepsAlive: keepsAlive, context)
    } else {
      let peer = client(of: head, context)
      answer(head, context) { $0.openPage(head, host: host, peer: peer) }
    }
  }

  /// The network address of the browser that sends a request.
  private func client(of head: HTTPRequestHead, _ context: ChannelHandlerContext) -> String {
    service.proxies.client(of: head.headers, peer: context.remoteAddress?.ipAddress ?? "")
  }

  /// Where a proxy or a monitor finds out that the server answers, without a view.
  private static let healthPath = "/healthz"

  private func submit(_ head: HTTPRequestHead, host: String, _ context: ChannelHandlerContext) {
    let type = head.headers.first(name: "Content-Type")?.prefix { $0 != ";" }.lowercased()
    guard type == "application/x-www-form-urlencoded" else {
      write(.refusal(.unsupportedMediaType), keepsAlive: false, context)
      return
    }
    let (body, service, peer) = (body, service, client(of: head, context))
    let promise = promise(for: head, context)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let (response, view) = service.submit(head, body: body, host: host, peer: peer)
        Self.deliver(response, to: promise, behind: view, for: Self.longestWork)
      }
    }
  }

  /// How long a page waits for the end of what a press has begun, in seconds. It can't change by itself.
  private static let longestWork = 3.0

  /// Delivers a response when a view shows no work any more, or the time is over. A task of the program begins after
  /// the action that creates it.
  @MainActor private static func deliver(
    _ response: @escaping @MainActor () -> PageResponse, to promise: EventLoopPromise<PageResponse>,
    behind view: BrowserView?, for seconds: Double
  ) {
    guard let view else { return promise.succeed(response()) }
    let pause = 0.05
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      MainActor.assumeIsolated {
        let isWorking = seconds > 0 && view.showsWork
        deliver(response, to: promise, behind: isWorking ? view : nil, for: seconds - pause)
      }
    }
  }

  /// Answers with what the main actor makes of a request.
  private func answer(
    _ head: HTTPRequestHead, _ context: ChannelHandlerContext,
    with response: @escaping @MainActor @Sendable (PageService) -> PageResponse
  ) {
    let service = service
    let promise = promise(for: head, context)
    let sessions = Cookies.sessions(in: head.headers, port: service.port)
    let left = Cookies.leftPage(in: head.headers, port: service.port)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        // A page that is loaded again shows what the one before it has sent.
        let session = sessions.first { service.registry.knows(session: $0) }
        guard let session else { return promise.succeed(response(service)) }
        let answer: @MainActor () -> Void = {
          service.input.append(of: session) {
            promise.succeed(response(service))
            return nil
          }
        }
        let view = left.flatMap { service.registry.view($0.view, session: session) }
        guard let left, let view, view.link != nil else { return answer() }
        view.received.wait(for: left.sent, seconds: Self.longestDelay, answer)
      }
    }
  }

  /// How long a request waits at most for what was sent before it over another connection, in seconds.
  private static let longestDelay = 1.0

  /// A promise of the response to a request, which is written when it is fulfilled.
  private func promise(for head: HTTPRequestHead, _ context: ChannelHandlerContext) -> EventLoopPromise<PageResponse> {
    let promise = context.eventLoop.makePromise(of: PageResponse.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenSuccess { response in
      let (handler, context) = bound.value
      handler.write(response, keepsAlive: head.isKeepAlive, context)
    }
    return promise
  }

  private func write(_ response: PageResponse, keepsAlive: Bool, _ context: ChannelHandlerContext) {
    var headers = response.headers
    if response.isWhole { headers.add(name: "Content-Length", value: String(response.body.count)) }
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isForHead {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !keepsAlive { written.whenComplete { _ in bound.value.close(promise: nil) } }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused upgrade continues as the plain request that it also is.
    if error is ConnectionSetup.UpgradeRefused { return }
    context.close(promise: nil)
  }
}
#endif
