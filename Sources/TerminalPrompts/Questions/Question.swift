import Platen

/// A question with its title, help and rules, for ``Prompt/ask(_:)-(Question<Value>)``.
///
/// The common ones are static functions: `text`, `secret`, `number`, `value`, `date`, `confirm`, `choose`,
/// `chooseSeveral`, `file`, `lines` and `search`. A tool makes its own from a view with
/// ``init(_:help:summary:content:)``.
public struct Question<Value: Sendable>: Sendable {
  /// Describes one run of the question.
  let makePlan: @MainActor @Sendable () -> PromptRun<Value>.Plan
  /// Whether the answer is not shown while it is typed: it must be in no message either.
  package internal(set) var isSecret = false

  /// Makes a question from a view.
  ///
  /// In plain lines the fields and controls of the view are asked for.
  ///
  /// - Parameters:
  ///   - title: What is asked, shown above the view.
  ///   - help: A sentence below the title; nil for none.
  ///   - summary: The answer in the line that is left of the question; nil leaves no line.
  ///   - content: The view. It calls its parameter to finish with a value.
  public init<Content: View>(
    _ title: String, help: String? = nil,
    summary: @escaping @MainActor @Sendable (Value) -> String? = { "\($0)" },
    @ViewBuilder content: @escaping @MainActor @Sendable (PromptFinish<Value>) -> Content
  ) {
    makePlan = {
      PromptRun.Plan(
        isQuestion: true, summary: { value in summary(value).map { PromptSummary(title: title, answer: $0) } },
        content: { finish in
          AnyView(
            QuestionFrame(title: title, help: help, keys: [QuestionKey("tab", "next", []), .cancel]) { content(finish) }
          )
        })
    }
  }

  /// Makes a question that has its own frame, and its own words in plain lines.
  init(
    _ title: String, summary: @escaping @MainActor @Sendable (Value) -> String?,
    lines: @escaping @MainActor @Sendable (PromptLines) async throws -> Value,
    view: @escaping @MainActor @Sendable (PromptFinish<Value>) -> some View
  ) {
    makePlan = {
      PromptRun.Plan(
        isQuestion: true, summary: { value in summary(value).map { PromptSummary(title: title, answer: $0) } },
        content: { AnyView(view($0)) }, lines: lines)
    }
  }
}
