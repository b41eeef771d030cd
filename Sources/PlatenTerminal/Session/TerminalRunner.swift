import Foundation
import PlatenGraph

/// Connects a session to the terminal: descriptors and signals, from the first frame until everything is given back.
///
/// One runs at a time, because the data that a signal handler needs is global; after its end another can begin.
@MainActor package final class TerminalRunner {
  package let session: TerminalSession
  private let device: TerminalDevice
  private let events: any DescriptorEvents
  private var timeoutGeneration = 0
  private let start = ContinuousClock.now
  private var isEnded = false
  /// Set when the end is on its way.
  private var endStatus: Int32?
  /// The size of one read: as much as the kernel returns at once, and more from a pipe.
  private var inputBytes = [UInt8](repeating: 0, count: 65_536)
  /// Called once, when the terminal is given back: with the exit status of a program that ends then.
  private let onEnd: (Int32) -> Void

  /// What the terminal has answered to an earlier runner.
  private static var known = TerminalQueries()
  /// Input that came before its runner.
  private static var leftover: [InputEvent] = []

  /// Creates the first frame before taking the terminal over, with everything in one write: nothing flickers, and
  /// errors up to then appear on the screen from which the program was started.
  ///
  /// - Parameters:
  ///   - host: The view.
  ///   - events: What calls it when there is input: a ``MainLoop`` that the caller runs, or ``MainQueueEvents``.
  ///   - title: The title for the terminal's window; nil leaves it.
  ///   - ends: The keys that end it besides Control-C and Control-Q.
  ///   - onEnd: Called once, when the terminal is given back. The status is 0 after ``requestEnd(status:)`` without one,
  ///     130 when the user has interrupted the program, 129 when the terminal is gone.
  package init(
    host: ViewHost, channel: TerminalChannel, capabilities: TerminalCapabilities, placement: TerminalPlacement,
    events: any DescriptorEvents, title: String? = nil, ends: TerminalSession.EndKeys = [],
    onEnd: @escaping (Int32) -> Void
  ) throws(TerminalDevice.Unavailable) {
    self.onEnd = onEnd
    self.events = events
    let known = Self.known
    let size = TerminalDevice.size(of: channel.input) ?? (80, 24)
    session = TerminalSession(
      host: host, capabilities: capabilities, placement: placement, columns: size.columns, rows: size.rows,
      known: known, openLink: LinkOpener.open)
    session.endKeys = ends
    session.decoder.eraseByte = TerminalDevice.eraseByte(of: channel.input)
    var greeting = known.isComplete ? [] : Array(TerminalQueries.ask(placement).utf8)
    if let title {
      let text = String(String.UnicodeScalarView(title.unicodeScalars.filter { !$0.isControl }))
      greeting += Array("\u{1B}]2;\(text)\u{1B}\\".utf8)
    }
    session.output = { greeting += $0 }
    session.start()
    device = try TerminalDevice(
      channel, placement: placement, order: capabilities.textOrder, known: known, greeting: greeting,
      cursorRow: session.renderer.cursorRow)
  }

  /// Begins to read. Keeps itself until its end.
  package func run() {
    session.output = { [self] bytes in if !device.write(bytes) { requestEnd(status: 129) } }
    session.programMayHaveWork = { [events] in events.mainQueueMayHaveWork }
    session.onQuit = { [self] status in requestEnd(status: status) }
    session.onSuspend = { [self] in suspend(wholeGroup: true) }
    session.onAnswersComplete = { [device] in device.answersAreIn() }
    session.onKittyKeyboard = { [self] in setLeave() }
    session.onCursorRow = { [self] _ in setLeave() }
    // The descriptors must be open as long as they are watched.
    let (channel, signals) = (device.channel, device.wakeDescriptor)
    events.watch(channel.input, whenReleased: { withExtendedLifetime(channel) {} }) { [weak self] in self?.readInput() }
    events.watch(signals, whenReleased: { close(signals) }) { [weak self] in self?.readSignals() }
    // The size may have changed before there was a handler.
    resize()
    let early = Self.leftover
    Self.leftover = []
    session.take(early)
  }

  /// Ends it when the event that is handled now is over. Events after that are kept for the next runner.
  package func requestEnd(status: Int32 = 0) {
    guard endStatus == nil else { return }
    endStatus = status
    session.end()
    events.afterEvent { self.end() }
  }

  private func readInput() {
    guard endStatus == nil else { return }
    let count = inputBytes.withUnsafeMutableBytes { read(device.channel.input, $0.baseAddress, $0.count) }
    guard count > 0 else {
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
      // The terminal was closed.
      return requestEnd(status: 129)
    }
    receive(count)
    awaitDeadline()
  }

  private func receive(_ count: Int) {
    session.receive(inputBytes[..<count], at: now)
    // What was typed may be a password.
    inputBytes.withUnsafeMutableBytes { _ = $0.prefix(count).initializeMemory(as: UInt8.self, repeating: 0) }
  }

  /// The time since the program began to read.
  private var now: Duration { start.duration(to: .now) }

  /// Remote connections split sequences: what the input means may be known only after a pause.
  private func awaitDeadline() {
    timeoutGeneration += 1
    guard let deadline = session.inputDeadline else { return }
    let generation = timeoutGeneration
    Task { [weak self] in
      guard let self else { return }
      try? await Task.sleep(until: start + deadline)
      guard timeoutGeneration == generation, endStatus == nil else { return }
      // What has arrived meanwhile comes first, however busy the program was.
      if device.hasInput { return readInput() }
      session.inputPaused(at: now)
      awaitDeadline()
    }
  }

  private func readSignals() {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(device.wakeDescriptor, &numbers, numbers.count)
    guard count > 0, endStatus == nil else { return }
    for number in Set(numbers[..<count]) {
      switch Int32(number) {
      case SIGTSTP: suspend(wholeGroup: false)
      case SIGCONT:
        setLeave(cursorRow: 0)
        guard device.retake(hasKittyKeyboard: session.queries.hasKittyKeyboard) else { return requestEnd(status: 129) }
        resume()
      // A size that is the same again was another one meanwhile, which has cut off what was shown.
      default: if !resize() { session.redraw() }
      }
    }
  }

  /// Adopts the size of the terminal. False if it is the same.
  @discardableResult private func resize() -> Bool {
    device.size.map { session.resize(columns: $0.columns, rows: $0.rows) } ?? false
  }

  private func suspend(wholeGroup: Bool) {
    guard device.suspend(wholeGroup: wholeGroup, hasKittyKeyboard: session.queries.hasKittyKeyboard) else {
      return requestEnd(status: 129)
    }
    resume()
  }

  /// Draws everything again after a shell has used the screen: an inline view at the cursor.
  private func resume() {
    session.renderer.restart()
    resize()
    session.redraw()
    setLeave()
  }

  private func setLeave(cursorRow: Int? = nil) {
    device.setLeave(
      hasKittyKeyboard: session.queries.hasKittyKeyboard, cursorRow: cursorRow ?? session.renderer.cursorRow)
  }

  private func end() {
    guard !isEnded, let endStatus else { return }
    isEnded = true
    timeoutGeneration += 1
    if endStatus != 129 { awaitAnswers() }
    events.cancel()
    session.driver.close()
    Self.known = session.queries.isComplete ? session.queries : TerminalQueries()
    // An interruption ends what was typed ahead as well.
    Self.leftover = endStatus == 0 ? session.leftover : []
    device.release()
    // They hold the runner.
    session.output = { _ in }
    session.programMayHaveWork = { false }
    session.onQuit = { _ in }
    session.onSuspend = {}
    session.onKittyKeyboard = {}
    session.onCursorRow = { _ in }
    onEnd(endStatus)
  }

  /// The answers of a terminal whose user was faster than they are: otherwise the shell would read them, or what was
  /// typed ahead would be discarded with them.
  private func awaitAnswers() {
    guard !session.queries.isComplete, now < .seconds(1) else { return }
    let end = ContinuousClock.now + .milliseconds(150)
    while !session.queries.isComplete, ContinuousClock.now < end, device.hasInput(within: 20) {
      let count = inputBytes.withUnsafeMutableBytes { read(device.channel.input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      receive(count)
    }
  }
}
