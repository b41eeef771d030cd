#if Web
import NIOCore

/// Counts what a connection sends against an allowance that grows with time (token bucket).
struct RateLimiter {
  private let messagesPerSecond: Double
  private let messageBurst: Double
  private let bytesPerSecond: Double
  private let byteBurst: Double
  private var messages: Double
  private var bytes: Double
  private var last: NIODeadline

  init(_ limits: WebLimits, now: NIODeadline) {
    messagesPerSecond = limits.messagesPerSecond
    messageBurst = limits.messageBurst
    bytesPerSecond = limits.bytesPerSecond
    byteBurst = limits.byteBurst
    messages = limits.messageBurst
    bytes = limits.byteBurst
    last = now
  }

  /// Whether a message of that size is still allowed.
  mutating func admits(bytes size: Int, now: NIODeadline) -> Bool {
    let elapsed = Double(max((now - last).nanoseconds, 0)) / 1e9
    last = now
    messages = min(messages + elapsed * messagesPerSecond, messageBurst) - 1
    bytes = min(bytes + elapsed * bytesPerSecond, byteBurst) - Double(size)
    return messages >= 0 && bytes >= 0
  }
}
#endif
