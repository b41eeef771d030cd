#if Web
import Dispatch
import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// The main actor's end of one WebSocket connection.
@MainActor final class SocketConnection: BrowserLink {
  private let channel: any Channel
  private let pending = NIOLockedValueBox(0)
  private let mostPending: Int
  private var isClosed = false

  nonisolated init(channel: any Channel, limits: WebLimits) {
    self.channel = channel
    mostPending = limits.pendingBytes
  }

  /// Sends one text message. The connection of a browser that reads nothing is closed: it starts over when it
  /// reconnects.
  func send(_ text: String) {
    guard !isClosed else { return }
    let size = text.utf8.count
    let waiting = pending.withLockedValue { value in
      value += size
      return value
    }
    guard waiting <= mostPending else {
      close(.tooSlow)
      return
    }
    let buffer = channel.allocator.buffer(string: text)
    let pending = pending
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: buffer)).whenComplete { _ in
      pending.withLockedValue { $0 -= size }
    }
  }

  func close(_ reason: CloseReason) {
    guard !isClosed else { return }
    isClosed = true
    SocketHandler.close(channel, reason)
  }
}
#endif
