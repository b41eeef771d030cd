import ArgumentParser
import Foundation
import TerminalPrompts

/// A line of text.
struct InputCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "input", abstract: "Asks for a line of text.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The answer of an empty line.")
  var `default`: String?

  @Option(help: "An example, shown in the empty field.")
  var placeholder = ""

  @Flag(help: "Refuse an empty answer.")
  var required = false

  @Option(help: "A regular expression that the whole answer has to match.")
  var pattern: String?

  @Option(help: "What is shown for an answer that does not match the pattern.")
  var patternMessage: String?

  @Option(help: "The most characters an answer may have.")
  var maxLength: Int?

  @Option(help: ArgumentHelp("Suggest the lines of a file.", valueName: "file"), completion: .file())
  var suggestions: String?

  @Option(
    help: ArgumentHelp(
      "Keep the answers in a file; the up arrow brings them back, Control-R searches in them.", valueName: "file"),
    completion: .file())
  var history: String?

  mutating func validate() throws {
    if let pattern, (try? NSRegularExpression(pattern: pattern)) == nil {
      throw ValidationError("“\(pattern)” is not a regular expression.")
    }
    guard let text = `default` else { return }
    if let maxLength, text.count > maxLength { throw ValidationError("--default is longer than --max-length.") }
    if let pattern, !text.isEmpty, !Self.matches(text, pattern) {
      throw ValidationError("--default does not match --pattern.")
    }
  }

  func run() async throws {
    let (required, pattern, patternMessage, maxLength) = (required, pattern, patternMessage, maxLength)
    let history = history.map { PromptHistory(file: URL(fileURLWithPath: $0)) }
    let known = try suggestions.map(readText)?.split(whereSeparator: \.isNewline).map(String.init) ?? []
    let value = try await answer {
      try await Prompt.ask(
        .text(
          question.title(or: "Answer"), help: question.hint, default: `default`, placeholder: placeholder,
          history: history, suggestions: known.isEmpty ? nil : PromptSuggestions(known)
        ) { text in
          if required, text.allSatisfy(\.isWhitespace) { return Prompt.words("An answer is needed.") }
          if let maxLength, text.count > maxLength {
            return Prompt.words("Enter at most \(maxLength) characters; these are \(text.count).")
          }
          // An answer that may be left out may be empty.
          if let pattern, !text.isEmpty, !Self.matches(text, pattern) {
            return patternMessage ?? Prompt.words("This is not in the form expected.")
          }
          return nil
        })
    }
    output.printAnswer(value)
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}

/// A password or a token.
struct SecretCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "secret", abstract: "Asks for a password or a token, which is not shown.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The fewest characters an answer may have.")
  var minLength = 0

  func run() async throws {
    let minLength = minLength
    let value = try await answer {
      try await Prompt.ask(
        .secret(question.title(or: "Password"), help: question.hint) {
          $0.count < minLength ? Prompt.words("Enter at least \(minLength) characters.") : nil
        })
    }
    output.printAnswer(value)
  }
}

/// A day.
struct DateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date", abstract: "Asks for a day, and prints it as 2026-11-23.")

  @OptionGroup var question: QuestionOptions

  @Option(help: "The day that is chosen at first, as 2026-11-23; today where there is none.")
  var `default`: Day?

  @Option(help: "The first day that can be chosen, as 2026-11-23.")
  var from: Day?

  @Option(help: "The last day that can be chosen, as 2026-11-23.")
  var to: Day?

  /// A day as year-month-day.
  struct Day: ExpressibleByArgument {
    let date: Date
    static var style: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: .current).year().month().day() }

    init?(argument: String) {
      guard let date = try? Self.style.parse(argument), Self.style.format(date) == argument else { return nil }
      self.date = date
    }
  }

  mutating func validate() throws {
    if let from, let to, from.date > to.date { throw ValidationError("--from is after --to.") }
    if let from, let day = `default`, day.date < from.date { throw ValidationError("--default is before --from.") }
    if let to, let day = `default`, day.date > to.date { throw ValidationError("--default is after --to.") }
  }

  func run() async throws {
    let range = (from?.date ?? .distantPast)...(to?.date ?? .distantFuture)
    let value = try await answer {
      try await Prompt.ask(.date(question.title(or: "Day"), help: question.hint, default: `default`?.date, in: range))
    }
    print(Day.style.format(value))
  }
}

/// Yes or no, as the exit status.
struct ConfirmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm", abstract: "Asks yes or no, and ends with status 0 or 1.",
    discussion: "Nothing is printed: if platen confirm \"Deploy?\"; then ….")

  @OptionGroup var question: QuestionOptions

  @Flag(help: "Begin with yes.")
  var yes = false

  func run() async throws {
    let value = try await answer {
      try await Prompt.ask(.confirm(question.title(or: "Are you sure?"), help: question.hint, default: yes))
    }
    if !value { throw ExitCode(ToolStatus.no) }
  }
}
