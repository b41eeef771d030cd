#if Web
import Dispatch
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Builds the pipeline of a new connection: HTTP first, and WebSocket for those that ask for it properly.
enum ConnectionSetup {
  /// The time that a connection may stay plain HTTP: a page and its files take moments, and a browser that does not
  /// read them must not occupy a connection.
  private static let longestPlain = TimeAmount.seconds(30)

  static func configure(_ channel: any Channel, service: PageService) throws {
    let expiry = channel.eventLoop.scheduleTask(in: longestPlain) { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in expiry.cancel() }
    let session = NIOLoopBoundBox<(id: String, cookie: String?)?>(nil, eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: service.limits.messageBytes,
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        guard accepts(head, service: service) else {
          service.logger.warning("upgrade refused: wrong host or origin")
          return channel.eventLoop.makeFailedFuture(UpgradeRefused())
        }
        guard admits(head, channel, service: service) else {
          service.logger.warning("upgrade refused: too many connections of one address")
          return channel.eventLoop.makeFailedFuture(UpgradeRefused())
        }
        let promise = channel.eventLoop.makePromise(of: (id: String, cookie: String?).self)
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            let found = service.session(for: head.headers, path: nil)
            promise.succeed((id: found.session, cookie: found.cookie))
          }
        }
        return promise.futureResult.map { found in
          session.value = found
          var headers = HTTPHeaders()
          if let cookie = found.cookie { headers.add(name: "Set-Cookie", value: cookie) }
          return headers
        }
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          expiry.cancel()
          let accepted = head.headers.first(name: "Accept-Language")
          let limit = service.limits.messageBytes
          try channel.pipeline.syncOperations.addHandlers([
            MaskedFrames(),
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: limit),
            SocketHandler(
              service: service, session: session.value?.id ?? Token.random(), acceptLanguage: accepted,
              origin: PageOrigin(head.headers, host: head.headers.first(name: "Host") ?? ""),
              peer: service.proxies.client(of: head.headers, peer: channel.remoteAddress?.ipAddress ?? ""),
              channel: channel),
          ])
        }
      })
    let deadline = RequestDeadline(time: TimeAmount(service.limits.requestTime))
    let handler = PageHandler(service: service)
    let bound = NIOLoopBound((deadline, handler), eventLoop: channel.eventLoop)
    // Every response with a body says its length. The answer to HEAD must not end as a body in parts does.
    var encoding = HTTPResponseEncoder.Configuration()
    encoding.automaticallySetFramingHeaders = false
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value.0, promise: nil)
          context.pipeline.syncOperations.removeHandler(bound.value.1, promise: nil)
        }
      ), withEncoderConfiguration: encoding)
    try channel.pipeline.syncOperations.addHandlers([deadline, handler])
  }

  private static func accepts(_ head: HTTPRequestHead, service: PageService) -> Bool {
    head.uri == "/socket" && service.policy.accepts(hosts: head.headers["Host"])
      && service.policy.accepts(origins: head.headers["Origin"], host: head.headers.first(name: "Host"))
  }

  /// Whether a WebSocket is within the limit of its address, and counts it if it comes through a proxy; another one is
  /// counted as a connection.
  private static func admits(_ head: HTTPRequestHead, _ channel: any Channel, service: PageService) -> Bool {
    let peer = channel.remoteAddress?.ipAddress ?? ""
    let client = service.proxies.client(of: head.headers, peer: peer)
    guard client != peer else { return true }
    let connections = service.connections
    guard connections.admitsBehindProxy(client) else { return false }
    channel.closeFuture.whenComplete { _ in connections.endBehindProxy(client) }
    return true
  }

  /// An upgrade request from a page of another origin, or one more than an address may have.
  struct UpgradeRefused: Error {}
}
#endif
