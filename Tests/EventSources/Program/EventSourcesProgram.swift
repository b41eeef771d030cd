import EventSourcesViews
import Foundation
import TerminalPrompts

/// Shows the view as EVENT_SOURCES says: in a program (the default), or in a prompt without `await` (`prompt`).
@main enum EventSourcesProgram {
  @MainActor static func main() throws {
    switch ProcessInfo.processInfo.environment["EVENT_SOURCES"] {
    case "prompt": let _: Int = try Prompt.runAndWait { _ in EventSourcesView() }
    default: EventSourcesApp.main()
    }
  }
}
