import ArgumentParser
import Foundation
import Platen

extension App {
  /// Runs the program in the front end that its arguments or the environment name.
  ///
  /// Never returns. Where the program's entry is asynchronous, call it before the first `await`: after that the main
  /// actor runs on threads of libdispatch, and the program ends with a message.
  @MainActor @preconcurrency public static func main() {
    guard Thread.isMainThread else {
      fail("App.main() was called after an await: it needs the main thread, which the main actor has left there.")
    }
    FrontEndRegistry.register(frontEnds)
    let request = LaunchRequest.ofProcess()
    let frontEnd = request.frontEnd
    frontEnd.prepare()
    guard let app = request.previewApp(in: frontEnd) ?? LaunchedApp(Self(), name: LaunchCommand.programName) else {
      fail("The program describes no window: its body needs a WindowGroup.")
    }
    if let unavailability = frontEnd.unavailability { fail(unavailability) }
    frontEnd.run(app, request.options)
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
  StandardError.write(line: message)
  exit(EXIT_FAILURE)
}
