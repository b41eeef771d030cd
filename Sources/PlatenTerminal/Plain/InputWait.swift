import Foundation

/// Waits for input while other work of the main actor continues.
enum InputWait {
  /// Another thread waits with `poll`, which supports files, pipes, terminals and devices. Nothing is read ahead of a
  /// question, so that a process started by the program can read the rest.
  ///
  /// - Parameter milliseconds: How long it waits at most; negative for any time. It waits no longer than until the task is
  ///   cancelled.
  /// - Returns: Whether a read returns at once.
  @discardableResult static func wait(for descriptor: Int32, milliseconds: Int32 = -1) async -> Bool {
    let wake = WakePipe()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: isReady(descriptor, or: wake, within: milliseconds))
        }
      }
    } onCancel: {
      wake.send()
    }
  }

  /// Whether a read returns at once.
  static func hasInput(_ descriptor: Int32) -> Bool { isReady(descriptor, or: nil, within: 0) }

  private static func isReady(_ descriptor: Int32, or wake: WakePipe?, within milliseconds: Int32) -> Bool {
    // A negative descriptor is ignored.
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake?.input ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&polled, nfds_t(polled.count), milliseconds) < 0 { guard errno == EINTR else { return false } }
    return polled[0].revents != 0
  }
}

/// Ends a `poll` of another thread.
private final class WakePipe: Sendable {
  /// Can be read after ``send()``; -1 where the process has no descriptor left.
  let input: Int32
  private let output: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (input, output) = (ends[0], ends[1])
  }

  func send() {
    var byte: UInt8 = 0
    if output >= 0 { _ = write(output, &byte, 1) }
  }

  deinit {
    guard input >= 0 else { return }
    close(input)
    close(output)
  }
}
