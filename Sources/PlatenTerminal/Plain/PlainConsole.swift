import CTerminal
import Foundation
import PlatenGraph

/// Reads and writes plain lines.
@MainActor package protocol PlainConsole: AnyObject {
  /// Writes to the user, without an end of line.
  func write(_ text: String)

  /// The next line; nil at the end of the input. Other work of the main actor continues meanwhile.
  func readLine(isSecret: Bool) async -> String?

  /// Whether a user answers, who can be asked again. Otherwise the lines of a script stay aligned with the questions.
  var isInteractive: Bool { get }

  /// Lets the main actor's other work run for a moment.
  func settle() async
}

/// The process's own standard input and output.
@MainActor package final class StandardConsole: PlainConsole {
  /// One for the process: what was read with a line belongs to the next question.
  package static let shared = StandardConsole()

  package let isInteractive = isatty(STDIN_FILENO) == 1
  /// Standard output belongs to the program unless it is the user's terminal.
  private let output: Int32 = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
  private var lines = LineBuffer()
  private var isAtEnd = false
  private var buffer = [UInt8](repeating: 0, count: 16_384)

  package func write(_ text: String) {
    // Text printed by the program is written first.
    fflush(nil)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // There is no reader any more: continue, because the program may have other effects.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  package func readLine(isSecret: Bool) async -> String? {
    if isSecret && isInteractive { cterminal_set_echo(STDIN_FILENO, false) }
    defer { if isSecret && isInteractive { cterminal_set_echo(STDIN_FILENO, true) } }
    while true {
      if let line = lines.next(atEnd: isAtEnd) {
        if isSecret { SecretStrings.wipeWhenReleased(line) }
        // Typed input ends its line only if it is echoed.
        if !isInteractive { write("\n") }
        return line
      }
      if isAtEnd { return nil }
      await waitForInput()
      // A task that was cancelled meanwhile leaves the input to others.
      if Task.isCancelled { return nil }
      readInput()
    }
  }

  /// Waits for input while other work of the main actor continues.
  ///
  /// Another thread waits with `poll`, which supports files, pipes, terminals and devices. Nothing is read ahead of a
  /// question, so that a process started by the program can read the rest.
  private func waitForInput() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
        continuation.resume()
      }
    }
  }

  /// Reads what is available.
  private func readInput() {
    let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      lines.append(buffer[..<count])
      buffer.withUnsafeMutableBytes { _ = $0.prefix(count).initializeMemory(as: UInt8.self, repeating: 0) }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
    }
  }

  package func settle() async { try? await Task.sleep(for: .milliseconds(50)) }
}
