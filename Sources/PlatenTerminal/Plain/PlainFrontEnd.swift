import Foundation
import PlatenGraph

/// The form in plain lines.
@MainActor enum PlainFrontEnd {
  static func run(_ app: LaunchedApp, on console: any PlainConsole) -> Never {
    let driver = FrontEndDriver(app) { $0 = TerminalFrontEnd.environment() }
    let form = PlainForm(driver: driver, console: console)
    Task {
      let outcome = await form.run(title: app.title.plainLine)
      driver.close()
      exit(console.isCancelled ? 130 : outcome.rawValue)
    }
    MainLoop().run()
  }
}
