import PlatenTerminal
import Testing

@testable import TerminalPrompts

/// Reads its answers and records what is written.
@MainActor private final class ScriptConsole: PlainConsole {
  var written = ""
  var answers: [String]
  let isInteractive = true

  init(_ answers: [String]) { self.answers = answers }

  func write(_ text: PlainText) { written += text.characters }

  func readLine(_ question: String, _ request: LineRequest) -> String? {
    write(.line(question))
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  func settle() {}
}

/// What is asked may have escape sequences, which must not be commands to the terminal.
@MainActor @Suite struct PlainTextTests {
  private static let commands = "a\u{1B}]0;T\u{7}\u{1B}[2J\u{9B}1mb\u{7F}"

  @Test func `text for a terminal has no control characters but line breaks`() {
    #expect(PlainText(Self.commands).characters == "a]0;T[2J1mb")
    #expect(PlainText("  one\r\ntwo\rthree\u{85}four\n").characters == "  one\ntwo\nthree\nfour\n")
    #expect(PlainText.line("").characters == "\n")
    #expect("one\n\ntwo\u{1B}".shownLine() == "one / two")
    #expect("one\ttwo".shownLine() == "one two")
    #expect(" one \n".plainLine == "one")
  }

  private func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
  }

  @Test func `options are listed in one line each and chosen by the names that are shown`() async throws {
    let options = ["one\ntwo\u{1B}[2J", Self.commands]
    let question = Question<String>.choose(
      "Title" + Self.commands, from: options, help: Self.commands, default: Self.commands)
    let console = ScriptConsole(["none" + Self.commands, "one / two[2J"])
    let lines = try #require(question.makePlan().lines)
    #expect(try await lines(PromptLines(console: console)) == options[0])
    #expect(isClean(console.written))
    #expect(console.written.contains("\n  1. one / two[2J\n  2. a]0;T[2J1mb\n"))
  }

  @Test func `the line that is left and the messages of work are text`() async throws {
    let summary = PromptSummary(title: "A\nB\u{1B}[2J", answer: Self.commands)
    #expect(summary.shown == "A B[2J: a]0;T[2J1mb")
    let console = ScriptConsole([])
    PromptLines(console: console).say(Self.commands)
    #expect(isClean(console.written))
  }

  @Test func `the line that is left is as wide as the terminal draws it`() {
    let summary = PromptSummary(title: "Name", answer: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{202E}and a dog")
    #expect(summary.line(columns: 40) == "Name: \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} and a dog")
    // A terminal that draws the family as three.
    let width = CharacterWidth(joinsSequences: false)
    #expect(summary.line(columns: 18, width).count < summary.line(columns: 18).count)
    #expect(width.columns(of: summary.line(columns: 18, width)) <= 18)
  }
}
