import Foundation
import Platen
import PlatenGraph
import PlatenTerminal

/// Asks the user of a command-line tool: a question in one line of code, or a whole view.
///
/// ```swift
/// let name = try await Prompt.ask(.text("Project name", default: "demo"))
/// let account = try await Prompt.run { finish in SignUpForm(onSubmit: { finish($0) }) }
/// ```
///
/// The prompt is drawn at the cursor of the controlling terminal, also where standard input or output is a pipe, so
/// that `value=$(tool)` shows it and gets what the tool prints. Without a terminal, where `TERM` is `dumb` and where
/// the variable `PLATEN_PLAIN` is set, it is asked in plain lines on standard input, and written to standard output if
/// that is the terminal, otherwise to standard error. The arguments of the tool are not read.
///
/// A tool in the background of a shell is stopped when it asks, until it has the terminal.
///
/// Programs that are not asynchronous have ``askAndWait(_:)`` and ``runAndWait(placement:summary:content:)``. They need
/// the main thread outside of tasks, and serve the main actor, the main queue and the main run loop until there is a
/// value; elsewhere they throw ``PromptError/needsAwait``.
///
/// Control-C, Escape where nothing else uses it, Control-D in an empty question and the cancellation of the task throw
/// ``PromptError/cancelled``; in a question of several lines Control-D confirms, also nothing. Text that the tool
/// prints while a prompt is open appears after it.
public enum Prompt {
  /// Asks a question.
  ///
  /// - Returns: The answer, which is valid by the question's own rules.
  /// - Throws: ``PromptError``.
  @MainActor public static func ask<Value>(_ question: Question<Value>) async throws -> Value {
    try await PromptRun(question.makePlan()).run()
  }

  /// Asks a question and blocks the main thread meanwhile, in a program that is not asynchronous.
  ///
  /// - Returns: The answer, which is valid by the question's own rules.
  /// - Throws: ``PromptError``; ``PromptError/needsAwait`` outside of the main thread.
  @available(*, noasync, message: "use 'try await Prompt.ask'")
  nonisolated public static func askAndWait<Value>(_ question: Question<Value>) throws -> Value {
    try onMainThread { try PromptRun(question.makePlan()).runInMainLoop() }
  }

  /// Shows a view until it finishes with a value.
  ///
  /// Views deep inside can finish by the environment's `finishPrompt` and `cancelPrompt`. In plain lines, the fields
  /// are asked for in reading order, and then the buttons are offered.
  ///
  /// - Parameters:
  ///   - placement: Where the view is shown.
  ///   - summary: The line that is left in place of an inline view, after a tick; nil leaves nothing.
  ///   - content: The view. It calls its parameter to finish.
  /// - Returns: The value that the view has finished with.
  /// - Throws: ``PromptError``, or the error that the view has failed with.
  @MainActor public static func run<Value: Sendable, Content: View>(
    placement: PromptPlacement = .inline, summary: @escaping @MainActor @Sendable (Value) -> String? = { _ in nil },
    @ViewBuilder content: @escaping @MainActor @Sendable (PromptFinish<Value>) -> Content
  ) async throws -> Value {
    try await PromptRun(plan(placement, summary, content)).run()
  }

  /// Shows a view until it finishes with a value, and blocks the main thread meanwhile, in a program that is not
  /// asynchronous.
  ///
  /// - Parameters:
  ///   - placement: Where the view is shown.
  ///   - summary: The line that is left in place of an inline view, after a tick; nil leaves nothing.
  ///   - content: The view. It calls its parameter to finish.
  /// - Returns: The value that the view has finished with.
  /// - Throws: ``PromptError``, or the error that the view has failed with; ``PromptError/needsAwait`` outside of the
  ///   main thread.
  @available(*, noasync, message: "use 'try await Prompt.run'")
  nonisolated public static func runAndWait<Value: Sendable, Content: View>(
    placement: PromptPlacement = .inline, summary: @escaping @MainActor @Sendable (Value) -> String? = { _ in nil },
    @ViewBuilder content: @escaping @MainActor @Sendable (PromptFinish<Value>) -> Content
  ) throws -> Value {
    try onMainThread { try PromptRun(plan(placement, summary, content)).runInMainLoop() }
  }

  /// Ends a tool with an error: one line about it is written to standard error, and the exit status is 130 where the
  /// user has cancelled, otherwise 1.
  ///
  /// The line is the error's `errorDescription`; of an error of Foundation or the system the file and the reason, as in
  /// `notes.txt: No such file or directory`; of any other error its description.
  nonisolated public static func exit(withError error: any Error) -> Never {
    writeError(ErrorWords.message(of: error))
    Foundation.exit((error as? PromptError)?.exitStatus ?? 1)
  }

  /// Writes a line to standard error, for a tool that ends with a message.
  ///
  /// Nothing happens where standard error can't be written because it is closed or full.
  nonisolated public static func writeError(_ message: String) {
    StandardError.write(TerminalCharset.current.encoded(message + "\n"))
  }

  /// Writes a line to standard output, in the characters of the user's locale.
  nonisolated package static func writeOutput(_ message: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(TerminalCharset.current.encoded(message + "\n")))
  }

  @MainActor private static func plan<Value: Sendable, Content: View>(
    _ placement: PromptPlacement, _ summary: @escaping @MainActor @Sendable (Value) -> String?,
    _ content: @escaping @MainActor @Sendable (PromptFinish<Value>) -> Content
  ) -> PromptRun<Value>.Plan {
    PromptRun.Plan(
      placement: placement, summary: { summary($0).map { PromptSummary(answer: $0) } },
      content: { AnyView(content($0)) })
  }

  private static func onMainThread<Value: Sendable>(_ body: @MainActor () throws -> Value) throws -> Value {
    guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { throw PromptError.needsAwait }
    return try MainActor.assumeIsolated(body)
  }
}
