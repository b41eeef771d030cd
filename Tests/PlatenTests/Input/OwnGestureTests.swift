import PlatenTesting
import SwiftUI
import Testing

/// Gestures that a program makes of others.
@MainActor @Suite struct OwnGestureTests {
  private struct Counting: Gesture {
    let report: (Int) -> Void
    @State private var count = 0

    var body: some Gesture {
      TapGesture().onEnded {
        count += 1
        report(count)
      }
    }
  }

  private struct Page: View {
    @State private var shown = 0
    @State private var ended = 0

    var body: some View {
      Text("Tapped \(shown), \(ended)")
        .gesture(Counting { shown = $0 })
      Text("Other").gesture(Counting { _ in }.onEnded { _ in ended += 1 })
    }
  }

  @Test func itsPropertiesKeepTheirValues() async throws {
    let screen = await Screen(Page())
    try screen.tapTarget("Tapped 0, 0").press()
    #expect(screen.shows("Tapped 1, 0"))
    try screen.tapTarget("Tapped 1, 0").press()
    #expect(screen.shows("Tapped 2, 0"))
    try screen.tapTarget("Other").press()
    #expect(screen.shows("Tapped 2, 1"))
  }
}
