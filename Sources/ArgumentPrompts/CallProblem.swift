import ArgumentParser
import TerminalPrompts

/// Finds what is wrong with the words that a command was called with, which no answer to a question can mend.
///
/// The parser reports a missing argument, and what `validate()` finds wrong, before an option that does not exist and
/// before words that are too many. Therefore it parses once more in a way that requires no argument and validates none:
/// see ``UncheckedArguments``.
enum CallProblem {
  /// Whether a message of the parser is about words that it has no use for.
  static func isMeant(by message: String) -> Bool {
    ["Unknown option '", "Unexpected argument '", "Missing value for '"].contains { message.hasPrefix($0) }
      || message.wholeMatch(of: /[0-9]+ unexpected arguments: '.*/.dotMatchesNewlines()) != nil
  }
}

extension PromptingCommand {
  /// The parser's error about words that the command has no use for; nil where there are none.
  static func callProblem(in arguments: [String]) -> (any Error)? {
    do {
      _ = try UncheckedArguments<Self>.parseAsRoot(arguments)
      return nil
    } catch {
      return CallProblem.isMeant(by: message(for: error)) ? error : nil
    }
  }

  /// Whether other answers can mend what a message says. It is not about words that the command has no use for, nor
  /// about arguments alone that it was called with.
  static func isMended(_ message: String, by asked: AskedAnswers) -> Bool {
    if CallProblem.isMeant(by: message) { return false }
    if asked.answers.contains(where: { $0.isMentioned(in: message) }) { return true }
    let others = ArgumentList(json: _dumpHelp())?.arguments(of: asked.arguments) ?? []
    return !others.contains {
      // “Help” and “version” may be words of any message.
      !["help", "version"].contains($0.name)
        && AskedAnswers.Answer(argument: $0, question: .text(""), value: "").isMentioned(in: message)
    }
  }
}
