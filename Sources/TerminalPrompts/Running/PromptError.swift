import Foundation

/// Why a prompt has no value.
public enum PromptError: Error, Equatable, Sendable {
  /// The user has pressed Control-C, Escape where nothing else uses it, or Control-D in an empty question other than
  /// one of several lines; or the task was cancelled. A tool that ends with it has the exit status 130 by habit.
  case cancelled
  /// The input ended before there was a value, or the terminal was closed.
  case endOfInput
  /// A line of a pipe or a file is not a valid answer, for this reason. (A user at a terminal is asked again.)
  case rejected(String)
  /// A view has finished the prompt with a value of another type than the prompt returns.
  case wrongType(expected: String, found: String)
  /// A function that blocks was called outside of the main thread or in a task, where it would block what it waits for.
  case needsAwait
  /// Another prompt has the terminal.
  case busy
  /// The terminal can't be used, for this reason of the system.
  case unavailable(String)

  /// The exit status of a tool that ends with the error: 130 where the user has cancelled, otherwise 1.
  public var exitStatus: Int32 { self == .cancelled ? 130 : 1 }
}

extension PromptError: CustomStringConvertible, LocalizedError {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .cancelled: Prompt.words("Cancelled.")
    case .endOfInput: Prompt.words("The input ended before there was an answer.")
    case .rejected(let reason): reason
    case .wrongType(let expected, let found):
      "A view has finished the prompt with a value of the type \(found), and the prompt returns \(expected)."
    case .needsAwait:
      "Prompts that block need the main thread outside of tasks: ask with 'try await Prompt.ask' or 'Prompt.run'."
    case .busy: Prompt.words("Another prompt is open in the terminal.")
    case .unavailable(let reason): reason
    }
  }

  /// The same sentence.
  public var errorDescription: String? { description }
}
