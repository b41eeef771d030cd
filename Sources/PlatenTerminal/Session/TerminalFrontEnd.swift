import Foundation
import PlatenGraph

/// The front end that draws in the terminal from which the program was started.
@MainActor package enum TerminalFrontEnd {
  /// Shows the program until the user ends it.
  ///
  /// If standard input or output is no terminal, if the terminal can't place a cursor, or if `plain` is set, the form
  /// is asked in plain lines instead.
  package static func run(_ app: LaunchedApp, plain: Bool = false) -> Never {
    let capabilities = TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
    guard !plain, capabilities.isAddressable, let channel = TerminalChannel.standard() else { PlainFrontEnd.run(app) }
    let host = app.makeHost(environment())
    let loop = MainLoop()
    do {
      let runner = try TerminalRunner(
        host: host, channel: channel, capabilities: capabilities, placement: .fullScreen, events: loop,
        title: app.title
      ) { exit($0) }
      runner.run()
    } catch {
      FileHandle.standardError.write(Data("\(app.name): \(error)\n".utf8))
      exit(1)
    }
    loop.run()
  }

  /// The environment of views in a terminal.
  package static func environment() -> EnvironmentValues {
    var values = EnvironmentValues()
    let reduces = ProcessInfo.processInfo.environment["PLATEN_REDUCE_MOTION"] ?? ""
    values.accessibilityReduceMotion = !reduces.isEmpty && reduces != "0"
    return values
  }
}
