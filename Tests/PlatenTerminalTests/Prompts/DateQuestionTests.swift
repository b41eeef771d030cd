import Foundation
import Platen
import Testing

@testable import TerminalPrompts

/// A day that is asked for, in windows of several widths.
@MainActor @Suite struct DateQuestionTests {
  private final class Answers { var all: [Date] = [] }

  private func run(_ answers: Answers, columns: Int) throws -> SessionRun {
    let day = try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 10)))
    let plan = Question<Date>.date("Due", default: day).makePlan()
    return SessionRun(
      plan.content(PromptFinish { if case .success(let value) = $0 { answers.all.append(value) } }), columns: columns,
      rows: 20)
  }

  @Test(arguments: [14, 16, 19, 20, 40]) func `a month has a space between its days, or the day is in words`(
    columns: Int
  ) throws {
    let answers = Answers()
    let run = try run(answers, columns: columns)
    let hasMonth = run.text.contains("10 11 12") || run.text.contains("10  11  12")
    #expect(hasMonth == (columns >= 20))
    #expect(!run.text.contains("101112"))
    #expect(run.text.contains("2026"))
    // The keys are those of a month in both.
    run.type("\u{1B}[B\u{1B}[C\r")
    let parts = Calendar.current.dateComponents([.month, .day], from: try #require(answers.all.first))
    #expect(parts.month == 3 && parts.day == 18)
  }

  @Test(arguments: [14, 40], ["\r", "\n"]) func `each key that the list has for it confirms`(
    columns: Int, key: String
  ) throws {
    let answers = Answers()
    let run = try run(answers, columns: columns)
    run.type("2026-03-12" + key)
    #expect(answers.all.map { Calendar.current.component(.day, from: $0) } == [12])
  }

  @Test(arguments: [14, 16, 19]) func `what is said of a key is not broken by letters`(columns: Int) throws {
    let rows = try run(Answers(), columns: columns).shown.map { $0.trimmingCharacters(in: .whitespaces) }
    for words in ["0-9 type a day", "enter confirm", "esc cancel"] { #expect(rows.contains(words)) }
    #expect(!rows.contains("·"))
  }

  @Test func `of a long text that is pasted no more is taken than a day may have`() throws {
    let answers = Answers()
    let run = try run(answers, columns: 80)
    run.type("\u{1B}[200~" + String(repeating: "1", count: 100_000) + "\u{1B}[201~")
    #expect(run.text.contains(String(repeating: "1", count: 64) + "▏"))
    run.type("\r")
    #expect(answers.all.isEmpty && run.text.contains("✗ Enter a day"))
  }
}
