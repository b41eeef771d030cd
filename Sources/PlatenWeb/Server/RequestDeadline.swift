#if Web
import NIOCore
import NIOHTTP1

/// Closes a connection that sends no whole request in time, so that half-sent ones don't occupy the server. The time
/// that an answer takes does not count.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let time: TimeAmount
  private var expiry: Scheduled<Void>?

  init(time: TimeAmount) { self.time = time }

  func handlerAdded(context: ChannelHandlerContext) { start(context) }

  func handlerRemoved(context: ChannelHandlerContext) { expiry?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { expiry?.cancel() }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { start(context) }
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    expiry?.cancel()
    context.fireChannelInactive()
  }

  private func start(_ context: ChannelHandlerContext) {
    expiry?.cancel()
    let channel = context.channel
    expiry = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
#endif
