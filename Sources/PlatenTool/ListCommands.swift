import ArgumentParser
import Foundation
import TerminalPrompts

/// How many options are chosen.
struct LimitOptions: ParsableArguments {
  @Flag(help: "Choose several.")
  var several = false

  @Option(help: "Choose several, at least so many.")
  var min: Int?

  @Option(help: "Choose several, at most so many.")
  var max: Int?

  @Option(help: ArgumentHelp("What is chosen at first; again for several.", valueName: "option"))
  var `default`: [String] = []

  mutating func validate() throws {
    if (min ?? 0) < 0 || (max ?? 1) < 1 || (min ?? 0) > (max ?? .max) {
      throw ValidationError("--min and --max do not fit.")
    }
  }

  /// Nil for exactly one.
  func limit(of count: Int) -> ClosedRange<Int>? {
    guard several || min != nil || max != nil else { return nil }
    let least = Swift.min(min ?? 0, count)
    return least...Swift.max(Swift.min(max ?? count, count), least, 1)
  }

  /// Refuses arguments that do not fit the options.
  private func check(_ options: [InputLine]) throws {
    let known = Set(options.map(\.text))
    for name in `default` where !known.contains(name) { throw ValidationError("There is no option “\(name)”.") }
    if let min, min > options.count {
      throw ValidationError(
        "--min is \(min), but there \(options.count == 1 ? "is 1 option" : "are \(options.count) options").")
    }
    if limit(of: options.count) == nil, `default`.count > 1 {
      throw ValidationError("--default is given more than once, but one option is chosen.")
    }
  }

  /// Asks, and prints what was chosen.
  @MainActor func ask(_ question: QuestionOptions, _ options: [InputLine], _ output: OutputOptions) async throws {
    guard !options.isEmpty else {
      complain("There is nothing to choose from.")
      throw ExitCode(ToolStatus.badInput)
    }
    try check(options)
    if let limit = limit(of: options.count) {
      let chosen = try await answer {
        try await Prompt.ask(
          .chooseSeveral(
            question.title, from: options, help: question.hint, default: options.filter { `default`.contains($0.text) },
            limit: limit
          ) { $0.text })
      }
      output.printAnswers(chosen)
    } else {
      let chosen = try await answer {
        try await Prompt.ask(
          .choose(
            question.title, from: options, help: question.hint,
            default: `default`.first.flatMap { text in options.first { $0.text == text } }
          ) { $0.text })
      }
      output.printAnswer(chosen)
    }
  }
}

/// Options that are arguments.
struct ChooseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose", abstract: "Asks for one or several of the options given as arguments.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The options.")
  var options: [ManyOptions]

  func run() async throws {
    try await limits.ask(question, options.flatMap(\.options).map { InputLine($0) }, output)
  }
}

/// Options that are lines of standard input.
struct FilterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Asks for one or several of the lines of standard input.",
    discussion: "What is typed filters them: git branch --format='%(refname:short)' | platen filter Branch.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    guard isatty(STDIN_FILENO) == 0 else {
      throw ValidationError("The lines are read from standard input: cmd | platen filter.")
    }
    try await limits.ask(question, InputLine.lines(of: readBytes("-")), output)
  }
}

/// A file or a folder.
struct FileCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "file", abstract: "Asks for a file or a folder.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Ask for a folder.")
  var folder = false

  @Option(help: ArgumentHelp("Begin in a folder.", valueName: "folder"), completion: .directory)
  var `in`: String?

  @Option(
    name: .customLong("type"),
    help: ArgumentHelp("List files with this extension; again for more.", valueName: "extension"))
  var types: [String] = []

  func run() async throws {
    let types = Set(types.map { $0.lowercased() })
    let start = `in`.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let value = try await answer {
      try await Prompt.ask(
        .file(question.title, help: question.hint, kind: folder ? .folder : .file, in: start) {
          types.isEmpty || types.contains($0.pathExtension.lowercased())
        })
    }
    output.printAnswer(value.path)
  }
}

/// Several lines of text.
struct WriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "write", abstract: "Asks for a text of several lines.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The text that is there at first.")
  var `default` = ""

  @Option(help: "What the empty field shows.")
  var placeholder = ""

  func run() async throws {
    let value = try await answer {
      try await Prompt.ask(.lines(question.title, help: question.hint, default: `default`, placeholder: placeholder))
    }
    output.printAnswer(value)
  }
}

/// A form.
struct FormCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "Asks for all that a JSON Schema describes, and prints a JSON object.",
    discussion: """
      The properties of the schema are the fields, in their order; a property that is an object is a step of its own. \
      Fields that are left empty are not in the answer.

      Keywords: title, description, type, properties, required, default, examples, enum, const, oneOf of constants, \
      minLength, maxLength, pattern, format (email, uri, date, time, password, multiline), minimum, maximum, \
      exclusiveMinimum, exclusiveMaximum, multipleOf, items of choices, texts or numbers with minItems, maxItems and \
      uniqueItems, if with then and else, allOf of these, and $ref inside the document.
      """)

  @Argument(help: "The file of the schema; - for standard input.", completion: .file(extensions: ["json"]))
  var schema: String

  @Option(
    help: ArgumentHelp("A JSON object of values that are entered already.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var values: String?

  func run() async throws {
    let (text, known) = (try readText(schema), try values.map(readText) ?? "{}")
    let json = try await answer { try await Prompt.fill(FormSchema(json: text), answers: known) }
    print(json)
  }
}
