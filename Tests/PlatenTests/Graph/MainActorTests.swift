import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Without a run loop of its own the main actor continues on any thread.
@MainActor private func hop() async {
  await Task.detached {}.value
}

private final class Counter: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct CounterPage: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("counted \(counter.count)") }
}

@Suite struct MainActorTests {
  @Test @MainActor func knowsTheMainActorOnWhicheverThreadItRuns() async {
    for _ in 0..<500 {
      #expect(Tracking.isOnMain)
      let elsewhere = await Task.detached { Tracking.isOnMain }.value
      #expect(!elsewhere)
    }
  }

  @Test @MainActor func writesAfterAnAwaitAreShownAtOnce() async throws {
    let counter = Counter()
    let screen = await Screen(CounterPage(counter: counter))
    for number in 1...100 {
      await hop()
      counter.count = number
      screen.update()
      #expect(screen.texts == ["counted \(number)"])
    }
  }
}
