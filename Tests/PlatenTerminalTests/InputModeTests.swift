import Foundation
import Testing

@testable import PlatenTerminal

/// The settings of a terminal while lines are read. Serialized, because they are one for the process.
@Suite(.serialized) @MainActor struct InputModeTests {
  /// A pseudo-terminal; the user's end is `user`.
  private final class PseudoTerminal {
    let user: Int32
    let program: Int32

    init() throws {
      var (first, second): (Int32, Int32) = (-1, -1)
      let outcome = openpty(&first, &second, nil, nil, nil)
      (user, program) = (first, second)
      try #require(outcome == 0)
    }

    private var flags: tcflag_t {
      var settings = termios()
      tcgetattr(program, &settings)
      return settings.c_lflag
    }

    var hasEcho: Bool { flags & tcflag_t(ECHO) != 0 }
    var readsLines: Bool { flags & tcflag_t(ICANON) != 0 }
    /// Whether something typed waits to be read by the program.
    @MainActor var hasInput: Bool { TerminalDevice.waitingBytes(of: program) > 0 }

    /// What the terminal shows next, up to a text.
    @MainActor func shown(upTo text: String) async throws -> String {
      var all = ""
      while !all.contains(text) {
        var buffer = [UInt8](repeating: 0, count: 1024)
        var polled = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else {
          try await Task.sleep(for: .milliseconds(1))
          continue
        }
        all += String(decoding: buffer[..<max(read(user, &buffer, buffer.count), 0)], as: UTF8.self)
      }
      return all
    }

    func type(_ text: String) { _ = write(user, text, text.utf8.count) }

    deinit {
      close(user)
      close(program)
    }
  }

  @Test func `a mode that ends late leaves the one that has followed`() throws {
    let terminal = try PseudoTerminal()
    let first = InputMode.keys(on: terminal.program)
    let second = InputMode.withoutEcho(on: terminal.program)
    #expect(terminal.readsLines && !terminal.hasEcho)
    first.end()
    #expect(!terminal.hasEcho)
    second.end()
    #expect(terminal.readsLines && terminal.hasEcho)
    // Ended twice, or after another one was ended, it changes nothing.
    let third = InputMode.keys(on: terminal.program)
    first.end()
    second.end()
    #expect(!terminal.readsLines && !terminal.hasEcho)
    third.end()
    #expect(terminal.readsLines && terminal.hasEcho)
  }

  @Test func `a line whose task is cancelled ends at once and returns the terminal`() async throws {
    let terminal = try PseudoTerminal()
    let console = AccessibleConsole(TerminalChannel(input: terminal.program, output: terminal.program))
    let cancelled = Task { await console.readLine("Name: ", LineRequest()) }
    while terminal.readsLines { try await Task.sleep(for: .milliseconds(1)) }
    #expect(console.isReading)
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    #expect(!console.isReading && terminal.readsLines && terminal.hasEcho)
    // The next line has what is typed after that, and its own mode to its end.
    let secret = Task { await console.readLine("Secret: ", LineRequest(isSecret: true)) }
    while terminal.readsLines { try await Task.sleep(for: .milliseconds(1)) }
    terminal.type("h")
    // The console reads on the main actor, and so not before the letter has arrived; then until it has taken it.
    while !terminal.hasInput, !terminal.readsLines { sched_yield() }
    while terminal.hasInput, !terminal.readsLines { try await Task.sleep(for: .milliseconds(1)) }
    #expect(!terminal.readsLines && !terminal.hasEcho)
    terminal.type("unter2\r")
    #expect(await secret.value == "hunter2")
    #expect(terminal.readsLines && terminal.hasEcho)
  }

  @Test(.timeLimit(.minutes(1))) func `a question is below a line that was begun before it`() async throws {
    let terminal = try PseudoTerminal()
    let console = AccessibleConsole(TerminalChannel(input: terminal.program, output: terminal.program))
    terminal.type("Osl")
    #expect(try await terminal.shown(upTo: "Osl") == "Osl")
    let city = Task { await console.readLine("City: ", LineRequest()) }
    #expect(try await terminal.shown(upTo: "Osl") == "\r\nCity: Osl")
    terminal.type("o\r")
    #expect(await city.value == "Oslo")
  }

  @Test func `a line of a task that is cancelled already is not asked for`() async throws {
    let terminal = try PseudoTerminal()
    let console = AccessibleConsole(TerminalChannel(input: terminal.program, output: terminal.program))
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await console.readLine("Name: ", LineRequest())
    }
    task.cancel()
    #expect(await task.value == nil)
    #expect(TerminalDevice.waitingBytes(of: terminal.user) == 0)
  }
}
