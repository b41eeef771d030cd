#if Web
import NIOCore
import NIOWebSocket

/// Passes a client's frames on if they are masked, as all of them have to be (RFC 6455, 5.1): what a page sends can't be
/// taken for anything else by a proxy between. It is ahead of the aggregator, whose frames have no key.
final class MaskedFrames: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// A frame without a key. Those after it are not passed on either.
  struct Unmasked: Error {}

  private var isBroken = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isBroken else { return }
    guard unwrapInboundIn(data).maskKey == nil else { return context.fireChannelRead(data) }
    isBroken = true
    context.fireErrorCaught(Unmasked())
  }
}
#endif
