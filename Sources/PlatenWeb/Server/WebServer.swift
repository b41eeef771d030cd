#if Web
import Dispatch
import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PlatenGraph

/// The HTTP and WebSocket server behind the browser front end.
@MainActor final class WebServer {
  private let app: LaunchedApp
  private let options: WebOptions
  private let logger: Logger
  let registry: ViewRegistry
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private var channel: (any Channel)?
  private var sweeper: (any DispatchSourceTimer)?
  /// The port that is listened on.
  private(set) var port = 0

  init(app: LaunchedApp, options: WebOptions, logger: Logger) {
    self.app = app
    self.options = options
    self.logger = logger
    registry = ViewRegistry(app: app, limits: options.limits, logger: logger)
  }

  /// The address of the page, as the user types it.
  var address: String {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    return "http://\(host):\(port)/"
  }

  /// Reads the program's style sheets and the trusted proxies, listens and serves. Throws a ``ListenProblem`` if the
  /// address is not available.
  func start() throws {
    let stylesheets = try options.stylesheets.map(StaticFile.init(stylesheet:))
    let limits = options.limits
    let proxies = try TrustedProxies(options.trustedProxies)
    let connections = ConnectionCount(limits: limits, proxies: proxies)
    let shared = NIOLockedValueBox<PageService?>(nil)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try Self.closeOnExec(channel) }
      }
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 4)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.closeOnExec(channel)
          let address = channel.remoteAddress?.ipAddress ?? ""
          guard connections.admits(address) else {
            channel.close(promise: nil)
            return
          }
          channel.closeFuture.whenComplete { _ in connections.end(address) }
          guard let service = shared.withLockedValue({ $0 }) else {
            channel.close(promise: nil)
            return
          }
          try ConnectionSetup.configure(channel, service: service)
        }
      }
    let channel: any Channel
    do {
      channel = try bootstrap.bind(host: options.host, port: options.port).wait()
    } catch {
      throw ListenProblem(host: options.host, port: options.port, cause: error)
    }
    self.channel = channel
    port = channel.localAddress?.port ?? options.port
    let policy = RequestPolicy(host: options.host, port: port, allowed: options.allowedHosts)
    shared.withLockedValue {
      $0 = PageService(
        policy: policy, limits: limits, port: port, logger: logger, registry: registry, stylesheets: stylesheets,
        proxies: proxies, connections: connections)
    }
    FileStore.shared.removeLeftovers()
    startSweeping()
    logger.info("serving", metadata: ["address": "\(address)"])
  }

  /// A program that this one starts does not inherit the socket, which would keep the port and the visitor's connection.
  private nonisolated static func closeOnExec(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { socket in
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
  }

  private func startSweeping() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler { [registry] in MainActor.assumeIsolated { registry.sweep() } }
    timer.resume()
    sweeper = timer
  }

  /// Ends all views, notifies the browsers, and stops listening.
  func stop() {
    sweeper?.cancel()
    registry.endAll()
    FileStore.shared.remove()
    try? channel?.close().wait()
    // The last frames are written in the event loop's current tick.
    _ = try? group.next().submit {}.wait()
  }
}
#endif
