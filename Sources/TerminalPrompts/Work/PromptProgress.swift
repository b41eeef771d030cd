import Observation
import Platen

/// What is shown of the tool's work: a text, and how much of it is done.
@MainActor @Observable public final class PromptProgress {
  /// What is being done now.
  public var message: String { didSet { if message != oldValue { onMessage?(message) } } }
  /// How much is done, from 0 to 1; nil while that is not known.
  public var fraction: Double?

  /// Called with each new message where nothing is drawn.
  private let onMessage: (@MainActor (String) -> Void)?

  init(message: String, onMessage: (@MainActor (String) -> Void)? = nil) {
    self.message = message
    self.onMessage = onMessage
  }
}

extension Prompt {
  /// Shows a spinner while the tool works, or a bar while it reports how much is done.
  ///
  /// Control-C and Escape cancel the task in which the work runs; other keys go to the next prompt. In plain lines the
  /// title is written, and each later message.
  ///
  /// - Parameters:
  ///   - title: What is done, which is the first message.
  ///   - summary: The line that is left; nil leaves nothing.
  ///   - work: The work. It reports by the properties of its parameter.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``PromptError/cancelled`` where the user has cancelled.
  @MainActor public static func work<Value: Sendable>(
    _ title: String, summary: @escaping @MainActor @Sendable (Value) -> String? = { _ in nil },
    _ work: @escaping @MainActor @Sendable (PromptProgress) async throws -> Value
  ) async throws -> Value {
    let plan = PromptRun<Value>.Plan(
      isQuestion: true, keepsInput: true, summary: { summary($0).map { PromptSummary(answer: $0) } },
      content: { AnyView(WorkView(progress: PromptProgress(message: title), work: work, finish: $0)) },
      lines: { lines in
        lines.say(title)
        return try await work(PromptProgress(message: title) { lines.say($0) })
      })
    return try await PromptRun(plan).run()
  }
}

/// Runs work as long as it is shown.
struct WorkView<Value: Sendable>: View {
  let progress: PromptProgress
  let work: @MainActor @Sendable (PromptProgress) async throws -> Value
  let finish: PromptFinish<Value>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Spinner(text: progress.message)
      if let fraction = progress.fraction {
        ProgressView(value: min(max(fraction, 0), 1)).frame(maxWidth: 320, alignment: .leading)
      }
    }
    // Keys go here, so that Escape and Control-C have a place.
    .focusable()
    .focusEffectDisabled()
    .task {
      do {
        finish(try await work(progress))
      } catch is CancellationError {
        finish.cancel()
      } catch {
        finish.fail(error)
      }
    }
  }
}
