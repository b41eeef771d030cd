import Foundation
import Platen

/// What the arguments of a program and its environment ask for. An argument precedes the environment.
struct LaunchRequest {
  /// The front end that runs.
  let frontEnd: FrontEndKind
  private(set) var options = FrontEndOptions()
  let previews: Bool
  let preview: String?

  /// The ports that can be listened on; 0 for any that is free.
  static let ports = 0...65535

  /// - Parameter command: The arguments; nil for none.
  /// - Throws: The reason why the program can't be started like that.
  init(_ command: LaunchCommand?, _ environment: LaunchEnvironment) throws {
    previews = command?.previews ?? false
    preview = command?.preview
    // Lines are asked for in the terminal, whatever the environment chooses.
    let named = command?.frontEnd.flatMap { FrontEndRegistry.named($0.name) }
    frontEnd =
      try named ?? (command?.isInLines == true ? FrontEndRegistry.standard : environment.frontEnd())
      ?? FrontEndRegistry.standard
    try command?.check(for: frontEnd)
    options.isPlain = command?.plain ?? false
    options.isAccessible = command?.accessible ?? false
    options.stylesheets = command?.stylesheet ?? []
    options.views = command?.views ?? options.views
    options.viewsPerAddress = command?.viewsPerAddress ?? options.viewsPerAddress
    if let host = command?.host ?? environment.host { options.host = host }
    // A port for something else is no reason not to run in a terminal.
    if let port = try command?.port ?? (frontEnd.mayServe ? environment.port() : nil) { options.port = port }
    let allowed = command?.allowHost ?? []
    options.allowedHosts = allowed.isEmpty ? environment.allowedHosts : allowed
    let proxies = command?.trustedProxy ?? []
    options.trustedProxies = proxies.isEmpty ? environment.trustedProxies : proxies
  }

  /// That of this run. Prints an error or the help, and exits, if the arguments or the environment are wrong or request it.
  ///
  /// Without arguments nothing is parsed: preparing the parser takes as long as evaluating a form for the first time.
  static func ofProcess() -> LaunchRequest {
    do {
      return try LaunchRequest(CommandLine.argc > 1 ? LaunchCommand.parseArguments() : nil, .ofProcess)
    } catch let problem as LaunchProblem {
      fail(problem.description)
    } catch {
      LaunchCommand.exit(withError: error)
    }
  }
}
