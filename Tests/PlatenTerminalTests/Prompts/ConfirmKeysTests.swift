import Platen
import Testing

@testable import TerminalPrompts

/// What is typed as an answer to yes or no.
@MainActor @Suite struct ConfirmKeysTests {
  private final class Answers { var all: [Bool] = [] }

  private func question(_ answers: Answers, standard: Bool) -> SessionRun {
    SessionRun(
      ConfirmQuestion(
        title: "Deploy?", help: nil, standard: standard,
        finish: PromptFinish { if case .success(let value) = $0 { answers.all.append(value) } }),
      columns: 80, rows: 12)
  }

  @Test(arguments: [
    ("y", true), ("yes", true), ("Yes", true), ("YEAH", true), ("yep ", true), ("n", false), ("no", false),
    ("nope", false), ("nah", false), ("nay", false), ("yn", false), ("ny", true), ("yes no", false), ("no yes", true),
    ("nah\u{7F}y", true), ("h", true), ("l", false), ("y\u{1B}[C", false), ("\t", false), (" ", false),
  ])
  func aLetterOrAWordChoosesAndReturnConfirms(typed: String, answer: Bool) {
    // The default is the other answer.
    let answers = Answers()
    let run = question(answers, standard: !answer)
    run.type(typed)
    #expect(answers.all.isEmpty)
    #expect(run.text.contains(answer ? "❯ Yes" : "❯ No"))
    run.type("\r")
    #expect(answers.all == [answer])
  }

  @Test(arguments: [("\u{1B}[C", true), ("\u{1B}[D", false), ("l", true), ("h", false), ("k", true), ("j", false)])
  func `from right to left Yes is at the right`(typed: String, answer: Bool) {
    let answers = Answers()
    let run = SessionRun(
      ConfirmQuestion(
        title: "Deploy?", help: nil, standard: !answer,
        finish: PromptFinish { if case .success(let value) = $0 { answers.all.append(value) } }
      )
      .environment(\.layoutDirection, .rightToLeft), columns: 80, rows: 12)
    let row = run.session.screenText.first { $0.contains("Yes") && $0.contains("No") } ?? ""
    #expect(row.range(of: "No").map { row[..<$0.lowerBound].contains("Yes") } == false, "\(row)")
    run.type(typed + "\r")
    #expect(answers.all == [answer])
  }

  /// The keys that the list names, and Return with Alt, as Escape and Return are where they come at once.
  @Test(arguments: ["\r", "\n", "\u{1B}\r"]) func `each key that the list has for it confirms`(key: String) {
    let answers = Answers()
    let run = question(answers, standard: false)
    run.type("y" + key)
    #expect(answers.all == [true])
  }

  @Test(arguments: ["oui", "ja", "maybe", "1"]) func anotherWordIsRefused(word: String) {
    let answers = Answers()
    let run = question(answers, standard: true)
    run.type(word + "\r")
    #expect(answers.all.isEmpty)
    #expect(run.text.contains("✗ Answer y or n."))
    run.type("no")
    #expect(!run.text.contains("✗"))
    run.type("\r")
    #expect(answers.all == [false])
  }
}
