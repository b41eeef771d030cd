import Foundation
import Synchronization

/// Reads the lines of standard input on a thread of its own, and passes them on as they come.
final class LineReader: Sendable {
  typealias Lines = AsyncThrowingStream<[InputLine], any Error>

  /// The time between two pieces, while more can be read at once: each piece is filtered and drawn.
  private static let pause = Duration.milliseconds(50)

  private struct State {
    /// What nothing receives yet.
    var lines: [InputLine] = []
    var end: Result<Void, any Error>?
    var receiver: Lines.Continuation?
  }

  private let state = Mutex(State())

  private let end: LineEnd

  /// Begins to read lines with that end.
  init(_ end: LineEnd) {
    self.end = end
    Thread.detachNewThread { self.read() }
  }

  /// What has come when the input ends, and after some time at the latest: lines that are there at once are shown at
  /// once. The second value is whether that is all.
  func start(within time: Duration) async throws -> ([InputLine], isAll: Bool) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end, state.withLock({ $0.end == nil }) {
      try? await Task.sleep(for: .milliseconds(5))
    }
    let (lines, result) = state.withLock { state in
      defer { state.lines = [] }
      return (state.lines, state.end)
    }
    try result?.get()
    return (lines, result != nil)
  }

  /// The lines that follow.
  func rest() -> Lines {
    Lines { receiver in
      state.withLock { state in
        if !state.lines.isEmpty { receiver.yield(state.lines) }
        state.lines = []
        state.receiver = receiver
        if let end = state.end { Self.finish(receiver, end) }
      }
    }
  }

  private static func finish(_ receiver: Lines.Continuation, _ end: Result<Void, any Error>) {
    switch end {
    case .success: receiver.finish()
    case .failure(let error): receiver.finish(throwing: error)
    }
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
      guard !found.isEmpty, ContinuousClock.now - last > Self.pause || !Self.canRead(within: 0) else { continue }
      deliver(found, nil)
      (found, last) = ([], ContinuousClock.now)
    }
  }

  private static func canRead(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }

  private func deliver(_ lines: [InputLine], _ end: Result<Void, any Error>?) {
    state.withLock { state in
      state.end = end
      guard let receiver = state.receiver else {
        state.lines += lines
        return
      }
      if !lines.isEmpty { receiver.yield(lines) }
      if let end { Self.finish(receiver, end) }
    }
  }
}
