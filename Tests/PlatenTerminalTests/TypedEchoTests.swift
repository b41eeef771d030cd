import Foundation
import Testing

@testable import PlatenTerminal

/// What is known of the echo of keys that are typed between two prompts.
@MainActor struct TypedEchoTests {
  /// A pseudo-terminal, with the user's end.
  private final class PseudoTerminal {
    let user: Int32
    let program: Int32
    let channel: TerminalChannel

    init() throws {
      var (first, second): (Int32, Int32) = (-1, -1)
      let outcome = openpty(&first, &second, nil, nil, nil)
      (user, program) = (first, second)
      channel = TerminalChannel(input: second, output: second)
      try #require(outcome == 0)
    }

    @MainActor var waiting: Int { TerminalDevice.waitingBytes(of: program) }

    /// Types a line, and waits until it has arrived.
    @MainActor func type(_ line: String) async throws {
      let expected = waiting + line.utf8.count
      _ = write(user, line, line.utf8.count)
      while waiting < expected { try await Task.sleep(for: .milliseconds(1)) }
    }

    deinit {
      close(user)
      close(program)
    }
  }

  @Test func `a line that was typed since a prompt has ended is erased`() async throws {
    let terminal = try PseudoTerminal()
    TypedEcho.begin(on: terminal.channel)
    try await terminal.type("Oslo\n")
    #expect(TypedEcho.end(on: terminal.channel) == TypedEcho.Record())
    #expect(TypedEcho.end(on: terminal.channel).isWritten, "once")
  }

  @Test func `what was typed before the prompt has ended is not on the screen`() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.type("Oslo\n")
    TypedEcho.begin(on: terminal.channel)
    #expect(TypedEcho.end(on: terminal.channel) == TypedEcho.Record(unshown: 5))
    TypedEcho.begin(on: terminal.channel)
    try await terminal.type("42\n")
    #expect(TypedEcho.end(on: terminal.channel) == TypedEcho.Record(unshown: 5))
  }

  @Test func `another terminal of the process is not concerned`() async throws {
    let (terminal, other) = (try PseudoTerminal(), try PseudoTerminal())
    TypedEcho.begin(on: terminal.channel)
    TypedEcho.begin(on: other.channel)
    try await terminal.type("Oslo\n")
    other.channel.print("42")
    #expect(TypedEcho.end(on: other.channel).isWritten)
    #expect(!TypedEcho.end(on: terminal.channel).isWritten)
  }

  @Test func `nothing is erased where something was written meanwhile`() async throws {
    let terminal = try PseudoTerminal()
    TypedEcho.begin(on: terminal.channel)
    _ = write(terminal.program, "Looking up ", 11)
    try await terminal.type("Oslo\n")
    #expect(TypedEcho.end(on: terminal.channel).isWritten)
    // By the prompts themselves.
    TypedEcho.begin(on: terminal.channel)
    terminal.channel.print("✗ This is no city.\n")
    #expect(TypedEcho.end(on: terminal.channel).isWritten)
  }
}
