import ArgumentParser
import ArgumentPrompts
import Foundation

/// Asks the user of a shell script. The answer goes to standard output.
@main struct PlatenTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "platen", abstract: "Asks the user of a shell script and prints the answer.",
    discussion: """
      The question is drawn in the terminal, also where standard input or output is a pipe: name=$(platen input "Name"). \
      Without a terminal, and with PLATEN_PLAIN or PLATEN_ACCESSIBLE set, plain lines are asked for.

      Exit status: \(ToolStatus.summary)
      """,
    version: version,
    subcommands: [
      InputCommand.self, SecretCommand.self, NumberCommand.self, DateCommand.self, ConfirmCommand.self,
      ChooseCommand.self, FilterCommand.self, FileCommand.self, WriteCommand.self, FormCommand.self,
      HelpCommand.self,
    ])

  static func main() async {
    HelpWidth.raise()
    Prompt.followUsersLanguage()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let shell = CompletionScript.shell(arguments) {
      print(CompletionScript.text(for: shell))
      if fflush(nil) != 0 { endWithoutOutput() }
      return
    }
    do {
      try SubcommandNames.check(arguments)
      var command = try parseAsRoot(ManyOptions.packed(arguments))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      endInLocale(withError: error)
    }
    if fflush(nil) != 0 { endWithoutOutput() }
  }
}

/// How the tool ends.
enum ToolStatus {
  /// What `confirm` returns for no.
  static let no: Int32 = 1
  /// The input ended before there was an answer, or a line of a pipe is not one.
  static let noAnswer: Int32 = 2
  /// A file or a value that was passed to the tool can't be used.
  static let badInput: Int32 = 65
  /// An argument does not fit what is asked.
  static let badArgument: Int32 = 64
  /// Standard output can't be written.
  static let noOutput: Int32 = 74
  static let cancelled: Int32 = 130

  static let summary = """
    0 answered (confirm: yes), \(no) confirm: no, \(noAnswer) no valid answer in a pipe or at its end, 64 wrong \
    arguments, \(badInput) a schema or value that can't be used, \(noOutput) the answer can't be written, \(cancelled) cancelled by Escape or Control-C.
    """
}

extension CompletionKind {
  /// Nothing, for a text that the user makes up. Without a kind zsh says what may be typed there, in place of inserting
  /// the only option that begins with what is typed.
  static var nothing: CompletionKind { .list([]) }
}

/// What every question has.
struct QuestionOptions: ParsableArguments {
  @Argument(help: "What is asked.", completion: .nothing)
  var title: String?

  @Option(help: "A sentence below the question.")
  var hint: String?

  /// What is asked, for a question without a title in the words of what it asks for.
  func title(or words: LocalizedStringKey) -> String { title ?? Prompt.words(words) }
}

/// Whether the answer is printed as JSON.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print the answer as JSON.")
  var json = false

  func printAnswer(_ text: String) { printAnswer(InputLine(text)) }

  func printAnswer(_ line: InputLine, _ end: LineEnd = .newline) {
    if json { print(Self.json(line.text)) } else { line.print(end) }
  }

  /// A list: one line each, or a JSON array.
  func printAnswers(_ lines: [InputLine], _ end: LineEnd) {
    if json {
      print("[" + lines.map { Self.json($0.text) }.joined(separator: ",") + "]")
    } else {
      for line in lines { line.print(end) }
    }
  }

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

/// Asks, and ends the tool with the status of what went wrong.
@MainActor func answer<Value: Sendable>(_ ask: @MainActor () async throws -> Value) async throws -> Value {
  do {
    return try await ask()
  } catch PromptError.cancelled {
    throw ExitCode(ToolStatus.cancelled)
  } catch let error as PromptError {
    complain("\(error)")
    throw ExitCode(ToolStatus.noAnswer)
  } catch let problem as ArgumentProblem {
    complain(problem.reason)
    throw ExitCode(ToolStatus.badArgument)
  } catch is NothingToChoose {
    complain(Prompt.words("There is nothing to choose from."))
    throw ExitCode(ToolStatus.badInput)
  } catch let problem as FormSchema.Problem {
    complain("\(problem)")
    throw ExitCode(ToolStatus.badInput)
  }
}

/// An argument does not fit what is asked, which is known when the options are read: the usage would not help.
struct ArgumentProblem: Error { let reason: String }

func complain(_ text: String) { Prompt.writeError("platen: \(text)") }

/// Ends the tool where standard output can't be written: an answer that is lost is none.
func endWithoutOutput() -> Never {
  complain("the answer can't be written: \(String(cString: strerror(errno)))")
  exit(ToolStatus.noOutput)
}

/// A text of a file; `-` is standard input.
func readText(_ path: String) throws -> String { String(decoding: try readBytes(path), as: UTF8.self) }

/// The bytes of a file; `-` is standard input.
func readBytes(_ path: String) throws -> Data {
  do {
    var isFolder: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(EISDIR))
    }
    if path == "-" { Prompt.takeStandardInput() }
    return path == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data()
        // Which may be a pipe, as that of a process substitution.
      : try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
  } catch {
    throw unreadable(path, error)
  }
}

/// Says why a file can't be read. Returns the status of the tool.
func unreadable(_ path: String, _ error: any Error) -> ExitCode {
  complain("\(path) can't be read: \(ErrorWords.reason(of: error))")
  return ExitCode(ToolStatus.badInput)
}
