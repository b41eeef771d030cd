import CTerminal
import Foundation

/// The terminal of the process, while a form has taken it over.
///
/// There is one for a process, because the data that a signal handler needs to restore the terminal is global.
@MainActor package struct TerminalDevice {
  let channel: TerminalChannel
  private let placement: TerminalPlacement
  private let capabilities: TerminalCapabilities
  /// The descriptor on which numbers of signals arrive. The caller closes it.
  let wakeDescriptor: Int32
  /// Whether the terminal was queried.
  private(set) var hasAsked: Bool
  /// Whether it is to be queried by ``ask()`` because it could not be at the start.
  var asksLater: Bool { needsAnswers && !hasAsked }
  private let needsAnswers: Bool
  /// Whether the position of the cursor was queried, where an inline form begins. The other queries give it too; a
  /// terminal that has answered those before gets this one alone.
  let hasAskedPosition: Bool
  /// How many of the bytes that are read first were typed while the terminal read lines.
  private var lineBytes = 0
  /// The keys that were typed before, as far as the terminal has shown them.
  private(set) var typed: EchoedKeys
  private let known: TerminalQueries

  package struct Unavailable: Error, CustomStringConvertible {
    var code: Int32
    package var description: String { "The terminal can't be taken over: \(String(cString: strerror(code)))." }
  }

  /// Takes the terminal over. Nothing is written before ``show(_:hidden:)``.
  ///
  /// Where keys were typed ahead nothing is queried: the answers would come behind keys that may be for the program
  /// that reads next.
  ///
  /// - Parameters:
  ///   - known: What the terminal has answered before; its answers are expected otherwise.
  ///   - asks: Whether it is queried: a terminal that has not answered is not asked again.
  init(
    _ channel: TerminalChannel, placement: TerminalPlacement, capabilities: TerminalCapabilities,
    known: TerminalQueries, asks: Bool
  ) throws(Unavailable) {
    self.channel = channel
    self.placement = placement
    self.capabilities = capabilities
    self.known = known
    Self.setLeave(placement, capabilities, hasKittyKeyboard: known.hasKittyKeyboard, cursorRow: 0)
    let (readsLines, echoes) = Self.lineInput(channel.input)
    let ofLines = Self.waitingBytes(of: channel.input)
    TypedEcho.prepare()
    let descriptor = cterminal_take(channel.input, channel.output)
    if descriptor < 0 { throw Unavailable(code: errno) }
    // Of the terminal in raw mode: a line that has not ended is not counted before.
    let waiting = Self.waitingBytes(of: channel.input)
    if readsLines { lineBytes = waiting }
    typed = EchoedKeys(ofLines: ofLines, all: echoes ? waiting : 0, record: TypedEcho.end(on: channel))
    let mayAsk = asks && waiting == 0
    needsAnswers = asks && !known.isComplete
    hasAsked = mayAsk && needsAnswers
    hasAskedPosition = mayAsk && known.isComplete && placement.isInline
    wakeDescriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard wakeDescriptor < 0 else { return }
    let code = errno
    cterminal_release()
    throw Unavailable(code: code)
  }

  /// Sends the first frame behind what erases the echo of keys and switches the modes, and the queries, in one write.
  /// False after the terminal was closed.
  ///
  /// - Parameter hidden: Whether keys that were typed ahead are for a field that hides its text.
  mutating func show(_ frame: [UInt8], hidden: Bool) -> Bool {
    let size = size
    let erasure = size.map { typed.erasure(columns: $0.columns, rows: $0.rows, hidden: hidden) } ?? ""
    typed.wipe()
    typed = EchoedKeys(ofLines: 0, all: 0)
    cterminal_expect_answers(hasAsked || hasAskedPosition)
    let modes =
      erasure + (placement.isInline ? size.map { TerminalQueries.startOfLine(columns: $0.columns) } ?? "" : "")
      + TerminalQueries.enter(placement, capabilities.textOrder)
      + (known.hasKittyKeyboard ? TerminalQueries.enableKittyKeyboard : "")
      + (hasAsked ? TerminalQueries.ask(placement, asksWidths: TerminalCharset.current.isUTF8) : "")
      + (hasAskedPosition ? TerminalQueries.askPosition : "")
    return write(Array(modes.utf8) + frame)
  }

  /// Queries the terminal behind the keys that were typed ahead. What is shown is to be drawn again, because a full
  /// screen has the characters whose widths are queried then; at the cursor they are not queried.
  mutating func ask() {
    hasAsked = true
    cterminal_expect_answers(true)
    let asksWidths = !placement.isInline && TerminalCharset.current.isUTF8
    _ = write(Array(TerminalQueries.ask(placement, asksWidths: asksWidths).utf8))
  }

  /// The byte that the Backspace key sends, by the terminal's settings.
  static func eraseByte(of input: Int32) -> UInt8 {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return 0x7F }
    return withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] } == 0x08 ? 0x08 : 0x7F
  }

  /// Whether a terminal reads whole lines, as for a shell's commands, and shows them.
  static func lineInput(_ input: Int32) -> (readsLines: Bool, echoes: Bool) {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return (false, false) }
    let readsLines = settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_iflag & tcflag_t(ICRNL) != 0
    return (readsLines, readsLines && settings.c_lflag & tcflag_t(ECHO) != 0)
  }

  /// The keys of bytes that are read. A terminal that reads lines makes a line feed of Return, and its mark for the end
  /// of the input, which is zero, of Control-D.
  mutating func restoreKeys(in bytes: inout ArraySlice<UInt8>) {
    typed.note(bytes)
    for index in bytes.indices.prefix(lineBytes) {
      switch bytes[index] {
      case 0x0A: bytes[index] = 0x0D
      case 0x00: bytes[index] = 0x04
      default: break
      }
    }
    lineBytes = max(lineBytes - bytes.count, 0)
  }

  /// The columns and rows of a terminal; nil after it was closed.
  static func size(of terminal: Int32) -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cterminal_size(terminal, &columns, &rows) else { return nil }
    // Some terminals report no size (a serial line): the traditional size is used.
    return columns > 0 && rows > 0 ? (Int(columns), Int(rows)) : (80, 24)
  }

  /// The pixels of a cell; nil where the terminal does not tell.
  static func cellPixels(of terminal: Int32) -> (width: Int, height: Int)? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard cterminal_cell_size(terminal, &width, &height), width > 0, height > 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// The bytes that can be read at once.
  var waitingBytes: Int { Self.waitingBytes(of: channel.input) }

  static func waitingBytes(of terminal: Int32) -> Int {
    var count: Int32 = 0
    return ioctl(terminal, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Puts bytes back behind what can be read. False where the system does not allow it: Linux leaves it to the
  /// administrator (`dev.tty.legacy_tiocsti`).
  func pushBack(_ bytes: [UInt8]) -> Bool { cterminal_push_back(channel.input, bytes, bytes.count) }

  /// Whether a read returns at once.
  var hasInput: Bool { hasInput(within: 0) }

  /// Whether a read returns at once, or can after at most so many milliseconds.
  func hasInput(within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: channel.input, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, milliseconds) > 0
  }

  /// Of the input: the descriptor of the output may be redirected meanwhile.
  var size: (columns: Int, rows: Int)? { Self.size(of: channel.input) }

  /// False after the terminal was closed.
  func write(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || cterminal_write(bytes, bytes.count) }

  /// Lets what was written reach the terminal before the process computes.
  func handOn() { cterminal_hand_on() }

  /// Sets what restores the terminal however the process ends.
  func setLeave(hasKittyKeyboard: Bool, cursorRow: Int) {
    Self.setLeave(placement, capabilities, hasKittyKeyboard: hasKittyKeyboard, cursorRow: cursorRow)
  }

  private static func setLeave(
    _ placement: TerminalPlacement, _ capabilities: TerminalCapabilities, hasKittyKeyboard: Bool, cursorRow: Int
  ) {
    let leave = TerminalQueries.leave(
      placement, capabilities.textOrder, hasKittyKeyboard: hasKittyKeyboard, cursorRow: cursorRow,
      hasPictures: capabilities.showsPictures)
    let bytes = Array(leave.utf8)
    _ = cterminal_set_leave(bytes, bytes.count)
  }

  /// Called when the terminal was queried again.
  func answersAreExpected() { cterminal_expect_answers(true) }

  /// Called when all queries are answered, or will not be.
  func answersAreIn() { cterminal_expect_answers(false) }

  enum Suspension {
    /// The shell had the terminal, and the program has it again.
    case isOver
    /// There is no job that a shell could continue. The terminal is as it was.
    case isIgnored
    /// The terminal was closed meanwhile.
    case isClosed
  }

  /// Returns the terminal to the shell until the program is continued.
  func suspend(wholeGroup: Bool, hasKittyKeyboard: Bool) -> Suspension {
    let bytes = reenter(hasKittyKeyboard)
    return switch cterminal_suspend(wholeGroup, bytes, bytes.count) {
    case 0: .isIgnored
    case 1: .isOver
    default: .isClosed
    }
  }

  /// Sets the modes again after the process was stopped and continued.
  func retake(hasKittyKeyboard: Bool) -> Bool {
    let bytes = reenter(hasKittyKeyboard)
    return cterminal_retake(bytes, bytes.count)
  }

  private func reenter(_ hasKittyKeyboard: Bool) -> [UInt8] {
    Array(
      (TerminalQueries.enter(placement, capabilities.textOrder)
        + (hasKittyKeyboard ? TerminalQueries.enableKittyKeyboard : "")).utf8)
  }

  /// Restores the terminal and the handlers of signals, and closes what was opened for it.
  func release() {
    fflush(nil)
    cterminal_release()
  }
}
