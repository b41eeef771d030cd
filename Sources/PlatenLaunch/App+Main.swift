import ArgumentParser
import Foundation
import Platen
import PlatenGTK
import PlatenTerminal
import PlatenWeb

extension App {
  /// Runs the program in the front end that its arguments or the environment name.
  @MainActor @preconcurrency public static func main() {
    let command = LaunchCommand.parseArguments()
    let frontEnd = command.frontEnd ?? environmentFrontEnd ?? .terminal
    guard let app = command.previewApp(in: frontEnd) ?? LaunchedApp(Self(), name: LaunchCommand.programName) else {
      fail("The program describes no window: its body needs a WindowGroup.")
    }
    switch frontEnd {
    case .terminal:
      TerminalFrontEnd.run(app, plain: command.plain)
    case .web:
      guard WebFrontEnd.isAvailable else {
        fail(
          "This program was built without the browser front end: build it with the package trait “Web” (swift run --traits Web …)."
        )
      }
      var options = WebOptions()
      options.host = command.host
      options.port = command.port
      options.allowedHosts = command.allowHost
      WebFrontEnd.run(app, options: options)
    case .window:
      guard GTKFrontEnd.isAvailable else {
        fail(
          "This program was built without the window front end: install the Debian package libgtk-4-dev and build it with the package trait “GTK” (swift run --traits GTK …)."
        )
      }
      GTKFrontEnd.run(app)
    }
  }

  private static var environmentFrontEnd: FrontEndKind? {
    guard let name = ProcessInfo.processInfo.environment["PLATEN_FRONT_END"], !name.isEmpty else { return nil }
    guard let kind = FrontEndKind(rawValue: name) else {
      fail("PLATEN_FRONT_END is “\(name)”: it has to be terminal, web or window.")
    }
    return kind
  }
}

extension LaunchCommand {
  /// The arguments of this run. Prints an error or the help, and exits, if they are wrong or request it.
  static func parseArguments() -> LaunchCommand {
    do {
      var command = try LaunchCommand.parseAsRoot()
      if let command = command as? LaunchCommand { return command }
      // Any other error is the request for help.
      try command.run()
      LaunchCommand.exit()
    } catch {
      LaunchCommand.exit(withError: error)
    }
  }
}

/// Prints in one sentence why the program can't run, and exits.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(EXIT_FAILURE)
}
