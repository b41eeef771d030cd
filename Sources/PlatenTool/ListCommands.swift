import ArgumentParser
import Foundation
import Synchronization
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

  @Flag(
    name: [.customShort("0"), .long],
    help: "Lines end with NUL instead of a line break: those that are read and those that are printed.")
  var null = false

  private var end: LineEnd { null ? .null : .newline }

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
  private func check(count: Int, missing: Set<String>) throws {
    for name in `default` where missing.contains(name) {
      throw ArgumentProblem(reason: "There is no option “\(name)”.")
    }
    if let min, min > count {
      throw ArgumentProblem(
        reason: "--min is \(min), but there \(count == 1 ? "is 1 option" : "are \(count) options").")
    }
    if limit(of: count) == nil, `default`.count > 1 {
      throw ArgumentProblem(reason: "--default is given more than once, but one option is chosen.")
    }
  }

  /// Asks, and prints what was chosen.
  ///
  /// - Parameter more: The options that follow; nil where all are there.
  @MainActor func ask(
    _ question: QuestionOptions, _ options: [InputLine], followedBy more: LineReader? = nil, _ output: OutputOptions
  ) async throws {
    if more == nil {
      let tally = LineTally(Set(`default`))
      tally.add(options)
      try await answer { try checkAll(count: tally.count, missing: tally.missing) }
    }
    let (title, hint) = (question.title(or: several ? "Lines" : "Line"), question.hint)
    let rest = more.map { more in { @Sendable in self.rest(of: more, after: options) } }
    let name: @Sendable (InputLine) -> String = { $0.text }
    if several || min != nil || max != nil {
      let standard = `default`.map { InputLine($0) }
      let chosen = try await answer {
        if let rest {
          // The end may be far away: what is missing then is found out there.
          let limit = (min ?? 0)...Swift.max(max ?? .max, 1)
          return try await Prompt.ask(
            .chooseSeveral(
              title, from: options, followedBy: rest, help: hint, default: standard, limit: limit, name: name))
        }
        return try await Prompt.ask(
          .chooseSeveral(
            title, from: options, help: hint, default: standard, limit: limit(of: options.count), name: name))
      }
      output.printAnswers(chosen, end)
    } else {
      let standard = `default`.first.map { InputLine($0) }
      let chosen = try await answer {
        if let rest {
          return try await Prompt.ask(
            .choose(title, from: options, followedBy: rest, help: hint, default: standard, name: name))
        }
        return try await Prompt.ask(.choose(title, from: options, help: hint, default: standard, name: name))
      }
      output.printAnswer(chosen, end)
    }
  }

  /// Asks for lines of standard input.
  @MainActor func askForLines(_ question: QuestionOptions, _ output: OutputOptions) async throws {
    Prompt.takeStandardInput()
    let reader = LineReader(end)
    do {
      let (lines, isAll) = try await reader.start(within: .milliseconds(150))
      try await ask(question, lines, followedBy: isAll ? nil : reader, output)
    } catch let error as NSError where error.domain == NSPOSIXErrorDomain {
      throw unreadable("-", error)
    }
  }

  private func checkAll(count: Int, missing: Set<String>) throws {
    guard count > 0 else { throw NothingToChoose() }
    try check(count: count, missing: missing)
  }

  /// The options that follow. They end with an error where all of them do not fit.
  private func rest(of reader: LineReader, after start: [InputLine]) -> LineReader.Lines {
    let tally = LineTally(Set(`default`))
    tally.add(start)
    return LineReader.Lines(unfolding: {
      if let piece = try await reader.next() {
        tally.add(piece)
        return piece
      }
      if !Task.isCancelled { try checkAll(count: tally.count, missing: tally.missing) }
      return nil
    })
  }
}

/// What is known of the lines that were read so far, which the question keeps.
private final class LineTally: Sendable {
  private let state: Mutex<(count: Int, missing: Set<String>)>

  /// - Parameter wanted: The lines that have to be among them.
  init(_ wanted: Set<String>) { state = Mutex((0, wanted)) }

  func add(_ lines: [InputLine]) {
    state.withLock { state in
      state.count += lines.count
      for line in lines where !state.missing.isEmpty { state.missing.remove(line.text) }
    }
  }

  var count: Int { state.withLock { $0.count } }
  var missing: Set<String> { state.withLock { $0.missing } }
}

/// There are no options.
struct NothingToChoose: Error {}

/// Options that are arguments.
struct ChooseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose", abstract: "Asks for one or several of the options given as arguments.",
    discussion: "Without options the lines of standard input are those, as for platen filter.")

  @OptionGroup var question: QuestionOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The options.", completion: .nothing)
  var options: [ManyOptions] = []

  mutating func validate() throws {
    if options.isEmpty, isatty(STDIN_FILENO) == 1 {
      throw ValidationError("The options are missing: platen choose \"Size\" small medium large.")
    }
  }

  func run() async throws {
    guard !options.isEmpty else { return try await limits.askForLines(question, output) }
    try await limits.ask(question, options.flatMap(\.options).map { InputLine($0) }, followedBy: nil, output)
  }
}

/// Options that are lines of standard input.
struct FilterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Asks for one or several of the lines of standard input.",
    discussion: """
      They are shown as they come. What is typed filters them: git branch --format='%(refname:short)' | platen filter \
      Branch. Colours are removed from the lines; names of files with anything in them are safe with --null: find \
      -print0 | platen filter -0 | xargs -0 rm.
      """)

  @OptionGroup var question: QuestionOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var output: OutputOptions

  mutating func validate() throws {
    if isatty(STDIN_FILENO) == 1 {
      throw ValidationError("The lines are read from standard input: cmd | platen filter.")
    }
  }

  func run() async throws { try await limits.askForLines(question, output) }
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
        .file(
          question.title(or: folder ? "Folder" : "File"), help: question.hint, kind: folder ? .folder : .file, in: start
        ) {
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
      try await Prompt.ask(
        .lines(question.title(or: "Text"), help: question.hint, default: `default`, placeholder: placeholder))
    }
    output.printAnswer(value)
  }
}

/// A form.
struct FormCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "Asks for all that a JSON Schema describes, and prints a JSON object.",
    discussion: """
      The properties of the schema are the fields, in their order; a property that is an object is a step of its own, \
      and so is each object of a list. Fields that are left empty are not in the answer. What is read only is not asked \
      for: it has the value of --values, its default or its const. Days and times may be typed as the user's language \
      writes them; the answer has them as in JSON Schema, in the user's time zone.

      Keywords: title, description, type, properties, required, default, examples, enum, const, oneOf and anyOf of \
      constants, of objects with another const in each, of values beside any text, or with null, minLength, maxLength, \
      pattern, format (email, uri, date, time, date-time, uuid, ipv4, ipv6, hostname, password, multiline), minimum, \
      maximum, \
      exclusiveMinimum, exclusiveMaximum, multipleOf, items of choices, texts, numbers or objects with minItems, \
      maxItems and uniqueItems, if with then and else, allOf of these, readOnly, nullable, and $ref inside the \
      document.
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
