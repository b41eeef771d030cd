import Foundation
import PlatenGraph

/// Connects a session to the terminal: descriptors and signals, from the first frame until everything is given back.
///
/// One runs at a time, because the data that a signal handler needs is global; after its end another can begin.
@MainActor package final class TerminalRunner {
  package let session: TerminalSession
  private var device: TerminalDevice
  private let events: any DescriptorEvents
  private var timeoutGeneration = 0
  private let start = ContinuousClock.now
  private var isEnded = false
  /// Set when the end is on its way.
  private var endStatus: Int32?
  /// The bytes of one read; overwritten by the next, and at the end.
  private var inputBytes = [UInt8](repeating: 0, count: InputDecoder.mostBytes)
  /// Called once, when the terminal is given back: with the exit status of a program that ends then.
  private let onEnd: (Int32) -> Void

  /// When the terminal was asked last.
  private var askedAt = Duration.zero
  /// How long its answers took.
  private static var roundTrip = Duration.zero
  private var answerTime: Duration { session.capabilities.answerTime }

  /// Whether it was queried late, and not for the widths of characters.
  private var lacksWidths = false

  /// How often the cursor's position was queried after the start.
  private var positionQueries = 0
  /// How long that may take, besides the time that its answers took before.
  private static let positionTime = Duration.milliseconds(100)

  /// Notices what other processes write; nil where that can't be found out.
  private var others: OtherWriters?

  /// What the terminal has answered to an earlier runner.
  private static var known = TerminalQueries()
  /// Whether it has answered nothing to an earlier runner, and is not asked again.
  private static var isSilent = false
  /// The first frame, until it is written: see ``show()``.
  private var unshown: [UInt8]? = []
  /// Whether keys that were typed ahead are for a field that hides its text.
  private var typesSecret = false
  /// How long the first frame waits for them at most.
  private static let typingTime = Duration.milliseconds(300)

  /// Input that came before its runner.
  private static var leftover: [InputEvent] = []

  /// Creates the first frame before taking the terminal over: errors up to then appear on the screen from which the
  /// program was started. In the background of a shell the process is stopped before.
  ///
  /// - Parameters:
  ///   - host: The view.
  ///   - events: What calls it when there is input: a ``MainLoop`` that the caller runs, or ``MainQueueEvents``.
  ///   - title: The title for the terminal's window; nil leaves it.
  ///   - ends: The keys that end it besides Control-C and Control-Q.
  ///   - onEnd: Called once, when the terminal is given back. The status is 0 after ``requestEnd(status:)`` without
  ///     one, 130 when the user has interrupted the program, 129 when the terminal is gone.
  package init(
    host: ViewHost, channel: TerminalChannel, capabilities: TerminalCapabilities, placement: TerminalPlacement,
    events: any DescriptorEvents, title: String? = nil, ends: TerminalSession.EndKeys = [],
    onEnd: @escaping (Int32) -> Void
  ) throws(TerminalDevice.Unavailable) {
    self.onEnd = onEnd
    self.events = events
    // The size and the settings of the terminal are those that it has then.
    guard channel.awaitForeground() else { throw TerminalDevice.Unavailable(code: errno) }
    let known = Self.known
    let size = TerminalDevice.size(of: channel.input) ?? (80, 24)
    session = TerminalSession(
      host: host, capabilities: capabilities, placement: placement, columns: size.columns, rows: size.rows,
      known: known, openLink: LinkOpener.open)
    session.endKeys = ends
    session.cellPixels = TerminalDevice.cellPixels(of: channel.input)
    session.decoder.eraseByte = TerminalDevice.eraseByte(of: channel.input)
    var greeting: [UInt8] = []
    if let title {
      let text = String(String.UnicodeScalarView(title.unicodeScalars.filter { !$0.isControl }))
      greeting += Array("\u{1B}]2;\(text)\u{1B}\\".utf8)
    }
    session.output = { greeting += $0 }
    session.start()
    device = try TerminalDevice(
      channel, placement: placement, capabilities: capabilities, known: known, asks: !Self.isSilent)
    unshown = greeting
  }

  /// Begins to read. Keeps itself until its end.
  package func run() {
    session.output = { [self] bytes in write(bytes) }
    session.onEcho = { [device] in device.handOn() }
    session.programMayHaveWork = { [events] in events.mainQueueMayHaveWork }
    session.onQuit = { [self] status in requestEnd(status: status) }
    session.onSuspend = { [self] in suspend(wholeGroup: true) }
    session.onAnswersComplete = { [self] in
      device.answersAreIn()
      // Of the first answers only: later prompts ask nothing.
      if device.hasAsked, positionQueries == 0 { Self.roundTrip = now - askedAt }
      session.decoder.roundTrip = Self.roundTrip
    }
    session.decoder.roundTrip = Self.roundTrip
    session.onKittyKeyboard = { [self] in setLeave() }
    session.onCursorRow = { [self] _ in if unshown == nil { setLeave() } }
    session.locatesCursor = true
    session.onLocating = { [self] in awaitPosition() }
    // The descriptors must be open as long as they are watched.
    let (channel, signals) = (device.channel, device.wakeDescriptor)
    // First, since keys that came with it are drawn below what was written.
    watchOthers()
    if device.typed.areRead { show() } else { showAfterKeys() }
    events.watch(channel.input, whenReleased: { withExtendedLifetime(channel) {} }) { [weak self] in self?.readInput() }
    events.watch(signals, whenReleased: { close(signals) }) { [weak self] in self?.readSignals() }
    // The size may have changed before there was a handler.
    if let size = device.size, size != (session.columns, session.rows) { resize() }
    let early = Self.leftover
    Self.leftover = []
    session.take(early)
  }

  /// Writes the first frame with everything that belongs to it in one write: nothing flickers.
  ///
  /// Keys that were typed ahead are handled before, as far as they are for this program: what they have left on the
  /// screen is known then, and is erased in the same write.
  private func show() {
    guard let frame = unshown else { return }
    unshown = nil
    askedAt = now
    session.expectAnswers(toQueries: device.hasAsked, position: device.hasAskedPosition)
    setLeave()
    if !device.show(frame, hidden: typesSecret || session.takesSecret) { requestEnd(status: 129) }
  }

  private func showAfterKeys() {
    Task { [weak self] in
      try? await Task.sleep(for: Self.typingTime)
      self?.show()
    }
  }

  private func write(_ bytes: [UInt8]) {
    if unshown != nil {
      unshown?.append(contentsOf: bytes)
    } else if !device.write(bytes) {
      requestEnd(status: 129)
    }
  }

  private func watchOthers() {
    others = OtherWriters(events) { [weak self] in
      guard let self, endStatus == nil else { return }
      show()
      session.othersBeginToWrite()
    } onPause: { [weak self] in
      guard let self, endStatus == nil else { return }
      session.othersHaveWritten()
    }
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
    // Until the first answers it is not known how slow keys are.
    let isUnknown = device.hasAsked && session.awaitsAnswers && now - askedAt < answerTime
    session.decoder.roundTrip = isUnknown ? answerTime : Self.roundTrip
    // It may have been read since `events` has noticed it: by a task that ran before, when a deadline had passed. At
    // its end, or where it does not tell how much there is, one read decides.
    if device.hasInput { session.receive(max(device.waitingBytes, 1), at: now) { readBytes($0) } }
    if device.typed.areRead { show() }
    awaitDeadline()
    if device.asksLater { askAfterPause() }
  }

  /// Queries a terminal that was not queried at the start, when no more of the keys come that were typed ahead.
  private func askAfterPause() {
    let generation = timeoutGeneration
    Task { [weak self] in
      try? await Task.sleep(for: Self.positionTime)
      guard let self, timeoutGeneration == generation, endStatus == nil, !device.hasInput else { return }
      device.ask()
      askedAt = now
      session.expectAnswers(toQueries: true, position: false)
      lacksWidths = session.placement.isInline
      if !lacksWidths { session.redraw() }
    }
  }

  /// At most so many bytes of the input. Nil where none can be read.
  private func readBytes(_ count: Int) -> ArraySlice<UInt8>? {
    if unshown != nil, session.takesSecret { typesSecret = true }
    let count = inputBytes.withUnsafeMutableBytes {
      read(device.channel.input, $0.baseAddress, min(count, $0.count))
    }
    if count > 0 {
      device.restoreKeys(in: &inputBytes[..<count])
      return inputBytes[..<count]
    }
    // The terminal was closed, unless a signal came.
    if count == 0 || (errno != EINTR && errno != EAGAIN) { requestEnd(status: 129) }
    return nil
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
    show()
    for number in Set(numbers[..<count]) {
      switch Int32(number) {
      case SIGTSTP: suspend(wholeGroup: false)
      case SIGCONT:
        setLeave(cursorRow: 0)
        guard device.retake(hasKittyKeyboard: session.queries.hasKittyKeyboard) else { return requestEnd(status: 129) }
        resume()
      default: resize()
      }
    }
  }

  /// Adopts the size of the terminal.
  private func resize() {
    session.cellPixels = TerminalDevice.cellPixels(of: device.channel.input)
    if let size = device.size { session.resize(columns: size.columns, rows: size.rows) }
  }

  /// Has the session draw without the cursor's position where the terminal does not answer.
  private func awaitPosition() {
    device.answersAreExpected()
    askedAt = now
    positionQueries += 1
    let query = positionQueries
    let end = now + Self.positionTime + Self.roundTrip
    Task { [weak self] in
      guard let self else { return }
      try? await Task.sleep(until: start + end)
      guard positionQueries == query, endStatus == nil else { return }
      if device.hasInput { readInput() }
      session.locationTimedOut()
    }
  }

  private func suspend(wholeGroup: Bool) {
    show()
    awaitAnswers()
    switch device.suspend(wholeGroup: wholeGroup, hasKittyKeyboard: session.queries.hasKittyKeyboard) {
    case .isOver: resume()
    case .isIgnored: break
    case .isClosed: requestEnd(status: 129)
    }
  }

  /// Draws everything again after a shell has used the screen: an inline view at the cursor.
  private func resume() {
    session.restart()
    others?.forget()
    resize()
    setLeave()
  }

  private func setLeave(cursorRow: Int? = nil) {
    device.setLeave(
      hasKittyKeyboard: session.queries.hasKittyKeyboard, cursorRow: cursorRow ?? session.renderer.rowsAboveCursor)
  }

  private func end() {
    guard !isEnded, let endStatus else { return }
    isEnded = true
    timeoutGeneration += 1
    show()
    if endStatus != 129 { awaitAnswers() }
    if !session.returned.isEmpty { _ = pushBack(session.returned) }
    others?.end()
    events.cancel()
    session.driver.close()
    Self.known = session.queries.isComplete && !lacksWidths ? session.queries : TerminalQueries()
    if device.hasAsked { Self.isSilent = !session.queries.isComplete && now - askedAt >= answerTime }
    // An interruption ends what was read ahead as well.
    Self.leftover = endStatus == 0 ? session.leftover : []
    // What was typed may be a password.
    for index in inputBytes.indices { inputBytes[index] = 0 }
    device.release()
    // They hold the runner.
    session.output = { _ in }
    session.programMayHaveWork = { false }
    session.onQuit = { _ in }
    session.onSuspend = {}
    session.onKittyKeyboard = {}
    session.onCursorRow = { _ in }
    session.onLocating = {}
    session.onAnswersComplete = {}
    onEnd(endStatus)
  }

  /// Takes the answers of a terminal whose user was faster than they are: the program that reads next would take them
  /// for keys. Keys that come before them are returned to the terminal where the system allows it, and otherwise kept
  /// for the next runner.
  private func awaitAnswers() {
    defer { device.answersAreIn() }
    guard session.awaitsAnswers else { return }
    let end = answerTime + askedAt
    var keys: [UInt8] = []
    var unfinished: [UInt8] = []
    let known = session.leftover.count
    while session.awaitsAnswers, now < end,
      device.hasInput(within: Int32((end - now) / .milliseconds(1)) + 1), let bytes = readBytes(1)
    {
      unfinished += bytes
      let before = session.leftover.count
      session.receive(bytes, at: now)
      if session.leftover.count > before { keys += unfinished }
      if !session.hasUnfinishedInput { unfinished = [] }
    }
    guard session.leftover.count > known, pushBack(keys) else { return }
    session.leftover.removeLast(session.leftover.count - known)
  }

  /// Puts bytes back in front of what can be read. False where the system does not allow it.
  private func pushBack(_ bytes: [UInt8]) -> Bool {
    let later = device.waitingBytes
    guard device.pushBack(bytes) else { return false }
    for _ in 0..<later { if let byte = readBytes(1) { _ = device.pushBack(Array(byte)) } }
    return true
  }
}
