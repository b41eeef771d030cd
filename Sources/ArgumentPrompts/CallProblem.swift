import ArgumentParser
import TerminalPrompts

/// Finds what is wrong with the words that a command was called with, which no answer to a question can mend.
///
/// The parser reports an argument that is missing before an option that does not exist and before words that are too
/// many. Therefore it parses once more with values for all that is missing.
enum CallProblem {
  /// Whether a message of the parser is about words that it has no use for.
  static func isMeant(by message: String) -> Bool {
    ["Unknown option '", "Unexpected argument '", "Missing value for '"].contains { message.hasPrefix($0) }
      || message.wholeMatch(of: /[0-9]+ unexpected arguments: '.*/.dotMatchesNewlines()) != nil
  }

  /// Values that the parsers of common types accept, tried in this order.
  fileprivate static let values = ["1", "a", "true", "https://example.com", "2026-01-01"]
}

extension PromptingCommand {
  /// The parser's error about arguments, apart from those that are missing. Nil where there is none, and where it can't
  /// be seen: the parser of a missing value accepts none of a few, or the command's `validate()` refuses them.
  static func callProblem(in arguments: [String]) -> (any Error)? {
    guard let list = ArgumentList(json: _dumpHelp()) else { return nil }
    var arguments = arguments
    // Each missing argument is one round; a command that finds ever more of them ends the search.
    for _ in 0..<100 {
      do {
        _ = try parseAsRoot(arguments)
        return nil
      } catch {
        let message = message(for: error)
        if CallProblem.isMeant(by: message) { return error }
        guard let missing = MissingArgument(message: message, among: list.arguments(of: arguments)),
          let completed = filled(missing, in: arguments)
        else { return nil }
        arguments = completed
      }
    }
    return nil
  }

  /// The arguments with a value for one that is missing; nil where its parser accepts none.
  private static func filled(_ missing: MissingArgument, in arguments: [String]) -> [String]? {
    switch missing {
    case .flag(let flags):
      guard let flag = flags.first else { return nil }
      let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
      return arguments[..<end] + [flag.synopsis] + arguments[end...]
    case .value(let argument):
      let values = argument.allValues.flatMap { $0.isEmpty ? nil : $0 } ?? CallProblem.values
      return values.lazy.map { (value: $0, arguments: argument.adding($0, to: arguments)) }
        .first { !refuses($0.value, in: $0.arguments) }?.arguments
    }
  }

  private static func refuses(_ value: String, in arguments: [String]) -> Bool {
    do {
      _ = try parseAsRoot(arguments)
      return false
    } catch {
      return message(for: error).hasPrefix("The value '\(value)' is invalid for '")
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
