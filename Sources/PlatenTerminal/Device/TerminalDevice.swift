import CTerminal
import Foundation

/// The terminal of the process, while a form has taken it over.
///
/// There is one for a process, because the data that a signal handler needs to restore the terminal is global.
@MainActor struct TerminalDevice {
  let input: Int32
  /// The descriptor on which numbers of signals arrive.
  let wakeDescriptor: Int32

  struct Unavailable: Error, CustomStringConvertible {
    var code: Int32
    var description: String { "The terminal can't be taken over: \(String(cString: strerror(code)))." }
  }

  /// Takes the terminal over and sends `greeting` after what switches its modes, in one write.
  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, greeting: [UInt8]) throws(Unavailable) {
    self.input = input
    Self.setLeave(hasKittyKeyboard: false)
    cterminal_expect_answers(true)
    let bytes = Array(TerminalQueries.enter.utf8) + greeting
    wakeDescriptor = cterminal_take(input, output, bytes, bytes.count)
    if wakeDescriptor < 0 { throw Unavailable(code: errno) }
  }

  /// The byte that the Backspace key sends, by the terminal's settings.
  static func eraseByte(of input: Int32) -> UInt8 {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return 0x7F }
    return withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] } == 0x08 ? 0x08 : 0x7F
  }

  /// The columns and rows of a terminal; nil after it was closed.
  static func size(of output: Int32 = STDOUT_FILENO) -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cterminal_size(output, &columns, &rows) else { return nil }
    // Some terminals report no size (a serial line): the traditional size is used.
    return columns > 0 && rows > 0 ? (Int(columns), Int(rows)) : (80, 24)
  }

  /// Whether a read returns at once.
  var hasInput: Bool {
    var poll = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, 0) > 0
  }

  var size: (columns: Int, rows: Int)? { Self.size(of: input) }

  /// False after the terminal was closed.
  func write(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || cterminal_write(bytes, bytes.count) }

  static func setLeave(hasKittyKeyboard: Bool) {
    let bytes = Array(TerminalQueries.leave(hasKittyKeyboard: hasKittyKeyboard).utf8)
    _ = cterminal_set_leave(bytes, bytes.count)
  }

  /// Called when all queries are answered.
  func answersAreIn() { cterminal_expect_answers(false) }

  /// Returns the terminal to the shell until the program is continued. False if it was closed meanwhile.
  func suspend(wholeGroup: Bool, hasKittyKeyboard: Bool) -> Bool {
    let bytes = Self.reenter(hasKittyKeyboard)
    return cterminal_suspend(wholeGroup, bytes, bytes.count)
  }

  /// Sets the modes again after the process was stopped and continued.
  func retake(hasKittyKeyboard: Bool) -> Bool {
    let bytes = Self.reenter(hasKittyKeyboard)
    return cterminal_retake(bytes, bytes.count)
  }

  private static func reenter(_ hasKittyKeyboard: Bool) -> [UInt8] {
    Array((TerminalQueries.enter + (hasKittyKeyboard ? TerminalQueries.enableKittyKeyboard : "")).utf8)
  }

  func giveBack() {
    fflush(nil)
    cterminal_give_back()
  }
}
