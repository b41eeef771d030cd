import Foundation
import PlatenGraph

/// The form in plain lines, on the process's standard input and output.
@MainActor enum PlainFrontEnd {
  static func run(_ app: LaunchedApp) -> Never {
    let driver = FrontEndDriver(app) { $0 = TerminalFrontEnd.environment() }
    let console = StandardConsole.shared
    let title = app.title.plainLine
    if !title.isEmpty { console.write(title + "\n") }
    let form = PlainForm(driver: driver, console: console)
    Task {
      let outcome = await form.run()
      driver.close()
      exit(outcome.rawValue)
    }
    MainLoop().run()
  }
}
