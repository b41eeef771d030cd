import PlatenTesting
import SwiftUI
import Testing

/// Where what scrolls begins, and where it is sent.
@MainActor struct ScrollPositionTests {
  @Test func aConversationStartsAtItsEnd() async {
    let screen = await Screen(
      ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)") } } }.defaultScrollAnchor(.bottom))
    #expect(screen.patches.contains { $0.hasPrefix("scroll to") })
    let plain = await Screen(ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)") } } })
    #expect(!plain.patches.contains { $0.hasPrefix("scroll to") })
  }

  @Test func aBindingSendsItToAView() async throws {
    struct Page: View {
      @State private var line: Int?

      var body: some View {
        Button("Down") { line = 40 }
        ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)").id($0) } } }
          .scrollPosition(id: $line, anchor: .top)
      }
    }
    let screen = await Screen(Page())
    #expect(!screen.patches.contains { $0.hasPrefix("scroll to") })
    try screen.button("Down").press()
    #expect(screen.patches.last?.hasPrefix("scroll to text") == true)
  }
}
