import PlatenTesting
import SwiftUI
import Testing

@testable import Platen

/// Without a run loop of its own the main actor goes on on whichever thread comes next.
@MainActor private func hop() async {
  await Task.detached {}.value
}

private final class Counter: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct CounterPage: View {
  @ObservedObject var counter: Counter
  @State private var presses = 0

  var body: some View {
    Button("Press") {
      presses += 1
      counter.count += 1
    }
    Text("pressed \(presses)")
    Text("counted \(counter.count)")
  }
}

@Suite struct MainActorTests {
  @Test @MainActor func knowsTheMainActorOnWhicheverThreadItRuns() async {
    for _ in 0..<500 {
      #expect(Tracking.isOnMain)
      let elsewhere = await Task.detached { Tracking.isOnMain }.value
      #expect(!elsewhere)
    }
  }

  @Test @MainActor func whatIsWrittenAfterAWaitIsSeenAtOnce() async throws {
    let screen = await Screen(CounterPage(counter: Counter()))
    for number in 1...100 {
      await hop()
      try screen.button("Press").press()
      #expect(screen.texts == ["Press", "pressed \(number)", "counted \(number)"])
    }
  }
}
