import ArgumentParser
import Foundation
import Platen

/// The arguments of every program.
struct LaunchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName, abstract: "Runs the program in a terminal, a browser or a window.",
      discussion: """
        Without an option the environment variable PLATEN_FRONT_END (\(FrontEndRegistry.names)) chooses the front end, and \
        the terminal is the default. When standard input or output is no terminal, the form is asked field by field in \
        plain lines.
        """)
  }

  /// The name by which the program was started.
  static var programName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
  }

  @Flag(exclusivity: .exclusive)
  var frontEnd: FrontEndFlag?

  @Flag(help: "Ask field by field in plain lines, for a pipe, a script or a screen reader.")
  var plain = false

  @Flag(help: "Ask field by field in lines that a screen reader follows; PLATEN_ACCESSIBLE=1 does the same.")
  var accessible = false

  @Option(help: "With --web: the address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "With --web: the port to listen on; 0 for any free port.")
  var port = 8080

  @Option(
    help: """
      With --web: another host name under which the page may be requested, as behind a proxy; NAME:PORT unless the port \
      is 80 or 443.
      """)
  var allowHost: [String] = []

  @Option(help: ArgumentHelp("With --web: a file of CSS for the page, after the front end's own.", valueName: "file"))
  var stylesheet: [String] = []

  @Option(help: "With --web: the most pages at a time.")
  var views = FrontEndOptions().views

  @Option(
    help: "With --web: the most pages at a time for one network address; a proxy has one for all its visitors.")
  var viewsPerAddress = FrontEndOptions().viewsPerAddress

  @Flag(help: "Show the program's #Preview declarations instead of the program; in a pipe, list them.")
  var previews = false

  @Option(help: ArgumentHelp("Open the preview of that name.", valueName: "name"))
  var preview: String?

  mutating func validate() throws {
    if plain || accessible, let frontEnd, frontEnd.name != FrontEndRegistry.standard.name {
      throw ValidationError(
        "--\(plain ? "plain" : "accessible") goes with the terminal, not with --\(frontEnd.name).")
    }
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes a number from 0 to 65535, not \(port).")
    }
    for (name, number) in [("views", views), ("views-per-address", viewsPerAddress)] where number < 1 {
      throw ValidationError("--\(name) takes a number of 1 or more, not \(number).")
    }
  }

  /// The arguments that the front end uses.
  var options: FrontEndOptions {
    var options = FrontEndOptions()
    options.isPlain = plain
    options.isAccessible = accessible
    options.host = host
    options.port = port
    options.allowedHosts = allowHost
    options.stylesheets = stylesheet
    options.views = views
    options.viewsPerAddress = viewsPerAddress
    return options
  }
}
