import PlatenTesting
import SwiftUI
import Testing

/// Sections that keep by themselves whether their rows are shown.
@MainActor @Suite struct CollapsibleSectionTests {
  private struct Page: View {
    let isCollapsible: Bool
    @State private var isOpen = true

    var body: some View {
      List {
        Section {
          Text("First")
        } header: {
          Text("Own")
        }
        .collapsible(isCollapsible)
        Section("Bound", isExpanded: $isOpen) { Text("Second") }.collapsible(isCollapsible)
        Button("Change") { isOpen.toggle() }
      }
    }
  }

  @Test func theHeaderOfACollapsibleSectionHidesItsRows() async throws {
    let screen = await Screen(Page(isCollapsible: true))
    #expect(screen.shows("First") && screen.shows("Second"))
    try screen.button("Own").press()
    #expect(!screen.shows("First") && screen.shows("Second"))
    try screen.button("Own").press()
    #expect(screen.shows("First"))
    try screen.button("Bound").press()
    #expect(!screen.shows("Second"))
  }

  @Test func theUserCannotCollapseAnotherSection() async throws {
    let screen = await Screen(Page(isCollapsible: false))
    #expect(screen.buttons("Own").isEmpty && screen.buttons("Bound").isEmpty)
    #expect(screen.shows("First") && screen.shows("Second"))
    // The program can.
    try screen.button("Change").press()
    #expect(!screen.shows("Second") && screen.shows("Bound"))
  }

  @Test func aSectionWithoutAHeaderStaysAsItIs() async {
    let screen = await Screen(List { Section { Text("Row") }.collapsible(true) })
    #expect(screen.shows("Row"))
  }
}
