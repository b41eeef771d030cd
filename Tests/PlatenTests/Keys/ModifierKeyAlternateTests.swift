import PlatenTesting
import SwiftUI
import Testing

/// Views that are shown while modifier keys are held down.
@MainActor @Suite struct ModifierKeyAlternateTests {
  private struct Page: View {
    @State private var done = "nothing"

    var body: some View {
      VStack {
        Button("Delete") { done = "one" }
          .modifierKeyAlternate([.option, .shift]) { Button("Delete All") { done = "all" } }
        Text("Done: \(done)")
      }
    }
  }

  @Test func theOtherCommandIsShownWhileTheKeysAreHeld() async throws {
    let screen = await Screen(Page())
    screen.hold(.option)
    #expect(screen.buttons("Delete").count == 1 && screen.buttons("Delete All").isEmpty)
    screen.hold([.option, .shift])
    #expect(screen.buttons("Delete").isEmpty)
    try screen.button("Delete All").press()
    #expect(screen.shows("Done: all"))
    screen.hold([])
    try screen.button("Delete").press()
    #expect(screen.shows("Done: one") && screen.buttons("Delete All").isEmpty)
  }
}
