import Foundation
import Platen
import Testing

@testable import TerminalPrompts

/// Numbers with a default, a range and a style, written with literals.
@MainActor @Suite struct NumberQuestionTests {
  private final class Answers<Value> { var all: [Value] = [] }

  private func answers<Value>(of question: Question<Value>, to keys: [String]) -> [Value] {
    let answers = Answers<Value>()
    let run = SessionRun(
      question.makePlan().content(PromptFinish { if case .success(let value) = $0 { answers.all.append(value) } }))
    for key in keys { run.type(key) }
    return answers.all
  }

  @Test func `an amount of money has a range and a style`() {
    let question = Question.number("Fee", default: Decimal(120), in: 0...1000, format: .currency(code: "EUR"))
    #expect(answers(of: question, to: ["\r"]) == [120])
    #expect(answers(of: question, to: ["12.5", "\r"]) == [Decimal(string: "12.5")])
    #expect(answers(of: question, to: ["1000.01", "\r"]).isEmpty)
  }

  @Test func `decimal numbers have every style that others have`() {
    let plain: Question<Decimal> = .number("Weight", default: 1, in: 0...10, format: .number)
    #expect(answers(of: plain, to: ["10", "\r"]) == [10])
    #expect(answers(of: plain, to: ["11", "\r"]).isEmpty)
    let rounded: Question<Decimal> = .number("Weight", in: 0...10, format: .number.precision(.fractionLength(1)))
    #expect(answers(of: rounded, to: ["2.5", "\r"]) == [Decimal(string: "2.5")])
    let percent: Question<Decimal> = .number("Share", default: 1, in: 0...1, format: .percent)
    #expect(answers(of: percent, to: ["50%", "\r"]) == [Decimal(string: "0.5")])
    #expect(answers(of: percent, to: ["101%", "\r"]).isEmpty)
  }

  @Test func `literals without a type are whole numbers, or have a fraction`() {
    let whole = Question.number("Fee", default: 120, in: 0...1000, format: .currency(code: "EUR"))
    #expect(type(of: whole) == Question<Int>.self)
    let share = Question.number("Share", default: 0.5, in: 0...1, format: .percent)
    #expect(type(of: share) == Question<Double>.self)
  }

  @Test func `a range may have one bound`() {
    let age: Question<Int> = .number("Age", in: 18...)
    #expect(answers(of: age, to: ["17", "\r"]).isEmpty)
    #expect(answers(of: age, to: ["18", "\r"]) == [18])
    let retries: Question<Int> = .number("Retries", default: 3, in: ...5)
    #expect(answers(of: retries, to: ["\r"]) == [3])
    #expect(answers(of: retries, to: ["6", "\r"]).isEmpty)
    let bounds = NumberBounds(least: 18, most: nil)
    #expect(bounds.hint { "\($0)" } == "A number of at least 18.")
    #expect(bounds.reason { "\($0)" } == "Enter a number of at least 18.")
  }
}
