import Foundation
import PlatenGraph
import TextEditing

/// Lines in a terminal, edited key by key so that a screen reader can follow: see ``AccessibleLine``.
@MainActor package final class AccessibleConsole: PlainConsole {
  package let isInteractive = true
  package let isSpoken = true
  package private(set) var isCancelled = false
  package var isClosed: Bool { isAtEnd }
  package private(set) var goesBack = false
  package private(set) var isReading = false
  private let channel: TerminalChannel
  private var decoder = InputDecoder()
  /// Input that came after the line before.
  private var early: [InputEvent] = []
  /// What was written since the last end of line: the words before the line that is read next.
  private var question = ""
  /// What was cut or copied in a line.
  private var clipboard = ""
  private var isAtEnd = false
  /// The keys that were typed before a secret was asked for, as far as the terminal has shown them.
  private var typed = EchoedKeys(ofLines: 0, all: 0)
  private let start = ContinuousClock.now

  package init(_ channel: TerminalChannel) {
    self.channel = channel
    decoder.charset = .current
    decoder.escapeTime = TerminalCapabilities.escapeTime(ProcessInfo.processInfo.environment)
    decoder.eraseByte = TerminalDevice.eraseByte(of: channel.input)
  }

  package func write(_ text: PlainText) {
    // Text printed by the program is written first.
    fflush(nil)
    // The marks that hide a secret would be read one by one.
    let text = text.characters.replacing(/•{2,}/, with: PlainWords.process("hidden"))
    channel.print(text)
    question = String((question + text).split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  package func readLine(_ question: String, _ request: LineRequest) async -> String? {
    (isCancelled, goesBack) = (false, false)
    guard !Task.isCancelled else { return nil }
    channel.awaitForeground()
    isReading = true
    let (_, echoes) = TerminalDevice.lineInput(channel.input)
    let ofLines = TerminalDevice.waitingBytes(of: channel.input)
    let mode = InputMode.keys(on: channel.input)
    defer {
      mode.end()
      isReading = false
    }
    let waiting = echoes ? TerminalDevice.waitingBytes(of: channel.input) : 0
    if request.isSecret {
      await eraseEcho(ofLines: ofLines, all: waiting)
    } else if self.question.isEmpty, waiting > ofLines {
      // A line that was begun before is shown by the terminal, and would be read as the beginning of the question.
      write(.lineBreak)
    }
    write(PlainText(question))
    var line = AccessibleLine(question: self.question, request: request, columns: columns, clipboard: clipboard)
    defer { clipboard = line.clipboard }
    while !isAtEnd {
      while !early.isEmpty {
        let event = early.removeFirst()
        if event.isEscape, let late = await keyAfterEscape() {
          early.insert(contentsOf: late, at: 0)
          continue
        }
        // The window may have another size by now.
        line.columns = columns
        let (outcome, output) = line.handle(event)
        channel.print(output)
        guard outcome != .going else { continue }
        return end(line, outcome)
      }
      await readEvents()
      // A task that was cancelled meanwhile leaves the input to others.
      if Task.isCancelled { return nil }
    }
    return nil
  }

  /// Erases what the terminal shows of a secret that was typed ahead. What it was is read before.
  private func eraseEcho(ofLines: Int, all: Int) async {
    typed = EchoedKeys(ofLines: ofLines, all: all, record: TypedEcho.end(on: channel))
    guard all > 0 else { return }
    if early.allSatisfy(\.isText) { await readEvents() }
    let size = TerminalDevice.size(of: channel.input) ?? (80, 24)
    channel.print(typed.erasure(columns: size.columns, rows: size.rows, hidden: true))
    typed.wipe()
    typed = EchoedKeys(ofLines: 0, all: 0)
  }

  private var columns: Int { max(TerminalDevice.size(of: channel.input)?.columns ?? 80, 1) }

  private func end(_ line: AccessibleLine, _ outcome: AccessibleLine.Outcome) -> String? {
    goesBack = outcome == .back
    if outcome == .done || goesBack { write(.lineBreak) }
    guard outcome == .done else {
      isCancelled = outcome == .cancelled
      return nil
    }
    let text = line.text
    if line.isSecret { SecretStrings.wipeWhenReleased(text) }
    return text
  }

  /// The events of a sequence whose ESC was taken for the Escape key, since the rest came late; nil where none comes.
  private func keyAfterEscape() async -> [InputEvent]? {
    guard early.isEmpty, let end = decoder.endOfEscape else { return nil }
    decoder.awaitsEnd = true
    defer { decoder.awaitsEnd = false }
    while let left = Optional((decoder.deadline ?? end) - now), left > .zero,
      await InputWait.wait(for: channel.input, milliseconds: Int32(left / .milliseconds(1)) + 1)
    {
      var byte: UInt8 = 0
      guard !Task.isCancelled, InputWait.hasInput(channel.input), read(channel.input, &byte, 1) == 1 else { return nil }
      let events = decoder.decode(CollectionOfOne(byte), at: now)
      if decoder.takeLateEnd() { return events }
      // What is typed after Escape is for what reads next.
      if !events.isEmpty || !decoder.isUnfinished || byte == 0x1B {
        early += events
        return nil
      }
    }
    // What has come of a sequence is dropped.
    _ = decoder.timeout()
    return nil
  }

  private func readEvents() async {
    let pause = decoder.deadline.map { max($0 - now, .zero) }
    let milliseconds = pause.map { Int32(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
    guard await InputWait.wait(for: channel.input, milliseconds: milliseconds) else {
      early += decoder.timeout(at: now)
      return
    }
    guard !Task.isCancelled else { return }
    // No further than to the end of a key that is no text: what follows the line belongs to what reads the terminal
    // next. Letters that come together are echoed together, as one word for a screen reader.
    let time = now
    // In the background the keys are the shell's. Another process may have read them meanwhile.
    channel.awaitForeground()
    guard InputWait.hasInput(channel.input) else { return }
    repeat {
      var byte: UInt8 = 0
      let count = read(channel.input, &byte, 1)
      if count > 0 {
        typed.note(CollectionOfOne(byte))
        for event in decoder.decode(CollectionOfOne(byte), at: time) { append(event) }
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        isAtEnd = true
      }
    } while early.allSatisfy(\.isText) && !isAtEnd && TerminalDevice.waitingBytes(of: channel.input) > 0
  }

  private func append(_ event: InputEvent) {
    if case .text(let more) = event, case .text(let text)? = early.last {
      let joined = text + more
      // It may be a part of a password.
      SecretStrings.wipeWhenReleased(joined)
      early[early.count - 1] = .text(joined)
    } else {
      early.append(event)
    }
  }

  private var now: Duration { start.duration(to: .now) }

  package func settle() async { try? await Task.sleep(for: .milliseconds(50)) }
}
