import EventSourcesViews
import Foundation
import TerminalPrompts

/// Shows the view in a program with an asynchronous entry as EVENT_SOURCES says: before it has been suspended (the
/// default), after that (`suspended`), or in a prompt (`prompt`).
@main enum AsyncEventSourcesProgram {
  @MainActor static func main() async throws {
    switch ProcessInfo.processInfo.environment["EVENT_SOURCES"] {
    case "prompt": let _: Int = try await Prompt.run { _ in EventSourcesView() }
    case "suspended":
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
      EventSourcesApp.main()
    default: EventSourcesApp.main()
    }
  }
}
