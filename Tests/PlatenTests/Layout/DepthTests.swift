import PlatenTesting
import SwiftUI
import Testing

/// The order of views over each other.
@MainActor struct DepthTests {
  @Test func aHigherIndexIsDrawnOverALowerOne() async throws {
    struct Page: View {
      @State private var isUp = true

      var body: some View {
        ZStack {
          Text("note").zIndex(isUp ? 1 : 0)
          Text("page")
          Text("floor").padding().zIndex(-1)
        }
        Button("Lower") { isUp = false }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.snapshot.hasPrefix("floor\npage\nnote\n"))
    try screen.button("Lower").press()
    #expect(screen.snapshot.hasPrefix("floor\nnote\npage\n"))
  }
}
