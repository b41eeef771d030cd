import PlatenTesting
import SwiftUI
import Testing

private struct Pages: View {
  let mode: PageTabViewStyle.IndexDisplayMode
  @State private var page = 0
  @State private var note = ""

  var body: some View {
    TabView(selection: $page) {
      TextField("Note", text: $note).tag(0)
      Text("second").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: mode))
    Button("Turn") { page = 1 - page }
  }
}

@MainActor @Suite struct PageStyleTests {
  @Test func dotsTurnThePages() async throws {
    let screen = await Screen(Pages(mode: .always))
    try screen.field("Note").type("kept")
    #expect(screen.texts == ["●", "○", "Turn"])
    try screen.button("Page 2 of 2").press()
    #expect(screen.texts == ["second", "○", "●", "Turn"])
    try screen.button("Page 1 of 2").press()
    #expect(try screen.field("Note").text == "kept")
  }

  @Test func withoutDotsOnlyTheProgramTurnsThem() async throws {
    let screen = await Screen(Pages(mode: .never))
    #expect(screen.texts == ["Turn"])
    try screen.button("Turn").press()
    #expect(screen.texts == ["second", "Turn"])
  }

  @Test func tabsWithinAPageAreTabs() async throws {
    let screen = await Screen(
      TabView {
        TabView {
          Text("inner").tabItem { Text("One") }
        }
      }
      .tabViewStyle(.page))
    #expect(try screen.button("One").isEnabled)
  }
}
