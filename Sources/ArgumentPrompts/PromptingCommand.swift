import ArgumentParser
import Foundation
@_exported import TerminalPrompts

/// A command that asks in a terminal for arguments that are missing.
///
/// ```swift
/// @main struct Greet: PromptingCommand {
///   @Option(help: "Who is greeted") var name: String
///   @Argument(help: "How often") var count: Int
///
///   func run() async throws { … }
/// }
/// ```
///
/// The help of an `@Option` or `@Argument` without a default is the question, and the parser's own rules decide whether
/// an answer is valid: an enumeration is a list to choose from. ``questions`` has other questions for some. Where neither
/// standard input nor standard output is a terminal, the command fails with the parser's own message; Escape and
/// Control-C end it with the exit status 130.
///
/// The command's `validate()` needs a value for every argument, and is called with the last answer; a rule about one
/// argument is checked at once in its question. Where `validate()` fails, its message is shown and the answer that it
/// mentions is asked for again, as `--minutes` in “--minutes takes a number from 1 to 600.”; where it mentions several
/// answers or none, the user chooses the one to change. A message about an argument that the command was called with
/// ends it. So does an option that does not exist or a word too many, before anything is asked.
///
/// The arguments of subcommands are asked for, too. The root of a tree of commands must conform, because its `main()`
/// parses for all of them. A subcommand conforms where it has ``questions`` of its own. Where the root does not conform,
/// nothing is asked for: the parser's own message is the answer to a missing argument.
public protocol PromptingCommand: AsyncParsableCommand {
  /// Questions that take the place of the ones made from the help, by the names of arguments: `["apiToken":
  /// .secret("Token")]` is the one for `--api-token`. Hyphens and upper case make no difference. They are valid for the
  /// command and its subcommands; a subcommand's own take precedence. A name that no argument of these has ends the
  /// program: a secret would be shown while it is typed.
  static var questions: [String: Question<String>] { get }
}

extension PromptingCommand {
  /// None.
  public static var questions: [String: Question<String>] { [:] }

  /// Parses the arguments of the process, asks for those that are missing, and runs the command.
  public static func main() async {
    HelpWidth.raise()
    do {
      var command = try await parseAsking(Array(CommandLine.arguments.dropFirst()))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as PromptError where error == .cancelled {
      Prompt.exit(withError: error)
    } catch {
      endInLocale(withError: error)
    }
  }

  /// Parses arguments, and asks for those that are missing.
  ///
  /// - Returns: The command, or the subcommand that is named.
  /// - Throws: The parser's error, ``PromptError``, or the reason why ``questions`` can't be asked.
  public static func parseAsking(_ arguments: [String]) async throws -> any ParsableCommand {
    try checkQuestions()
    var asked = AskedAnswers(given: arguments)
    // Each answer is one argument more.
    while true {
      do {
        return try parseAsRoot(asked.arguments)
      } catch {
        guard isAsking else { throw error }
        if let missing = missing(in: asked.arguments, error) {
          // Before anything is asked that would be in vain.
          if let problem = callProblem(in: asked.arguments) { throw problem }
          asked.append(try await ask(for: missing, asked))
        } else if !asked.answers.isEmpty, isMended(message(for: error), by: asked), await Prompt.canAskAgain {
          try await correct(&asked, message(for: error))
        } else {
          let message = message(for: error)
          let shown = asked.shown(message)
          throw shown == message ? error : ValidationError(shown)
        }
      }
    }
  }

  /// Throws where a question is for no argument of its command and the subcommands of that.
  private static func checkQuestions() throws {
    for command in promptingCommands(in: Self.self) { try command.checkOwnQuestions() }
  }

  private static func checkOwnQuestions() throws {
    guard !questions.isEmpty, let list = ArgumentList(json: _dumpHelp()) else { return }
    let names = list.allArguments.map(\.name)
    for name in questions.keys where !names.contains(where: { isSame($0, name) }) {
      throw UnknownArgument(command: "\(Self.self)", name: name, known: names)
    }
  }

  private static func promptingCommands(in command: any ParsableCommand.Type) -> [any PromptingCommand.Type] {
    let own = (command as? any PromptingCommand.Type).map { [$0] } ?? []
    return own + command.configuration.subcommands.flatMap { promptingCommands(in: $0) }
  }

  /// The question of the program for an argument: of the command that the words name, or of the nearest one around it
  /// that has one. Nil for none.
  static func ownQuestion(for name: String, in words: [String]) -> Question<String>? {
    var commands: [any ParsableCommand.Type] = [Self.self]
    for part in (ArgumentList(json: _dumpHelp())?.path(of: words) ?? []).dropFirst() {
      let subcommands = commands.last?.configuration.subcommands ?? []
      guard let next = subcommands.first(where: { $0._commandName == part.commandName }) else { break }
      commands.append(next)
    }
    for case let command as any PromptingCommand.Type in commands.reversed() {
      if let own = command.questions.first(where: { isSame($0.key, name) }) { return own.value }
    }
    return nil
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    func plain(_ name: String) -> String { name.filter { $0 != "-" }.lowercased() }
    return plain(first) == plain(second)
  }

  private static var isAsking: Bool { isatty(STDIN_FILENO) == 1 || isatty(STDOUT_FILENO) == 1 }

  private static func missing(in arguments: [String], _ error: any Error) -> MissingArgument? {
    guard let list = ArgumentList(json: _dumpHelp()) else { return nil }
    return MissingArgument(message: message(for: error), among: list.arguments(of: arguments))
  }

  @MainActor private static func ask(for missing: MissingArgument, _ asked: AskedAnswers) async throws
    -> AskedAnswers.Answer
  {
    switch missing {
    case .flag(let flags):
      let names = flags.map(\.synopsis)
      let help = Dictionary(zip(names, flags.map { $0.abstract ?? "" })) { first, _ in first }
      let question = Question.choose("Which one?", from: names) { name in
        help[name].flatMap { $0.isEmpty ? nil : "\(name): \($0)" } ?? name
      }
      return AskedAnswers.Answer(argument: nil, question: question, value: try await Prompt.ask(question))
    case .value(let argument):
      if let own = ownQuestion(for: argument.name, in: asked.arguments) {
        return try await ask(own, for: argument, asked)
      }
      let question = question(for: argument) { answer in
        reason(against: AskedAnswers.Answer(argument: argument, question: .text(""), value: answer), among: asked)
      }
      return AskedAnswers.Answer(argument: argument, question: question, value: try await Prompt.ask(question))
    }
  }

  /// Asks a question of the program until the parser accepts the answer, as it does while one made from the help is open.
  @MainActor private static func ask(
    _ question: Question<String>, for argument: ArgumentList.Argument, _ asked: AskedAnswers
  ) async throws -> AskedAnswers.Answer {
    var answer = AskedAnswers.Answer(argument: argument, question: question, value: try await Prompt.ask(question))
    while Prompt.canAskAgain, let reason = reason(against: answer, among: asked) {
      Prompt.say(problem: reason)
      answer.value = try await Prompt.ask(question)
    }
    return answer
  }

  /// Asks again for the answer that a message is about; for the one that the user chooses where it may be about several.
  @MainActor private static func correct(_ asked: inout AskedAnswers, _ message: String) async throws {
    Prompt.say(problem: asked.shown(message))
    let suspects = asked.suspects(of: message)
    var index = suspects[0]
    if suspects.count > 1 {
      let lines = asked.answers.map { $0.question.summaryLine(of: $0.value) ?? $0.argument?.name ?? $0.value }
      index = try await Prompt.ask(.choose("Which answer do you want to change?", from: suspects) { lines[$0] })
    }
    asked.change(index, to: try await Prompt.ask(asked.answers[index].question))
  }

  /// Why an answer is not valid, if that is about no other: with what is missing it is asked for afterwards, and where
  /// several may be wrong the user chooses which.
  static func reason(against answer: AskedAnswers.Answer, among asked: AskedAnswers) -> String? {
    var all = asked
    all.append(answer)
    do {
      _ = try parseAsRoot(all.arguments)
      return nil
    } catch {
      let isMissing = missing(in: all.arguments, error) != nil
      let message = message(for: error)
      let isOthers = asked.answers.contains {
        $0.argument?.name != answer.argument?.name && $0.isMentioned(in: message)
      }
      return !isMissing && !isOthers && answer.isMentioned(in: message) ? all.shown(message) : nil
    }
  }

  private static func question(
    for argument: ArgumentList.Argument, reason: @escaping @MainActor @Sendable (String) -> String?
  ) -> Question<String> {
    // A question has no full stop.
    let help = argument.abstract ?? ""
    let words = help.hasSuffix(".") ? String(help.dropLast()) : help
    let title = words.isEmpty ? argument.name : words
    if let values = argument.allValues, !values.isEmpty { return .choose(title, from: values) { $0 } }
    return .text(title) { answer in
      if answer.isEmpty { return Prompt.words("An answer is needed.") }
      guard let message = reason(answer) else { return nil }
      guard let more = argument.reason(in: message, against: answer) else { return message }
      return more.isEmpty ? Prompt.words("This is not in the form expected.") : more
    }
  }
}

/// A question of the program for an argument that its command does not have.
private struct UnknownArgument: Error, CustomStringConvertible {
  let command: String
  let name: String
  let known: [String]

  var description: String {
    "\(command).questions has one for “\(name)”, which is no argument; there are: \(known.joined(separator: ", "))"
  }
}
