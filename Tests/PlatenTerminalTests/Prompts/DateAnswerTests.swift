import Foundation
import Platen
import PlatenTerminal
import Testing

@testable import TerminalPrompts

/// The answer to a question for a day is the start of that day, in whatever form it is given.
@MainActor @Suite struct DateAnswerTests {
  private final class Answers { var all: [Date] = [] }

  private final class Console: PlainConsole {
    var answers: [String]
    let isInteractive = false

    init(_ answers: [String]) { self.answers = answers }

    func write(_ text: PlainText) {}
    func settle() async {}

    func readLine(_ question: String, _ request: LineRequest) async -> String? {
      answers.isEmpty ? nil : answers.removeFirst()
    }
  }

  /// A time in March 2026.
  private func march(_ day: Int, hour: Int = 0) throws -> Date {
    try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: day, hour: hour)))
  }

  /// The answers after keys in a question that is drawn.
  private func drawn(_ question: Question<Date>, _ keys: String) -> [Date] {
    let answers = Answers()
    let finish = PromptFinish<Date> { if case .success(let value) = $0 { answers.all.append(value) } }
    let run = SessionRun(question.makePlan().content(finish), columns: 40, rows: 20)
    run.type(keys)
    return answers.all
  }

  private func asked(_ question: Question<Date>, _ line: String) async throws -> Date {
    let lines = try #require(question.makePlan().lines)
    return try await lines(PromptLines(console: Console([line])))
  }

  @Test func `keys and a typed day answer the start of a day`() throws {
    let question = try Question<Date>.date("Due", default: march(10, hour: 15))
    #expect(try drawn(question, "\r") == [march(10)])
    #expect(try drawn(question, "\u{1B}[C\r") == [march(11)])
    #expect(try drawn(question, "2026-03-10\r") == [march(10)])
    #expect(drawn(.date("Due"), "\r").allSatisfy { $0 == Calendar.current.startOfDay(for: $0) })
  }

  @Test func `lines answer the start of a day`() async throws {
    let question = try Question<Date>.date("Due", default: march(10, hour: 15))
    #expect(try await asked(question, "") == march(10))
    #expect(try await asked(question, "2026-03-12") == march(12))
  }

  @Test func `bounds are days`() async throws {
    let question = try Question<Date>.date(
      "Due", default: march(10, hour: 15), in: march(10, hour: 15)...march(12, hour: 9))
    for day in 10...12 {
      #expect(try await asked(question, "2026-03-\(day)") == march(day))
      #expect(try drawn(question, "2026-03-\(day)\r") == [march(day)])
    }
    for day in ["2026-03-09", "2026-03-13"] {
      await #expect(throws: PromptError.rejected("Enter a day from 2026-03-10 to 2026-03-12.")) {
        try await asked(question, day)
      }
      #expect(drawn(question, "\(day)\r").isEmpty)
    }
    // The arrow keys do not lead out of them.
    #expect(try drawn(question, "\u{1B}[D\r") == [march(10)])
    #expect(try drawn(question, "\u{1B}[C\u{1B}[C\u{1B}[C\r") == [march(12)])
  }

  @Test func `a default outside of the bounds is the nearest day`() async throws {
    let (first, last) = (try march(10, hour: 15), try march(12, hour: 9))
    let question = try Question<Date>.date("Due", default: march(20), in: first...last) {
      $0 == Calendar.current.startOfDay(for: $0) ? nil : "It has a time of day."
    }
    #expect(try await asked(question, "") == march(12))
    #expect(try drawn(question, "\r") == [march(12)])
  }

  @Test(arguments: ["1999-02-30", "2026-02-29", "2026-13-01", "2026-00-10"])
  func `a day that does not exist is not said to have no form`(line: String) async {
    await #expect(throws: PromptError.rejected("There is no such day.")) { try await asked(.date("Due"), line) }
  }

  @Test(arguments: ["2030", "soon", "2026-02", "1-2-3-4"]) func `what has no form of a day is said to have none`(
    line: String
  ) async throws {
    let question = try Question<Date>.date("Due", default: march(10))
    await #expect(throws: PromptError.rejected("Enter a day as year-month-day, as in 2026-03-10.")) {
      try await asked(question, line)
    }
  }

  /// Control-U, Control-W, Control-H and Backspace, as in any line.
  @Test func `keys that delete in a line delete what is typed of a day`() throws {
    let question = try Question<Date>.date("Due", default: march(10))
    #expect(try drawn(question, "2030\u{15}2026-03-12\r") == [march(12)])
    #expect(try drawn(question, "2026-03-1\u{17}12\r") == [march(12)])
    #expect(try drawn(question, "2026-03-13\u{7F}2\r") == [march(12)])
    #expect(try drawn(question, "2030\u{15}\r") == [march(10)])
  }

  @Test func `a range may have one bound`() async throws {
    let first = try march(10, hour: 12)
    let due: Question<Date> = .date("Due", default: first, in: first...)
    #expect(try await asked(due, "2026-03-10") == march(10))
    await #expect(throws: PromptError.rejected("Enter a day from 2026-03-10.")) {
      try await asked(due, "2026-03-09")
    }
    let born: Question<Date> = .date("Born", default: first, in: ...first)
    #expect(try await asked(born, "1999-01-01") < first)
    await #expect(throws: PromptError.rejected("Enter a day to 2026-03-10.")) {
      try await asked(born, "2026-03-11")
    }
  }
}
