import ArgumentParser

/// `platen help`. It is in place of the parser's own, whose argument no shell completes.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "help", abstract: "Shows the help on a subcommand.")

  @Argument(help: "The subcommand, or none for the whole tool.", completion: .list(Self.topics.keys.sorted()))
  var subcommand: String?

  /// The subcommands that there is help on, by their names.
  private static var topics: [String: any ParsableCommand.Type] {
    let commands = PlatenTool.configuration.subcommands.filter { $0 != HelpCommand.self }
    return Dictionary(commands.map { ($0.configuration.commandName ?? "", $0) }) { first, _ in first }
  }

  func run() throws {
    guard let subcommand else { throw CleanExit.helpRequest(PlatenTool.self) }
    guard let command = Self.topics[subcommand] else {
      throw SubcommandNames.problem(of: subcommand)
    }
    throw CleanExit.helpRequest(command)
  }
}
