import CTerminal
import Foundation

/// Reads and writes plain lines.
@MainActor protocol PlainConsole: AnyObject {
  /// Writes to the person, without an end of line.
  func write(_ text: String)

  /// The next line; nil at the end of the input. Other work of the main actor goes on meanwhile.
  func readLine(isSecret: Bool) -> String?

  /// Whether a person answers, who can be asked again. Lines of a script stay in step.
  var isInteractive: Bool { get }

  /// Lets the main actor's other work run for a moment.
  func settle()
}

/// The process's own standard input and output.
@MainActor final class StandardConsole: PlainConsole {
  let isInteractive = isatty(STDIN_FILENO) == 1
  /// Standard output is the program's own where it is not the person's terminal.
  private let output: Int32 = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
  private var lines = LineBuffer()
  private var isAtEnd = false
  private var isReady = false
  private var buffer = [UInt8](repeating: 0, count: 16_384)

  func write(_ text: String) {
    // What the program printed comes first.
    fflush(nil)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Nobody reads any more: go on, for the sake of what the program does.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  func readLine(isSecret: Bool) -> String? {
    if isSecret && isInteractive { cterminal_set_echo(STDIN_FILENO, false) }
    defer { if isSecret && isInteractive { cterminal_set_echo(STDIN_FILENO, true) } }
    while true {
      if let line = lines.next(atEnd: isAtEnd) {
        // What was typed ends its line by itself only where it is echoed.
        if !isInteractive { write("\n") }
        return line
      }
      if isAtEnd { return nil }
      waitForInput()
    }
  }

  /// Waits for input while the main actor's other work goes on, and takes in what there is.
  ///
  /// Another thread does the waiting, by `poll`, which knows files, pipes, terminals and devices alike.
  /// Nothing is read ahead of a question, so that what the program starts can read the rest.
  private func waitForInput() {
    isReady = false
    DispatchQueue.global().async { [self] in
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
      DispatchQueue.main.async { self.isReady = true }
    }
    while !isReady { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      lines.append(buffer[..<count])
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
    }
  }

  func settle() {
    let end = Date(timeIntervalSinceNow: 0.05)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}
