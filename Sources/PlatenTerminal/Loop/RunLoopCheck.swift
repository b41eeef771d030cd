import Foundation

/// Runs what is due in the main run loop, which waits for nothing itself while a ``MainLoop`` runs.
///
/// Timers and blocks are found by asking, which takes 8 µs without timers and up to 0.2 ms with one. Therefore it happens
/// after events, not before them, and at most once in ``shortest``; and once in ``longest`` without events, because
/// timers and sources of other threads announce themselves to nothing but the run loop.
struct RunLoopCheck {
  private static let shortest = Duration.milliseconds(10)
  private static let longest = Duration.seconds(1)

  /// When the run loop was asked last, and when it has to be asked again; nil before the first time.
  private var last: (time: ContinuousClock.Instant, next: ContinuousClock.Instant)?

  /// Asks the run loop if that is due. Returns the milliseconds until it is due again if no event comes before.
  mutating func serve() -> Int32 {
    let start = ContinuousClock.now
    if let last, start < last.next, start < last.time + Self.shortest {
      return Self.milliseconds(until: min(last.next, last.time + Self.shortest), from: start)
    }
    // Fires the timers that are due, and runs the blocks.
    let limit = RunLoop.main.limitDate(forMode: .default)
    let now = ContinuousClock.now
    let pause = limit.map { Duration.seconds(min(max($0.timeIntervalSinceNow, 0), 1)) } ?? Self.longest
    let next = now + pause
    last = (now, next)
    return Self.milliseconds(until: next, from: now)
  }

  /// Rounded up, so that waiting does not end before.
  private static func milliseconds(until end: ContinuousClock.Instant, from start: ContinuousClock.Instant) -> Int32 {
    let (seconds, attoseconds) = start.duration(to: end).components
    return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
