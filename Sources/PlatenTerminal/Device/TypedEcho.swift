import CTerminal
import Foundation

/// Knows what may be shown besides the echo of keys, from the start of the program to its first prompt and between two
/// prompts.
///
/// Then the terminal is as the program has found it, for what the program and its children ask themselves: it shows
/// what is typed. The next prompt takes these keys and erases what they have left, if nothing else was written since
/// the first one: then the rows from its end to the cursor show keys alone. (What a child of the program writes to
/// /dev/tty is not noticed: such programs end their line before they end.)
@MainActor package struct TypedEcho {
  /// What is known when a terminal is taken over.
  package struct Record: Equatable, Sendable {
    /// The bytes that were typed before, for a prompt, and are not shown.
    package var unshown = 0
    /// The bytes of lines that were typed before the process began: another program may have written behind them.
    package var earlier = 0
    /// Whether something else was written since, or may have been.
    package var isWritten = false

    package init(unshown: Int = 0, earlier: Int = 0, isWritten: Bool = false) {
      self.unshown = unshown
      self.earlier = earlier
      self.isWritten = isWritten
    }
  }

  /// The descriptor that tells of writes; see `cterminal_watch_writes`.
  private let watch: Int32
  private var record: Record

  /// One for each terminal, by the number of its device: of the controlling one from the start of the program on.
  private static var begun: [UInt64: TypedEcho] = {
    var device: UInt64 = 0
    var waiting: Int32 = 0
    let watch = cterminal_take_start(&device, &waiting)
    guard watch >= 0 else { return [:] }
    let echo = TypedEcho(watch: watch, record: Record(earlier: Int(waiting)))
    guard standardIsWatched else {
      close(watch)
      return [:]
    }
    return [device: echo]
  }()

  /// Whether it is noticed what the program prints.
  private static var standardIsWatched: Bool {
    ![STDOUT_FILENO, STDERR_FILENO].contains { cterminal_is_open_as_tty($0) }
  }

  /// Called before standard output is redirected for a prompt: whether it is watched is found out once.
  package static func prepare() { _ = begun }

  /// Begins with the cursor in an empty line, after a prompt of this terminal has ended.
  package static func begin(on channel: TerminalChannel) {
    end(on: channel)
    guard standardIsWatched else { return }
    let watch = cterminal_watch_writes(channel.output)
    guard watch >= 0 else { return }
    begun[channel.device] = TypedEcho(
      watch: watch, record: Record(unshown: TerminalDevice.waitingBytes(of: channel.input)))
  }

  /// Ends it before the next prompt of this terminal writes.
  @discardableResult package static func end(on channel: TerminalChannel) -> Record {
    guard let echo = begun.removeValue(forKey: channel.device) else { return Record(isWritten: true) }
    defer { close(echo.watch) }
    var record = echo.record
    record.isWritten = cterminal_take_writes(echo.watch)
    return record
  }
}
