import CTerminal
import Foundation

/// The descriptors of the terminal that the user sits at.
package final class TerminalChannel: Sendable {
  package let input: Int32
  package let output: Int32
  /// The number of the terminal's device. While a form has taken it over, the descriptors may be of something else.
  let device: UInt64
  /// The descriptor that was opened, and is closed when the channel is released.
  private let opened: Int32?

  init(input: Int32, output: Int32, opened: Int32? = nil) {
    self.input = input
    self.output = output
    device = cterminal_device(output)
    self.opened = opened
  }

  deinit { if let opened { close(opened) } }

  /// Standard input and output; nil unless both are terminals.
  package static func standard() -> TerminalChannel? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    return TerminalChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
  }

  /// Standard input and output, or the controlling terminal where one of them is a pipe or a file. Nil without a
  /// terminal.
  package static func controlling() -> TerminalChannel? {
    if let standard = standard() { return standard }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    return TerminalChannel(input: descriptor, output: descriptor, opened: descriptor)
  }

  /// Stops the process until it is in the foreground of the terminal: see `cterminal_await_foreground`. False where no
  /// shell could continue it; then reading fails.
  @discardableResult func awaitForeground() -> Bool { Self.awaitForeground(of: input) }

  /// The same for any descriptor. True at once for what is no terminal.
  @discardableResult static func awaitForeground(of descriptor: Int32) -> Bool {
    cterminal_await_foreground(descriptor)
  }

  /// The columns of the terminal; 80 where it does not tell.
  @MainActor package var columns: Int { TerminalDevice.size(of: input)?.columns ?? 80 }

  /// Writes text to the terminal while it is not taken over, in the characters that it has.
  @MainActor package func print(_ text: String) {
    // As /dev/tty it is not reported to what watches the terminal.
    TypedEcho.end(on: self)
    var bytes = TerminalCharset.current.encoded(text)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
