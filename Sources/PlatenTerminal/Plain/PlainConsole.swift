import Foundation
import PlatenGraph
import Synchronization
import TextEditing

/// Reads and writes plain lines.
@MainActor package protocol PlainConsole: AnyObject {
  /// Writes to the user, without an end of line.
  func write(_ text: PlainText)

  /// Writes a question and returns the next line; nil at the end of the input, and where the user cancels. Where the
  /// terminal is not to echo the answer, its echo is off before the question is written. A console that reads whole
  /// lines edits none by the rules of the request. Other work of the main actor continues meanwhile.
  func readLine(_ question: String, _ request: LineRequest) async -> String?

  /// Whether a user answers, who can be asked again. Otherwise the lines of a script stay aligned with the questions.
  var isInteractive: Bool { get }

  /// Whether the user has cancelled with a key.
  var isCancelled: Bool { get }

  /// Whether no line will come any more from a terminal that the user is at. The end of the input is the key Control-D
  /// otherwise.
  var isClosed: Bool { get }

  /// Whether the user has gone back to the question before, instead of giving the line that was read last.
  var goesBack: Bool { get }

  /// Whether a screen reader reads what is written.
  var isSpoken: Bool { get }

  /// Whether a line is being read: the input belongs to no other question until ``readLine(_:_:)`` has returned, which
  /// it does soon after its task was cancelled.
  var isReading: Bool { get }

  /// Lets the main actor's other work run for a moment.
  func settle() async
}

extension PlainConsole {
  /// Control-C is the system's where lines are not edited key by key.
  package var isCancelled: Bool { false }

  package var isClosed: Bool { false }

  package var goesBack: Bool { false }

  package var isReading: Bool { false }

  /// Lines are read by programs as well.
  package var isSpoken: Bool { false }
}

/// The process's own standard input and output, or the controlling terminal where standard input is something else.
@MainActor package final class StandardConsole: PlainConsole {
  /// One for the process: what was read with a line belongs to the next question.
  package static var shared: StandardConsole {
    isInputTaken.load(ordering: .relaxed) ? terminal ?? standard : standard
  }

  private static let standard = StandardConsole()
  /// Nil without a terminal.
  private static let terminal = TerminalChannel.controlling().map { StandardConsole($0) }

  /// Whether the program reads standard input as data, so that answers can't come from there.
  package nonisolated static let isInputTaken = Atomic(false)

  package let isInteractive: Bool
  private let input: Int32
  private let output: Int32
  /// Keeps the descriptors open.
  private let channel: TerminalChannel?
  private var lines = LineBuffer()
  private var isAtEnd = false
  package private(set) var isClosed = false
  package private(set) var goesBack = false
  package private(set) var isReading = false

  /// The line with which a user goes back. A script has no use for it.
  package static let back = "<"
  private var buffer = [UInt8](repeating: 0, count: 16_384)

  private init() {
    input = STDIN_FILENO
    isInteractive = isatty(STDIN_FILENO) == 1
    // Standard output belongs to the program unless it is the user's terminal.
    output = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    channel = nil
  }

  private init(_ channel: TerminalChannel) {
    (input, output, isInteractive) = (channel.input, channel.output, true)
    self.channel = channel
  }

  package func write(_ text: PlainText) {
    // Text printed by the program is written first.
    fflush(nil)
    var bytes = TerminalCharset.current.encoded(text.characters)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // There is no reader any more: continue, because the program may have other effects.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  package func readLine(_ question: String, _ request: LineRequest) async -> String? {
    let isSecret = request.isSecret
    goesBack = false
    guard !Task.isCancelled else { return nil }
    if isInteractive { TerminalChannel.awaitForeground(of: input) }
    isReading = true
    let mode = isSecret && isInteractive ? InputMode.withoutEcho(on: input) : nil
    defer {
      mode?.end()
      isReading = false
      // Control-D ends what is read at the moment.
      if isInteractive, !isClosed { isAtEnd = false }
    }
    write(PlainText(question))
    while true {
      if let line = lines.next(atEnd: isAtEnd) {
        if isSecret { SecretStrings.wipeWhenReleased(line) }
        // Typed input ends its line only if it is echoed.
        if !isInteractive { write(.lineBreak) }
        goesBack = isInteractive && request.canGoBack && line == Self.back
        return goesBack ? nil : line
      }
      if isAtEnd { return nil }
      await InputWait.wait(for: input)
      // A task that was cancelled meanwhile leaves the input to others.
      if Task.isCancelled { return nil }
      // In the background the keys are the shell's.
      if isInteractive { TerminalChannel.awaitForeground(of: input) }
      if InputWait.hasInput(input) { readInput() }
    }
  }

  /// Reads what is available: of a terminal, which returns single lines, all; otherwise up to the end of a line, byte
  /// by byte as a shell's `read` does. What follows belongs to what reads the input next.
  private func readInput() {
    var left = isInteractive ? 1 : max(TerminalDevice.waitingBytes(of: input), 1)
    while left > 0, !isAtEnd {
      left -= 1
      if readPiece(isInteractive ? buffer.count : 1) { left = 0 }
    }
  }

  /// Reads so many bytes at most. Returns whether they end a line.
  private func readPiece(_ size: Int) -> Bool {
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, size) }
    if count > 0 {
      defer { buffer.withUnsafeMutableBytes { _ = $0.prefix(count).initializeMemory(as: UInt8.self, repeating: 0) } }
      lines.append(TerminalCharset.current.decoded(buffer[..<count]))
      return buffer[count - 1] == 0x0A
    }
    if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
      // A terminal that was closed is none any more.
      isClosed = isInteractive && (count < 0 || isatty(input) != 1)
    }
    return false
  }

  package func settle() async { try? await Task.sleep(for: .milliseconds(50)) }
}
