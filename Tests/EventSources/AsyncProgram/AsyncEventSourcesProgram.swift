import EventSourcesViews
import Foundation
import TerminalPrompts

/// Shows the view in a program with an asynchronous entry as EVENT_SOURCES says: before it has been suspended (the
/// default), after that (`suspended`), or in a prompt (`prompt`).
///
/// With `cancelled` it asks two questions, each after one that is cancelled while it waits: a secret after a text, and
/// a text after a secret. With `paused` it asks three questions and works for a second and a half before the second and
/// the third one; with `printing` it says so before the second one.
@main enum AsyncEventSourcesProgram {
  @MainActor static func main() async throws {
    switch ProcessInfo.processInfo.environment["EVENT_SOURCES"] {
    case "prompt": let _: Int = try await Prompt.run { _ in EventSourcesView() }
    case "suspended":
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
      EventSourcesApp.main()
    case "cancelled":
      try await cancel(.text("Cancelled text"))
      let secret = try await Prompt.ask(.secret("Secret"))
      try await cancel(.secret("Cancelled secret"))
      let text = try await Prompt.ask(.text("Text"))
      print("\(secret.count) characters, then \(text)")
    case "paused": try await askWithPauses()
    case "printing":
      try await askWithPauses {
        print("Looking up … ", terminator: "")
        fflush(nil)
      }
    default: EventSourcesApp.main()
    }
  }

  @MainActor private static func askWithPauses(_ work: () -> Void = {}) async throws {
    let name = try await Prompt.ask(.text("Name"))
    work()
    try await Task.sleep(for: .milliseconds(1500))
    let city = try await Prompt.ask(.text("City"))
    try await Task.sleep(for: .milliseconds(1500))
    let count = try await Prompt.ask(.number("Count", default: 1))
    print("<\(name),\(city),\(count)>")
  }

  /// Asks, and gives up after a second.
  @MainActor private static func cancel(_ question: Question<String>) async throws {
    let asking = Task { try await Prompt.ask(question) }
    try await Task.sleep(for: .seconds(1))
    asking.cancel()
    _ = await asking.result
  }
}
