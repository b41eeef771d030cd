import ArgumentParser
import PlatenTerminal
import Testing

@testable import ArgumentPrompts
@testable import TerminalPrompts

private struct Login: PromptingCommand {
  @Option var apiToken: String
  static var questions: [String: Question<String>] { ["api-token": .secret("Token")] }
}

private struct PINLogin: PromptingCommand {
  @Option var pin: Int
  @Option var user: String
  static var questions: [String: Question<String>] { ["pin": .secret("PIN")] }

  func validate() throws { if pin == 1234 { throw ValidationError("The user \(user) has not the PIN \(pin).") } }
}

private struct MistypedLogin: PromptingCommand {
  @Option var apiToken: String
  static var questions: [String: Question<String>] { ["apiTokens": .secret("Token")] }
}

private struct Server: PromptingCommand {
  struct Enter: PromptingCommand {
    static let configuration = CommandConfiguration(commandName: "enter", aliases: ["in"])
    @Option var token: String
    static var questions: [String: Question<String>] { ["token": .secret("Token of enter")] }
  }

  struct Leave: ParsableCommand {
    @Option var token: String
    @Option var user: String
  }

  static let configuration = CommandConfiguration(
    commandName: "server", subcommands: [Enter.self, Leave.self], defaultSubcommand: Enter.self)
  @Option(name: [.short, .long]) var profile = ""
  static var questions: [String: Question<String>] { ["token": .secret("Token of server")] }
}

private struct MistypedServer: PromptingCommand {
  static let configuration = CommandConfiguration(subcommands: [MistypedLogin.self])
}

private struct Tool: ParsableCommand {
  enum Level: String, CaseIterable, ExpressibleByArgument { case low, high }
  enum Mode: String, EnumerableFlag { case fast, slow }

  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "copy", aliases: ["cp"])
    @Option(help: "Level") var level: Level
    @Option(name: .short) var count: Int
    @Argument(help: "Source") var source: String
    @Argument var others: [String]
    @Flag var mode: Mode
  }

  struct Move: ParsableCommand {
    @Argument(help: "Target") var target: String
  }

  static let configuration = CommandConfiguration(subcommands: [Copy.self, Move.self])
}

/// What is missing has types of several kinds.
private struct Move: PromptingCommand {
  enum Level: String, CaseIterable, ExpressibleByArgument { case low, high }
  enum Mode: String, EnumerableFlag { case fast, slow }
  struct Code: ExpressibleByArgument {
    init?(argument: String) { if argument != "only this" { return nil } }
  }

  static let configuration = CommandConfiguration(version: "3")
  @Option var level: Level
  @Option var count: Int
  @Option var name: String
  @Option var code: Code?
  @Flag var mode: Mode
  @Argument var target: String
}

private struct Picky: PromptingCommand {
  @Option var name: String
  @Option var minutes: Int
  func validate() throws { if minutes < 5 { throw ValidationError("--minutes has to be 5 or more.") } }
}

/// Refuses what no value of a common type is, as a command and in its group of options.
private struct Strict: PromptingCommand {
  struct Common: ParsableArguments {
    @Option var server: String
    @Flag var verbose = false
    func validate() throws { if !server.hasSuffix(".example") { throw ValidationError("--server is no server.") } }
  }

  struct Add: ParsableCommand {
    struct Even: ExpressibleByArgument {
      init?(argument: String) { if argument != "only this" { return nil } }
    }

    @Argument var name: String
    @Option var email: String
    @Option var part: Even
    @OptionGroup var common: Common
    func validate() throws { if !email.contains("@") { throw ValidationError("--email: That is no e-mail address.") } }
  }

  static let configuration = CommandConfiguration(commandName: "strict", subcommands: [Add.self])
}

/// Has no answers.
@MainActor private final class EmptyConsole: PlainConsole {
  var written = ""
  let isInteractive = false
  func write(_ text: PlainText) { written += text.characters }

  func readLine(_ question: String, _ request: LineRequest) -> String? {
    write(PlainText(question))
    return nil
  }

  func settle() {}
}

@Suite struct ArgumentListTests {
  /// The argument that the parser says is missing, and how it is added.
  private func missing(_ arguments: [String]) throws -> MissingArgument? {
    let list = try #require(ArgumentList(json: Tool._dumpHelp()))
    do {
      _ = try Tool.parseAsRoot(arguments)
      return nil
    } catch {
      return MissingArgument(message: Tool.message(for: error), among: list.arguments(of: arguments))
    }
  }

  private func completed(_ arguments: [String], by answers: [String: String]) throws -> [String] {
    var arguments = arguments
    for _ in 0..<10 {
      switch try missing(arguments) {
      case nil: return arguments
      case .value(let argument): arguments = argument.adding(try #require(answers[argument.name]), to: arguments)
      case .flag(let flags):
        let flag = try #require(flags.last).synopsis
        arguments = AskedAnswers.Answer(argument: nil, question: .text(""), value: flag).adding(to: arguments)
      }
    }
    return arguments
  }

  @Test func `each missing argument is found and added until the parser is content`() throws {
    let answers = ["level": "high", "c": "3", "source": "a", "others": "b"]
    let copy = try #require(try Tool.parseAsRoot(completed(["cp"], by: answers)) as? Tool.Copy)
    #expect(copy.level == .high && copy.count == 3 && copy.source == "a" && copy.others == ["b"] && copy.mode == .slow)
  }

  @Test func `the values of an enumeration are known`() throws {
    guard case .value(let argument)? = try missing(["copy"]) else {
      Issue.record("nothing is missing")
      return
    }
    #expect(argument.allValues == ["low", "high"] && argument.abstract == "Level")
  }

  @Test func `an answer that begins with a hyphen is no option`() throws {
    let move = try #require(try Tool.parseAsRoot(completed(["move"], by: ["target": "-x"])) as? Tool.Move)
    #expect(move.target == "-x")
  }

  @Test func `flags and options are read in front of a terminator, whether it was given or added`() throws {
    let given = try completed(["copy", "--level", "low", "--", "a", "b"], by: ["c": "3"])
    #expect(Set(given[3..<6]) == ["-c", "3", "--slow"] && given.suffix(3) == ["--", "a", "b"])
    let answers = ["level": "high", "c": "3", "source": "-a", "others": "-b"]
    let copy = try #require(try Tool.parseAsRoot(completed(["copy"], by: answers)) as? Tool.Copy)
    #expect(copy.source == "-a" && copy.others == ["-b"] && copy.mode == .slow && copy.count == 3)
  }

  @Test func `other errors are the parser's`() throws {
    #expect(try missing(["move", "there", "--unknown"]) == nil)
    #expect(try missing(["--help"]) == nil)
  }

  @Test func `a question for an argument that does not exist is reported, whatever else is right`() async throws {
    let login = try #require(try await Login.parseAsking(["--api-token", "a"]) as? Login)
    #expect(login.apiToken == "a")
    let error = await #expect(throws: (any Error).self) { try await MistypedLogin.parseAsking(["--api-token", "a"]) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("apiTokens") && message.contains("api-token"), "\(message)")
  }

  /// What a question writes in plain lines before it reads one.
  @MainActor private func title(_ question: Question<String>?) async throws -> String? {
    guard let question else { return nil }
    let console = EmptyConsole()
    _ = try? await question.makePlan().lines?(PromptLines(console: console))
    return console.written
  }

  @Test(arguments: [
    (["enter"], "Token of enter"), (["in"], "Token of enter"), ([], "Token of enter"),
    (["leave"], "Token of server"), (["--profile", "leave", "enter"], "Token of enter"),
    (["-p", "enter", "leave"], "Token of server"), (["--profile=leave"], "Token of enter"),
  ])
  @MainActor func `the question is the one of the command that runs, or of the one around it`(
    words: [String], title: String
  ) async throws {
    let asked = try #require(await self.title(Server.ownQuestion(for: "token", in: words)))
    #expect(asked.contains(title), "\(asked)")
    #expect(Server.ownQuestion(for: "user", in: words) == nil)
  }

  @Test func `a question of a subcommand for an argument that does not exist is reported`() async throws {
    let arguments = ["mistyped-login", "--api-token", "a"]
    let error = await #expect(throws: (any Error).self) { try await MistypedServer.parseAsking(arguments) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("MistypedLogin") && message.contains("apiTokens"), "\(message)")
  }

  @Test(arguments: [
    ("--level is too high.", [0]), ("The source has to be a folder.", [2]), ("Source must be newer than -c.", [2]),
    ("The levels are too high.", [0, 1, 2, 3]), ("--level high is nothing for --mode --fast", [0, 3]),
    ("That does not fit.", [0, 1, 2, 3]),
  ])
  func `a message is about the answers that it mentions, or about any`(message: String, suspects: [Int]) throws {
    let list = try #require(ArgumentList(json: Tool._dumpHelp()))
    var asked = AskedAnswers(given: ["copy"])
    for name in ["level", "c", "source"] {
      let argument = try #require(list.arguments(of: ["copy"]).first { $0.name == name })
      asked.append(AskedAnswers.Answer(argument: argument, question: .text(name), value: "low"))
    }
    asked.append(AskedAnswers.Answer(argument: nil, question: .text("mode"), value: "--fast"))
    #expect(asked.suspects(of: message) == suspects)
  }

  @Test func `a message with a secret in it is not shown`() throws {
    let arguments = try #require(ArgumentList(json: PINLogin._dumpHelp())).arguments(of: [])
    let own = try #require(PINLogin.questions["pin"])
    #expect(own.isSecret)
    func answer(_ name: String, _ question: Question<String>, _ value: String) throws -> AskedAnswers.Answer {
      let argument = try #require(arguments.first { $0.name == name })
      return AskedAnswers.Answer(argument: argument, question: question, value: value)
    }
    // The parser quotes what is no number.
    let wrong = PINLogin.reason(against: try answer("pin", own, "12a4"), among: AskedAnswers(given: []))
    #expect(wrong == "The answer is not valid for '--pin <pin>'.")
    // What is shown while it is typed may be quoted.
    let open = PINLogin.reason(against: try answer("pin", .text("PIN"), "12a4"), among: AskedAnswers(given: []))
    #expect(open?.contains("12a4") == true)
    var asked = AskedAnswers(given: [])
    asked.append(try answer("pin", own, "1234"))
    asked.append(try answer("user", .text("User"), "eva"))
    #expect(
      asked.shown("The user eva has not the PIN 1234.")
        == "The answer is not valid for '--pin <pin>', '--user <user>'.")
    #expect(asked.shown("The PIN has to be longer.") == "The PIN has to be longer.")
  }

  @Test func `a changed answer keeps its place among the arguments`() throws {
    let list = try #require(ArgumentList(json: Tool._dumpHelp()))
    var asked = AskedAnswers(given: ["copy"])
    for (name, value) in [("source", "a"), ("level", "low")] {
      let argument = try #require(list.arguments(of: ["copy"]).first { $0.name == name })
      asked.append(AskedAnswers.Answer(argument: argument, question: .text(name), value: value))
    }
    asked.change(0, to: "b")
    #expect(asked.arguments == ["copy", "b", "--level=low"])
    // A value that looks like an option now leaves the others what they are.
    asked.append(AskedAnswers.Answer(argument: nil, question: .text("mode"), value: "--fast"))
    asked.change(0, to: "-b")
    #expect(asked.arguments == ["copy", "--level=low", "--fast", "--", "-b"])
  }

  @Test(arguments: [
    (["--bogus"], "Unknown option '--bogus'"), (["--bogus", "--count", "3"], "Unknown option '--bogus'"),
    (["here", "there"], "Unexpected argument 'there'"), (["a", "b", "c"], "2 unexpected arguments: 'b', 'c'"),
    (["-x"], "Unknown option '-x'"),
  ])
  func `a word that the command has no use for is found while values are missing`(words: [String], message: String)
    throws
  {
    let problem = try #require(Move.callProblem(in: words))
    #expect(Move.message(for: problem) == message && Move.exitCode(for: problem) == .validationFailure)
  }

  @Test(arguments: [
    (["add", "--emial", "x"], "Unknown option '--emial'. Did you mean '--email'?"),
    (["add", "x", "--verbose", "--bogus"], "Unknown option '--bogus'"),
    (["add", "x", "y", "--server", "z"], "Unexpected argument 'y'"),
    (["add", "x", "--email", "nothing", "--servre=a"], "Unknown option '--servre'. Did you mean '--server'?"),
  ])
  func `no rule of a command hides a word that it has no use for`(words: [String], message: String) throws {
    let problem = try #require(Strict.callProblem(in: words))
    #expect(Strict.message(for: problem) == message && Strict.exitCode(for: problem) == .validationFailure)
    #expect(Strict.fullMessage(for: problem).contains("Usage: strict add <name>"))
  }

  @Test(arguments: [
    ["add"], ["add", "x", "--verbose"], ["add", "--server", "a", "--email", "b"], ["add", "--", "-x"],
  ])
  func `what a command requires and validates is no problem of the words`(words: [String]) {
    #expect(Strict.callProblem(in: words) == nil)
  }

  @Test(arguments: [[], ["here"], ["--level", "high"], ["--", "-x"], ["--code", "only this"], ["--slow"]])
  func `what is missing alone is no problem of the call`(words: [String]) {
    #expect(Move.callProblem(in: words) == nil)
  }

  @Test func `an answer mends what a message says of it, not what it says of an argument that was given`() throws {
    let list = try #require(ArgumentList(json: Picky._dumpHelp()))
    let name = try #require(list.allArguments.first { $0.name == "name" })
    var asked = AskedAnswers(given: ["--minutes", "3"])
    asked.append(AskedAnswers.Answer(argument: name, question: .text("Name"), value: "a"))
    #expect(Picky.isMended("The name is taken.", by: asked))
    #expect(Picky.isMended("This does not fit.", by: asked))
    #expect(!Picky.isMended("--minutes has to be 5 or more.", by: asked))
    #expect(Picky.isMended("--minutes does not fit --name.", by: asked))
    #expect(!Picky.isMended("Unknown option '--names'. Did you mean '--name'?", by: asked))
  }

  @Test func `a question says what is wrong without the words of the command line`() throws {
    let list = try #require(ArgumentList(json: PINLogin._dumpHelp()))
    let pin = try #require(list.arguments(of: []).first { $0.name == "pin" })
    #expect(pin.reason(in: "The value 'x' is invalid for '--pin <pin>'", against: "x") == "")
    #expect(pin.reason(in: "The value 'x' is invalid for '--pin <pin>': too short", against: "x") == "too short")
    #expect(pin.reason(in: "The value 'x' is invalid for '--user <user>'", against: "x") == nil)
    // It is that of the parser.
    do {
      _ = try PINLogin.parse(["--pin", "x", "--user", "Ada"])
    } catch {
      #expect(pin.reason(in: PINLogin.message(for: error), against: "x") == "")
    }
  }
}
