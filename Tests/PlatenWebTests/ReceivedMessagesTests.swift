#if Web
import Foundation
import Testing

@testable import PlatenWeb

/// What waits for messages of a page that are on their way.
@MainActor struct ReceivedMessagesTests {
  private let messages = ReceivedMessages()

  @MainActor private final class Calls {
    var names: [String] = []
  }

  @Test func whatHasArrivedIsNotWaitedFor() {
    messages.note()
    let calls = Calls()
    messages.wait(for: 1, seconds: 60) { calls.names.append("page") }
    #expect(calls.names == ["page"])
  }

  @Test func theLastMessageEndsIt() {
    let calls = Calls()
    messages.wait(for: 2, seconds: 60) { calls.names.append("second") }
    messages.wait(for: 1, seconds: 60) { calls.names.append("first") }
    messages.note()
    #expect(calls.names == ["first"])
    messages.note()
    messages.note()
    #expect(calls.names == ["first", "second"])
  }

  @Test func anotherConnectionEndsItAndCountsAnew() {
    let calls = Calls()
    messages.note()
    messages.wait(for: 2, seconds: 60) { calls.names.append("page") }
    messages.restart()
    #expect(calls.names == ["page"])
    #expect(messages.count == 0)
  }

  @Test func itLastsNoLongerThanItsTimeAndIsOverOnce() async throws {
    let calls = Calls()
    messages.wait(for: 1, seconds: 0.01) { calls.names.append("page") }
    while calls.names.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    messages.note()
    #expect(calls.names == ["page"])
  }
}
#endif
