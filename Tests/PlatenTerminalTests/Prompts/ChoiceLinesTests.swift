import PlatenGraph
import PlatenTerminal
import Testing

@testable import TerminalPrompts

/// Lists in plain lines, as a screen reader reads them.
@MainActor @Suite struct ChoiceLinesTests {
  private final class Console: PlainConsole {
    var answers: [String]
    var written = ""
    let isInteractive: Bool

    init(_ answers: [String], isInteractive: Bool = true) {
      (self.answers, self.isInteractive) = (answers, isInteractive)
    }

    func write(_ text: PlainText) { written += text.characters }
    func settle() async {}

    func readLine(_ question: String, _ request: LineRequest) async -> String? {
      written += question + "\n"
      return answers.isEmpty ? nil : answers.removeFirst()
    }
  }

  private static let cities = (1...500).map { "city \($0)" }

  private func ask(_ question: Question<String>, _ console: Console) async throws -> String {
    let lines = try #require(question.makePlan().lines)
    return try await lines(PromptLines(console: console))
  }

  @Test func `a long list says how many there are, and lists some`() async throws {
    let console = Console(["city 500"])
    #expect(try await ask(.choose("City", from: Self.cities), console) == "city 500")
    #expect(console.written.contains("500 options"))
    #expect(console.written.contains("10. city 10") && !console.written.contains("11. city 11"))
  }

  @Test func `a part of a name searches, until one is left`() async throws {
    let console = Console(["49", "ty 49", "499x", "y 499"])
    // A number is that of the list.
    #expect(try await ask(.choose("City", from: Self.cities), console) == "city 49")
    #expect(try await ask(.choose("City", from: Self.cities), console) == "city 499")
    #expect(console.written.contains("options match. The best 10:"))
    #expect(console.written.contains("There is no option “499x”."))
  }

  @Test func `a script has numbers and names alone`() async throws {
    let console = Console(["y 499"], isInteractive: false)
    await #expect(throws: PromptError.rejected("There is no option “y 499”.")) {
      try await ask(.choose("City", from: Self.cities), console)
    }
  }

  @Test func `a short list is listed whole`() async throws {
    let console = Console(["2"])
    #expect(try await ask(.choose("City", from: Array(Self.cities[..<20])), console) == "city 2")
    #expect(console.written.contains("20. city 20"))
  }

  @Test func `an empty line where there is no default is no name of an option`() async {
    await #expect(throws: PromptError.rejected("An answer is needed.")) {
      try await ask(.choose("Size", from: ["small", "large"]), Console([""], isInteractive: false))
    }
  }

  @Test(arguments: [(0...1, "1,2", "Choose at most 1."), (2...3, "1", "Choose at least 2."), (2...2, "1", "Choose 2.")])
  func `how many may be chosen is said in the same words before and after`(
    limit: ClosedRange<Int>, answer: String, words: String
  ) async throws {
    let question = Question<[String]>.chooseSeveral("Size", from: ["small", "medium", "large"], limit: limit)
    let lines = try #require(question.makePlan().lines)
    let console = Console([answer], isInteractive: false)
    await #expect(throws: PromptError.rejected(words)) { _ = try await lines(PromptLines(console: console)) }
    #expect(console.written.contains(words))
  }
}
