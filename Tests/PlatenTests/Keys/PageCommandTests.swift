import PlatenTesting
import SwiftUI
import Testing

/// Values that are stepped by Page Up and Page Down.
@MainActor @Suite struct PageCommandTests {
  private struct Pages: View {
    @State private var page: UInt = 1

    var body: some View {
      Text("Page \(page)").focusable().pageCommand(value: $page, in: 0...5, step: 2)
    }
  }

  @Test func thePageKeysStepAValueInItsRange() async throws {
    let screen = await Screen(Pages())
    try screen.press(.tab)
    try screen.press(.pageDown)
    #expect(screen.shows("Page 3"))
    try screen.press(.pageDown)
    try screen.press(.pageDown)
    #expect(screen.shows("Page 5"))
    for _ in 0..<3 { try screen.press(.pageUp) }
    #expect(screen.shows("Page 1"))
  }
}
