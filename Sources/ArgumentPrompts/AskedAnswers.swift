import ArgumentParser
import TerminalPrompts

/// The answers to the questions for missing arguments, any of which can be changed.
struct AskedAnswers: Sendable {
  struct Answer: Sendable {
    /// Nil for one of several flags.
    let argument: ArgumentList.Argument?
    let question: Question<String>
    var value: String

    /// The arguments with the answer in them.
    func adding(to arguments: [String]) -> [String] {
      argument?.adding(value, to: arguments) ?? ArgumentList.placing([value], in: arguments)
    }

    /// Whether a message of the parser or of a command is about the argument: it has one of its names, or the name as
    /// words.
    func isMentioned(in message: String) -> Bool {
      let names = argument.map { ($0.names ?? []).map(\.name) + [$0.name] }?.filter { $0.count > 1 } ?? [value]
      let words = Self.words(message)
      return names.contains { name in
        let name = Self.words(name)
        return words.indices.contains { words[$0...].starts(with: name) }
      }
    }

    /// `--api-token`, `apiToken` and “API token” are the same two words.
    private static func words(_ text: String) -> [String] {
      var spaced = ""
      for character in text {
        if character.isUppercase, spaced.last?.isLowercase ?? false { spaced.append(" ") }
        spaced.append(character)
      }
      return spaced.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// What the command was called with.
  let given: [String]
  private(set) var answers: [Answer] = []

  init(given: [String]) { self.given = given }

  /// What the parser gets.
  var arguments: [String] { answers.reduce(given) { $1.adding(to: $0) } }

  mutating func append(_ answer: Answer) { answers.append(answer) }

  /// Replaces the value of an answer.
  mutating func change(_ index: Int, to value: String) { answers[index].value = value }

  /// A message of the parser or of a command as it can be shown: one with a secret in it is replaced, since the parser
  /// quotes what is wrong. What is left of it are the arguments that it mentions.
  func shown(_ message: String) -> String {
    let words = message.lowercased()
    let hasSecret = answers.contains {
      $0.question.isSecret && !$0.value.isEmpty && words.contains($0.value.lowercased())
    }
    guard hasSecret else { return message }
    let names = answers.filter { $0.isMentioned(in: message) }.map { "'\($0.argument?.synopsis ?? $0.value)'" }
    return "The answer is not valid\(names.isEmpty ? "" : " for \(names.joined(separator: ", "))")."
  }

  /// The answers that a message may be about: those that it mentions, or all where it mentions none.
  func suspects(of message: String) -> [Int] {
    let mentioned = answers.indices.filter { answers[$0].isMentioned(in: message) }
    return mentioned.isEmpty ? Array(answers.indices) : mentioned
  }
}
