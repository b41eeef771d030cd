import Platen
import Testing

@testable import TerminalPrompts

/// Return in a search whose results take time.
@MainActor @Suite struct SearchKeysTests {
  @MainActor private final class Search {
    var chosen: String?
    var run: SessionRun!

    init() {
      run = SessionRun(
        SearchQuestion<String>(
          title: "Table", help: nil, placeholder: "",
          results: { text in
            try await Task.sleep(for: .milliseconds(20))
            return ["orders", "payments", "payouts"].filter { text.isEmpty || $0.hasPrefix(text) }
          },
          name: { $0 }, finish: PromptFinish { [weak self] in self?.chosen = try? $0.get() }), columns: 80, rows: 12)
    }

    func wait(until condition: () -> Bool) async throws {
      while !condition() { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `Return typed with the text is the first result for it`() async throws {
    let search = Search()
    try await search.wait { search.run.text.contains("orders") }
    search.run.type("pay\r")
    // The results that are shown are those for another text.
    #expect(search.chosen == nil)
    try await search.wait { search.chosen != nil }
    #expect(search.chosen == "payments")
  }

  @Test func `a text that is changed after Return waits for another one`() async throws {
    let search = Search()
    try await search.wait { search.run.text.contains("orders") }
    search.run.type("pay\r")
    search.run.type("o")
    try await search.wait { search.run.text.contains("payouts") && !search.run.text.contains("payments") }
    #expect(search.chosen == nil)
    search.run.type("\r")
    #expect(search.chosen == "payouts")
    // Where nothing is found, Return has no effect later either.
    let other = Search()
    other.run.type("x\r")
    try await other.wait { other.run.text.contains("Nothing found.") }
    other.run.type("\u{7F}")
    try await other.wait { other.run.text.contains("orders") }
    #expect(other.chosen == nil)
  }

  @Test func `the keys are those of a choice, and Escape empties the field first`() async throws {
    let search = Search()
    try await search.wait { search.run.text.contains("orders") }
    for words in ["↑↓ move", "enter confirm", "esc cancel"] { #expect(search.run.text.contains(words)) }
    search.run.type("x")
    try await search.wait { search.run.text.contains("Nothing found.") }
    #expect(search.run.text.contains("esc clear"))
    #expect(!search.run.text.contains("↑↓ move") && !search.run.text.contains("enter confirm"))
    search.run.type("\u{1B}")
    search.run.session.inputPaused()
    try await search.wait { search.run.text.contains("orders") }
    #expect(search.run.text.contains("esc cancel") && search.run.status == nil && search.chosen == nil)
  }
}
