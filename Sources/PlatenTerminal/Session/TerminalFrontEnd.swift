import CTerminal
import Foundation
import PlatenGraph

/// The front end that draws in the terminal from which the program was started.
@MainActor package enum TerminalFrontEnd {
  /// Shows the program until the user ends it.
  ///
  /// If standard input or output is no terminal, if the terminal can't place a cursor, or if `plain` is set, the form
  /// is asked in plain lines instead.
  package static func run(_ app: LaunchedApp, plain: Bool = false) -> Never {
    let capabilities = TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
    let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if plain || !hasTerminal || !capabilities.isAddressable { PlainFrontEnd.run(app) }
    let host = app.makeHost(environment())
    do {
      let runner = try TerminalRunner(app: app, host: host, capabilities: capabilities)
      runner.run()
    } catch {
      FileHandle.standardError.write(Data("\(app.name): \(error)\n".utf8))
      exit(1)
    }
  }

  /// The environment of views in a terminal.
  static func environment() -> EnvironmentValues {
    var values = EnvironmentValues()
    let reduces = ProcessInfo.processInfo.environment["PLATEN_REDUCE_MOTION"] ?? ""
    values.accessibilityReduceMotion = !reduces.isEmpty && reduces != "0"
    return values
  }
}

/// Connects a session to the terminal: descriptors, signals and the run loop.
@MainActor private final class TerminalRunner {
  private let session: TerminalSession
  private let device: TerminalDevice
  private var sources: [any DispatchSourceRead] = []
  private var timeoutGeneration = 0
  private let start = ContinuousClock.now
  private var hasKittyKeyboard = false
  /// The size of one read: as much as the kernel returns at once, and more from a pipe.
  private var inputBytes = [UInt8](repeating: 0, count: 65_536)

  /// Creates the first frame before taking the terminal over, with everything in one write: nothing flickers, and
  /// errors up to then appear on the screen from which the program was started.
  init(app: LaunchedApp, host: ViewHost, capabilities: TerminalCapabilities) throws(TerminalDevice.Unavailable) {
    let size = TerminalDevice.size() ?? (80, 24)
    session = TerminalSession(
      host: host, capabilities: capabilities, columns: size.columns, rows: size.rows,
      openLink: LinkOpener.open)
    session.decoder.eraseByte = TerminalDevice.eraseByte(of: STDIN_FILENO)
    let title = String(String.UnicodeScalarView(app.title.unicodeScalars.filter { !$0.isControl }))
    var greeting = Array("\(TerminalQueries.ask)\u{1B}]2;\(title)\u{1B}\\".utf8)
    session.output = { greeting += $0 }
    session.start()
    device = try TerminalDevice(greeting: greeting)
  }

  func run() -> Never {
    session.output = { [unowned self] bytes in if !device.write(bytes) { quit(status: 129) } }
    session.onQuit = { [unowned self] status in quit(status: status) }
    session.onSuspend = { [unowned self] in suspend(wholeGroup: true) }
    session.onAnswersComplete = { [device] in device.answersAreIn() }
    session.onKittyKeyboard = { [unowned self] in
      hasKittyKeyboard = true
      TerminalDevice.setLeave(hasKittyKeyboard: true)
    }
    listen(to: device.input) { [unowned self] in readInput() }
    listen(to: device.wakeDescriptor) { [unowned self] in readSignals() }
    // The size may have changed before there was a handler.
    resize()
    // The main run loop serves the main queue, on which the main actor's tasks run, and timers.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func listen(to descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { handler() } }
    source.resume()
    sources.append(source)
  }

  private func readInput() {
    let count = inputBytes.withUnsafeMutableBytes { read(device.input, $0.baseAddress, $0.count) }
    guard count > 0 else {
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
      // The terminal was closed.
      quit(status: 129)
    }
    session.receive(inputBytes[..<count], at: now)
    // What was typed may be a password.
    inputBytes.withUnsafeMutableBytes { _ = $0.prefix(count).initializeMemory(as: UInt8.self, repeating: 0) }
    awaitDeadline()
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
      guard timeoutGeneration == generation else { return }
      // What has arrived meanwhile comes first, however busy the program was.
      if device.hasInput { return readInput() }
      session.inputPaused(at: now)
      awaitDeadline()
    }
  }

  private func readSignals() {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(device.wakeDescriptor, &numbers, numbers.count)
    guard count > 0 else { return }
    for number in Set(numbers[..<count]) {
      switch Int32(number) {
      case SIGTSTP: suspend(wholeGroup: false)
      case SIGCONT:
        guard device.retake(hasKittyKeyboard: hasKittyKeyboard) else { quit(status: 129) }
        resize()
        session.redraw()
      default: resize()
      }
    }
  }

  private func resize() {
    if let size = device.size { session.resize(columns: size.columns, rows: size.rows) }
  }

  private func suspend(wholeGroup: Bool) {
    guard device.suspend(wholeGroup: wholeGroup, hasKittyKeyboard: hasKittyKeyboard) else { quit(status: 129) }
    resize()
    session.redraw()
  }

  private func quit(status: Int32) -> Never {
    session.driver.close()
    device.giveBack()
    exit(status)
  }
}
