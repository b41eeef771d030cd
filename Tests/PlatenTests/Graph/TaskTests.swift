import PlatenTesting
import SwiftUI
import Testing

/// Tasks that run while their views are shown.
@MainActor @Suite struct TaskTests {
  @MainActor private final class Log {
    var started: [Int] = []
    var running = 0

    func run(_ number: Int) async {
      started.append(number)
      running += 1
      try? await Task.sleep(for: .seconds(3_600))
      running -= 1
    }

    func reach(_ condition: () -> Bool) async throws {
      for _ in 0..<5_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var number = 0
    @State private var isShown = true

    var body: some View {
      if isShown { Text("Number \(number)").task(id: number) { await log.run(number) } }
      Button("Next") { number += 1 }
      Button("Hide") { isShown = false }
      // Changes the identity a second time in one update.
      EmptyView().onChange(of: number) { if number == 2 { number = 3 } }
    }
  }

  @Test func aTaskEndsWhenItsIdentityChangesAndWhenItsViewLeaves() async throws {
    let log = Log()
    let screen = await Screen(Counter(log: log))
    try await log.reach { log.running == 1 }
    try screen.button("Next").press()
    try await log.reach { log.started == [0, 1] && log.running == 1 }
    #expect(log.started == [0, 1] && log.running == 1)
    try screen.button("Next").press()
    try await log.reach { log.started.last == 3 && log.running == 1 }
    #expect(log.started.last == 3 && log.running == 1)
    try screen.button("Hide").press()
    try await log.reach { log.running == 0 }
    #expect(log.running == 0)
  }
}
