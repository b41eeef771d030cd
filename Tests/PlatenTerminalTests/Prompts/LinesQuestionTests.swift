import Platen
import PlatenTerminal
import Testing

@testable import TerminalPrompts

/// A text of several lines, which may be empty, and the end of the input.
@MainActor @Suite struct LinesQuestionTests {
  private final class Answers { var all: [String] = [] }

  private final class Console: PlainConsole {
    var answers: [String]
    var written = ""
    let isInteractive: Bool
    let isClosed: Bool

    init(_ answers: [String] = [], isInteractive: Bool, isClosed: Bool = false) {
      (self.answers, self.isInteractive, self.isClosed) = (answers, isInteractive, isClosed)
    }

    func write(_ text: PlainText) { written += text.characters }
    func settle() async {}

    func readLine(_ question: String, _ request: LineRequest) async -> String? {
      answers.isEmpty ? nil : answers.removeFirst()
    }
  }

  private static let needed: @MainActor @Sendable (String) throws -> String? = {
    $0.isEmpty ? "A text is needed." : nil
  }

  private func ask(_ question: Question<String>, _ console: Console) async throws -> String {
    let lines = try #require(question.makePlan().lines)
    return try await lines(PromptLines(console: console))
  }

  @Test func `Control-D confirms an empty text`() {
    let answers = Answers()
    let finish = PromptFinish<String> { if case .success(let text) = $0 { answers.all.append(text) } }
    let run = SessionRun(
      Question.lines("Body").makePlan().content(finish), columns: 80, rows: 12,
      endKeys: [.escape, .controlDInEmptyField])
    #expect(run.text.contains("ctrl-d confirm"))
    run.type("\u{4}")
    #expect(answers.all == [""] && run.status == nil)
  }

  @Test func `the check says where a text is needed`() {
    let answers = Answers()
    let finish = PromptFinish<String> { if case .success(let text) = $0 { answers.all.append(text) } }
    let run = SessionRun(
      Question.lines("Body", validate: Self.needed).makePlan().content(finish), columns: 80, rows: 12,
      endKeys: [.escape, .controlDInEmptyField])
    run.type("\u{4}")
    #expect(answers.all.isEmpty && run.status == nil && run.text.contains("✗ A text is needed."))
    run.type("Why\u{4}")
    #expect(answers.all == ["Why"])
  }

  @Test func `the end of the input at a terminal is an empty text, and none in a script`() async throws {
    #expect(try await ask(.lines("Body"), Console(isInteractive: true)) == "")
    #expect(try await ask(.lines("Body", default: "Text"), Console(isInteractive: true)) == "Text")
    await #expect(throws: PromptError.endOfInput) { try await ask(.lines("Body"), Console(isInteractive: false)) }
    await #expect(throws: PromptError.endOfInput) {
      try await ask(.lines("Body", validate: Self.needed), Console(isInteractive: true, isClosed: true))
    }
    #expect(try await ask(.lines("Body"), Console(["a", "b"], isInteractive: false)) == "a\nb")
  }

  @Test func `the end of the input cancels a question at a terminal alone`() async {
    await #expect(throws: PromptError.cancelled) { try await ask(.text("Name"), Console(isInteractive: true)) }
    await #expect(throws: PromptError.endOfInput) { try await ask(.text("Name"), Console(isInteractive: false)) }
    await #expect(throws: PromptError.endOfInput) {
      try await ask(.text("Name"), Console(isInteractive: true, isClosed: true))
    }
  }
}
