#if Web
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import PlatenWeb

@Suite struct MaskedFramesTests {
  private func frame(_ key: WebSocketMaskingKey?) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, maskKey: key, data: ByteBuffer(string: "[]"))
  }

  @Test func maskedFramesArePassedOn() throws {
    let channel = EmbeddedChannel(handler: MaskedFrames())
    try channel.writeInbound(frame([0, 0, 0, 0]))
    #expect(try channel.readInbound(as: WebSocketFrame.self)?.opcode == .text)
  }

  @Test func aFrameWithoutAKeyAndThoseAfterItAreNot() throws {
    let channel = EmbeddedChannel(handler: MaskedFrames())
    #expect(throws: MaskedFrames.Unmasked.self) { try channel.writeInbound(frame(nil)) }
    try channel.writeInbound(frame([1, 2, 3, 4]))
    #expect(try channel.readInbound(as: WebSocketFrame.self) == nil)
  }
}
#endif
