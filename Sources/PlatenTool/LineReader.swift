import Foundation
import Synchronization

/// Reads the lines of standard input on a thread of its own, and passes them on as they come.
///
/// It reads no further than it is asked: between two pieces the question handles its keys, and what writes without an
/// end fills no memory beyond the lines that are listed.
final class LineReader: Sendable {
  typealias Lines = AsyncThrowingStream<[InputLine], any Error>

  /// The time between two pieces, while more can be read at once: each piece is filtered and drawn.
  private static let pause = Duration.milliseconds(50)

  /// With so many lines a piece is passed on, and no more are read until it is received; and those of the first one.
  private static let most = (piece: 10_000, start: 20_000)

  private struct State {
    /// What nothing has received yet.
    var lines: [InputLine] = []
    /// From how many lines on no more are read until they are received.
    var most = LineReader.most.start
    var end: Result<Void, any Error>?
    /// What waits for lines.
    var receiver: CheckedContinuation<Void, Never>?
    /// Whether it waits for the end, or for as many as are read.
    var awaitsAll = false
    /// Whether the thread waits until the lines are received.
    var isFull = false
  }

  private let state = Mutex(State())
  private let space = DispatchSemaphore(value: 0)

  private let end: LineEnd

  /// Begins to read lines with that end.
  init(_ end: LineEnd) {
    self.end = end
    Thread.detachNewThread { self.read() }
  }

  /// What has come when the input ends, and after some time or with so many lines as are read at first: lines that are
  /// there at once are shown at once. The second value is whether that is all.
  func start(within time: DispatchTimeInterval) async throws -> ([InputLine], isAll: Bool) {
    await withCheckedContinuation { receiver in
      let isDue = state.withLock { state in
        guard state.end == nil, !state.isFull else { return true }
        (state.receiver, state.awaitsAll) = (receiver, true)
        return false
      }
      guard !isDue else { return receiver.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + time) { self.wake() }
    }
    let (lines, result) = take()
    try result?.get()
    return (lines, result != nil)
  }

  /// The lines that have come since the last call; nil at the end, and where the task is cancelled.
  func next() async throws -> [InputLine]? {
    while !Task.isCancelled {
      let (lines, result) = take()
      if !lines.isEmpty { return lines }
      if let result {
        try result.get()
        return nil
      }
      await withTaskCancellationHandler {
        await withCheckedContinuation { receiver in
          let isDue = state.withLock { state in
            guard state.lines.isEmpty, state.end == nil, !Task.isCancelled else { return true }
            state.receiver = receiver
            return false
          }
          if isDue { receiver.resume() }
        }
      } onCancel: {
        wake()
      }
    }
    return nil
  }

  /// What nothing has received yet, and the end where there is one. The thread goes on.
  private func take() -> ([InputLine], Result<Void, any Error>?) {
    let (lines, end, wasFull) = state.withLock { state in
      defer { (state.lines, state.most, state.isFull) = ([], Self.most.piece, false) }
      return (state.lines, state.end, state.isFull)
    }
    if wasFull { space.signal() }
    return (lines, end)
  }

  private func wake() {
    let receiver = state.withLock { state in
      defer { (state.receiver, state.awaitsAll) = (nil, false) }
      return state.receiver
    }
    receiver?.resume()
  }

  private func read() {
    var rest: [UInt8] = []
    var found: [InputLine] = []
    var last = ContinuousClock.now
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        _ = Self.canRead(within: -1)
        continue
      }
      guard count > 0 else {
        let end: Result<Void, any Error> =
          count == 0 ? .success(()) : .failure(NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
        found += InputLine.lines(of: Data(rest), self.end)
        return deliver(found, end)
      }
      rest += buffer[..<count]
      if let newline = rest.lastIndex(of: self.end.rawValue) {
        found += InputLine.lines(of: Data(rest[...newline]), self.end)
        rest.removeSubrange(...newline)
      }
      let isDue = found.count >= Self.most.piece || ContinuousClock.now - last > Self.pause
      guard !found.isEmpty, isDue || !Self.canRead(within: 0) else { continue }
      deliver(found, nil)
      (found, last) = ([], ContinuousClock.now)
    }
  }

  private static func canRead(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }

  /// Passes lines on, and waits where more are there than are read at once.
  private func deliver(_ lines: [InputLine], _ end: Result<Void, any Error>?) {
    let (isFull, isDue) = state.withLock { state in
      state.lines += lines
      state.end = end
      state.isFull = end == nil && state.lines.count >= state.most
      return (state.isFull, !state.awaitsAll || state.isFull || end != nil)
    }
    if isDue { wake() }
    if isFull { space.wait() }
  }
}
