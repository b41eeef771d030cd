import Platen
import Testing

@testable import PlatenTerminal

/// Escape where it ends a prompt, over a connection that is so slow that ESC comes before the rest of its key.
@MainActor @Suite struct LateSequenceTests {
  private struct Name: View {
    @State private var name = "abc"

    var body: some View { TextField("Name", text: $name) }
  }

  private func run() -> SessionRun {
    let run = SessionRun(Name(), endKeys: .escape)
    // Nothing is selected, which Escape would end first.
    run.type("\u{5}")
    return run
  }

  /// Passes input at a time in milliseconds, after the deadlines before it.
  private func pass(_ text: String, at milliseconds: Int, to session: TerminalSession) {
    wait(until: milliseconds, session)
    session.receive(Array(text.utf8), at: .milliseconds(milliseconds))
  }

  private func wait(until milliseconds: Int, _ session: TerminalSession) {
    while let deadline = session.inputDeadline, deadline <= .milliseconds(milliseconds) {
      session.inputPaused(at: deadline)
    }
  }

  @Test func `a slower connection has more time for the rest of a key`() {
    let run = run()
    run.session.decoder.roundTrip = .milliseconds(500)
    pass("\u{1B}", at: 1000, to: run.session)
    pass("[D", at: 1900, to: run.session)
    pass("x", at: 6000, to: run.session)
    #expect(run.status == nil && run.text.contains("abxc"))
    pass("\u{1B}", at: 7000, to: run.session)
    wait(until: 7900, run.session)
    #expect(run.status == nil)
    // Two round trips after the wait in which ESC becomes the Escape key.
    wait(until: 8400, run.session)
    #expect(run.status == 130)
  }

  @Test(arguments: [60, 150, 300]) func `the rest of a key that comes late is that key`(delay: Int) {
    let run = run()
    pass("\u{1B}", at: 1000, to: run.session)
    pass("[D", at: 1000 + delay, to: run.session)
    wait(until: 5000, run.session)
    #expect(run.status == nil)
    pass("x", at: 6000, to: run.session)
    #expect(run.text.contains("abxc"), "the arrow has moved the caret")
  }

  @Test func `the rest of a key may come in two parts`() {
    let run = run()
    pass("\u{1B}", at: 1000, to: run.session)
    pass("[", at: 1200, to: run.session)
    pass("D", at: 1600, to: run.session)
    wait(until: 5000, run.session)
    #expect(run.status == nil)
  }

  @Test(arguments: ["\u{1B}OD", "\u{1B}[D"], [35, 100, 250])
  func `a key whose bytes come one by one cancels nothing`(_ key: String, delay: Int) {
    let run = run()
    for (index, byte) in key.enumerated() { pass(String(byte), at: 1000 + index * delay, to: run.session) }
    wait(until: 5000, run.session)
    #expect(run.status == nil)
    pass("x", at: 6000, to: run.session)
    #expect(run.text.contains("abxc"))
  }

  @Test func `Escape alone ends after a moment`() {
    let run = run()
    pass("\u{1B}", at: 1000, to: run.session)
    wait(until: 1200, run.session)
    #expect(run.status == nil)
    wait(until: 1400, run.session)
    #expect(run.status == 130)
  }

  @Test func `text that follows Escape ends at once, and is returned`() {
    let run = run()
    pass("\u{1B}", at: 1000, to: run.session)
    pass("l", at: 1100, to: run.session)
    #expect(run.status == 130)
    #expect(run.session.returned == Array("l".utf8))
    #expect(run.text.contains("abc"))
  }

  @Test func `a part of a sequence that never ends is dropped`() {
    let run = run()
    pass("\u{1B}", at: 1000, to: run.session)
    pass("[", at: 1100, to: run.session)
    wait(until: 5000, run.session)
    #expect(run.status == 130)
    #expect(run.session.returned.isEmpty)
  }

  @Test func `a terminal with slow answers gets more time`() {
    let run = run()
    run.session.decoder.roundTrip = .milliseconds(400)
    pass("\u{1B}", at: 1000, to: run.session)
    pass("[D", at: 1700, to: run.session)
    wait(until: 5000, run.session)
    #expect(run.status == nil)
  }

  @Test func `Escape of the kitty keyboard protocol ends at once`() {
    let run = run()
    run.session.decoder.hasKittyKeyboard = true
    pass("\u{1B}[27u", at: 1000, to: run.session)
    #expect(run.status == 130)
  }
}
