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
        the terminal is the default. For a page PLATEN_HOST, PLATEN_PORT (or PORT), PLATEN_ALLOW_HOST and \
        PLATEN_TRUSTED_PROXIES do what the options of these names do. When standard input or output is no terminal, the form is asked field by field in \
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

  @Option(help: "With --web: the address to listen on; 127.0.0.1 without one.")
  var host: String?

  @Option(help: "With --web: the port to listen on, 8080 without one; 0 for any free port.")
  var port: Int?

  @Option(
    help: """
      With --web: another host name under which the page may be requested, as behind a proxy; NAME:PORT unless the port \
      is 80 or 443.
      """)
  var allowHost: [String] = []

  @Option(help: ArgumentHelp("With --web: a file of CSS for the page, after the front end's own.", valueName: "file"))
  var stylesheet: [String] = []

  @Option(help: "With --web: the most pages at a time; \(FrontEndOptions().views) without it.")
  var views: Int?

  @Option(
    help: """
      With --web: the most pages at a time for one network address, \(FrontEndOptions().viewsPerAddress) without it; a \
      proxy that is not trusted has one for all its visitors.
      """)
  var viewsPerAddress: Int?

  @Option(
    help: ArgumentHelp(
      """
      With --web: the address of a proxy, or a range such as 10.0.0.0/8, whose X-Forwarded-For or Forwarded names the \
      addresses of visitors.
      """, valueName: "address"))
  var trustedProxy: [String] = []

  @Flag(help: "Show the program's #Preview declarations instead of the program; in a pipe, list them.")
  var previews = false

  @Option(help: ArgumentHelp("Open the preview of that name.", valueName: "name"))
  var preview: String?

  mutating func validate() throws {
    if let port, !LaunchRequest.ports.contains(port) {
      throw ValidationError("--port takes a number from 0 to 65535, not \(port).")
    }
    for case (let name, let number?) in [("views", views), ("views-per-address", viewsPerAddress)] where number < 1 {
      throw ValidationError("--\(name) takes a number of 1 or more, not \(number).")
    }
  }

  /// Whether the form is asked in lines, which the terminal does alone.
  var isInLines: Bool { plain || accessible }

  /// Throws where an argument has no effect in the front end that runs. One of a program's own may use the options of a
  /// page.
  func check(for frontEnd: FrontEndKind) throws {
    if isInLines, frontEnd.name != FrontEndRegistry.standard.name {
      throw ValidationError(
        "--\(plain ? "plain" : "accessible") goes with the terminal, not with --\(frontEnd.name).")
    }
    guard !frontEnd.mayServe else { return }
    let ofPage = [
      ("host", host != nil), ("port", port != nil), ("allow-host", !allowHost.isEmpty),
      ("stylesheet", !stylesheet.isEmpty), ("views", views != nil), ("views-per-address", viewsPerAddress != nil),
      ("trusted-proxy", !trustedProxy.isEmpty),
    ]
    if let (name, _) = ofPage.first(where: \.1) {
      throw ValidationError("--\(name) goes with --web, not with the \(frontEnd.name).")
    }
  }
}
