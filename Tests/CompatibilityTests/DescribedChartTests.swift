import PlatenTesting
import PlatenTree
import SwiftUI
import Testing

/// A chart whose points are read.
@MainActor @Suite struct DescribedChartTests {
  @Test func thePointsAreInWhatIsRead() async throws {
    let days = [StepsChart.Day(name: "Monday", steps: 4000), StepsChart.Day(name: "Tuesday", steps: 6500)]
    let screen = await Screen(StepsChart(days: days))
    for text in ["Steps by day", "Day: Tuesday, Steps: 6500 steps"] {
      #expect(screen.host.root.first { $0.plainText == text } != nil)
    }
  }
}
