import Foundation
import Platen

/// What the arguments of a program ask for.
struct LaunchRequest {
  /// The name of the front end; nil where no argument names one.
  var frontEnd: String?
  var options = FrontEndOptions()
  var previews = false
  var preview: String?

  /// What is asked for by no arguments.
  init() {}

  init(_ command: LaunchCommand) {
    frontEnd = command.frontEnd?.name
    options = command.options
    previews = command.previews
    preview = command.preview
  }

  /// The arguments of this run. Prints an error or the help, and exits, if they are wrong or request it.
  ///
  /// Without arguments nothing is parsed: preparing the parser takes as long as evaluating a form for the first time.
  static func ofProcess() -> LaunchRequest {
    CommandLine.argc > 1 ? LaunchRequest(LaunchCommand.parseArguments()) : LaunchRequest()
  }
}
