import Foundation
import Platen

/// The form in plain lines, on the process's standard input and output.
@MainActor enum PlainFrontEnd {
  static func run(_ app: LaunchedApp) -> Never {
    let host = app.makeHost(TerminalFrontEnd.environment())
    let console = StandardConsole()
    let title = app.title.plainLine
    if !title.isEmpty { console.write(title + "\n") }
    let outcome = PlainForm(host: host, console: console).run()
    host.close()
    exit(outcome.rawValue)
  }
}
