#if Web
import Dispatch
import Logging
import NIOCore
import NIOWebSocket
import PlatenGraph

/// Receives the messages of one WebSocket connection, checks them and passes them to the main actor in order.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let service: PageService
  private let session: String
  private let acceptLanguage: String?
  /// The network address of the browser.
  private let peer: String
  private let mailbox: SocketMailbox
  private var limiter: RateLimiter
  private var isClosing = false
  private var isAlive = true
  private var hasSpoken = false
  private var pinging: RepeatedTask?

  /// The interval of pings to an idle browser. A connection without an answer by the next one is closed.
  private static let pingInterval = TimeAmount.seconds(25)

  init(
    service: PageService, session: String, acceptLanguage: String?, origin: PageOrigin, peer: String,
    channel: any Channel
  ) {
    self.service = service
    self.session = session
    self.acceptLanguage = acceptLanguage
    self.peer = peer
    mailbox = SocketMailbox(
      service: service, session: session, acceptLanguage: acceptLanguage, origin: origin, peer: peer, channel: channel)
    limiter = RateLimiter(service.limits, now: .now())
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    pinging = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.pingInterval, delay: Self.pingInterval
    ) { _ in
      let (handler, context) = bound.value
      handler.ping(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pinging?.cancel()
    mailbox.closed()
  }

  func channelInactive(context: ChannelHandlerContext) {
    pinging?.cancel()
    mailbox.closed()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    isAlive = true
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      hasSpoken = true
      // A copy: the masked frame tells nothing without its key.
      var bytes = frame.unmaskedData
      defer { bytes.wipe() }
      guard limiter.admits(bytes: bytes.readableBytes, now: .now()) else { return refuse(context, .tooFast) }
      take(bytes, context)
    case .binary: refuse(context, .notText)
    case .ping:
      guard limiter.admits(bytes: frame.data.readableBytes, now: .now()) else { return refuse(context, .tooFast) }
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      isClosing = true
      let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(wrapOutboundOut(close)).whenComplete { _ in bound.value.close(promise: nil) }
    case .pong: break
    default: refuse(context, .protocolError)
    }
  }

  private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    let view = bytes.readableBytesView
    guard view.isUTF8 else { return refuse(context, .invalidUTF8) }
    do throws(ClientMessage.Failure) {
      mailbox.deliver(try ClientMessage(view))
    } catch {
      refuse(context, .malformed(error.rawValue))
    }
  }

  private func ping(_ context: ChannelHandlerContext) {
    guard isAlive else {
      context.close(promise: nil)
      return
    }
    guard hasSpoken else { return refuse(context, .malformed("no hello")) }
    isAlive = false
    let frame = WebSocketFrame(fin: true, opcode: .ping, data: context.channel.allocator.buffer(capacity: 0))
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let error as NIOWebSocketError:
      refuse(context, error == .invalidFrameLength ? .tooLarge : .protocolError)
    case is MaskedFrames.Unmasked: refuse(context, .protocolError)
    case is NIOWebSocketFrameAggregator.Error: refuse(context, .tooLarge)
    default: context.close(promise: nil)
    }
  }

  private func refuse(_ context: ChannelHandlerContext, _ reason: CloseReason) {
    guard !isClosing else { return }
    isClosing = true
    service.logger.warning(
      "connection closed: \(reason.words)",
      metadata: ["code": "\(reason.code)", "peer": "\(peer)"])
    Self.close(context.channel, reason)
  }

  /// Sends the reason and closes, whether or not the other side answers.
  static func close(_ channel: any Channel, _ reason: CloseReason) {
    var data = channel.allocator.buffer(capacity: 2 + reason.words.utf8.count)
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.code)))
    data.writeString(reason.words)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data), promise: nil)
    channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
  }
}
#endif
