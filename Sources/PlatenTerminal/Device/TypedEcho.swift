import CTerminal
import Foundation

/// Finds the echo of keys that are typed between two prompts of a process.
///
/// Between them the terminal is as the program has found it, for what the program and its children ask themselves: it
/// shows what is typed. The next prompt takes these keys and erases what they have left, if nothing else was written
/// since the first one: then the rows from its end to the cursor show keys alone. (What a child of the program writes
/// to /dev/tty is not noticed: such programs end their line before they end.)
///
/// What was typed can't be read before it is used, because it may be for another program. How many bytes there are
/// tells of two rows whether they show keys: the cursor's, and the one above it where all of the bytes are whole lines.
/// Of several lines the first ones stay on the screen, as those do that are typed before a shell asks for them.
@MainActor package struct TypedEcho {
  /// The keys that a terminal holds for the next read.
  package struct Keys: Equatable {
    /// The bytes of whole lines, before the terminal is switched to single keys.
    package var ofLines: Int
    /// All bytes, after that.
    package var all: Int

    package init(ofLines: Int, all: Int) {
      self.ofLines = ofLines
      self.all = all
    }

    /// What erases their echo, with the cursor behind it, and leaves the cursor at the beginning of a line.
    ///
    /// The end of the input that Control-D marks is not counted in ``ofLines`` and shows nothing: where it may be among
    /// the bytes, they do not tell whether there was a line break.
    package var erasure: String {
      guard all > 0 else { return "" }
      return ofLines == all ? "\r\u{1B}[K\u{1B}[A\u{1B}[K" : "\r\u{1B}[K"
    }
  }

  /// The descriptor that tells of writes; see `cterminal_watch_writes`.
  private let watch: Int32
  /// The bytes that were typed before, and are not shown.
  private let unshown: Int

  /// One for each terminal, by the number of its device.
  private static var begun: [UInt64: TypedEcho] = [:]

  /// Begins with the cursor in an empty line, after a prompt of this terminal has ended.
  package static func begin(on channel: TerminalChannel) {
    _ = end(on: channel)
    // What the program prints there would not be noticed.
    guard ![STDOUT_FILENO, STDERR_FILENO].contains(where: { cterminal_is_open_as_tty($0) }) else { return }
    let watch = cterminal_watch_writes(channel.output)
    guard watch >= 0 else { return }
    begun[channel.device] = TypedEcho(watch: watch, unshown: TerminalDevice.waitingBytes(of: channel.input))
  }

  /// Ends it before the next prompt of this terminal writes. Returns what erases the echo of keys; nothing if there may
  /// be something else in its rows.
  package static func end(on channel: TerminalChannel, with keys: Keys = Keys(ofLines: 0, all: 0)) -> String {
    guard let echo = begun.removeValue(forKey: channel.device) else { return "" }
    defer { close(echo.watch) }
    guard !cterminal_take_writes(echo.watch) else { return "" }
    return Keys(ofLines: keys.ofLines - echo.unshown, all: keys.all - echo.unshown).erasure
  }
}
