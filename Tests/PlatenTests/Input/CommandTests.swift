import PlatenTesting
import SwiftUI
import Testing

/// Keys that are bound to commands.
@MainActor struct CommandTests {
  private struct Page: View {
    @State private var text = "a"
    @State private var log: [String] = []

    var body: some View {
      VStack {
        TextField("Name", text: $text)
          .onExitCommand { log.append("exit") }
          .onMoveCommand { log.append("\($0)") }
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test func escapeAndArrowsAreCommands() async throws {
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    try screen.press(.escape)
    try screen.press(.upArrow)
    try screen.press(.leftArrow)
    #expect(screen.shows("exit up left"))
  }
}
